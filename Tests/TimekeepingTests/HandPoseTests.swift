import Testing
import Timekeeping

/// Angles of hands against figures worked out by hand.
@Suite struct HandPoseTests {
  /// A time of day and the angles in degrees of hour, minute and second hand in a sweep.
  struct Reading: Sendable, CustomTestStringConvertible {
    let time: TimeOfDay
    let hour, minute, second: Double

    init(
      _ hour: Int, _ minute: Int, _ second: Int, _ microsecond: Int = 0,
      angles: (Double, Double, Double)
    ) {
      time = TimeOfDay(hour: hour, minute: minute, second: second, microsecond: microsecond)
      (self.hour, self.minute, self.second) = angles
    }

    var testDescription: String {
      "\(time.hour):\(time.minute):\(time.second).\(time.microsecond)"
    }
  }

  static let readings = [
    Reading(0, 0, 0, angles: (0, 0, 0)),
    Reading(0, 0, 1, angles: (0.008_333_333_3, 0.1, 6)),
    Reading(0, 0, 15, angles: (0.125, 1.5, 90)),
    Reading(0, 0, 30, angles: (0.25, 3, 180)),
    Reading(0, 0, 45, angles: (0.375, 4.5, 270)),
    Reading(0, 0, 59, angles: (0.491_666_666_7, 5.9, 354)),
    Reading(0, 0, 60, angles: (0.5, 6, 0)),
    Reading(0, 1, 0, angles: (0.5, 6, 0)),
    Reading(0, 15, 0, angles: (7.5, 90, 0)),
    Reading(0, 30, 0, angles: (15, 180, 0)),
    Reading(0, 45, 0, angles: (22.5, 270, 0)),
    Reading(0, 59, 59, angles: (29.991_666_666_7, 359.9, 354)),
    Reading(1, 0, 0, angles: (30, 0, 0)),
    Reading(1, 5, 27, angles: (32.725, 32.7, 162)),
    Reading(2, 10, 55, angles: (65.458_333_333_3, 65.5, 330)),
    Reading(3, 0, 0, angles: (90, 0, 0)),
    Reading(3, 47, 12, angles: (113.6, 283.2, 72)),
    Reading(4, 20, 0, angles: (130, 120, 0)),
    Reading(5, 55, 5, angles: (177.541_666_666_7, 330.5, 30)),
    Reading(6, 0, 0, angles: (180, 0, 0)),
    Reading(6, 30, 30, angles: (195.25, 183, 180)),
    Reading(7, 7, 7, angles: (213.558_333_333_3, 42.7, 42)),
    Reading(8, 24, 0, angles: (252, 144, 0)),
    Reading(9, 0, 0, angles: (270, 0, 0)),
    Reading(9, 41, 0, angles: (290.5, 246, 0)),
    Reading(10, 10, 36, angles: (305.3, 63.6, 216)),
    Reading(11, 59, 59, angles: (359.991_666_666_7, 359.9, 354)),
    Reading(11, 59, 59, 999_999, angles: (359.999_999_991_7, 359.999_999_9, 359.999_994)),
    Reading(12, 0, 0, angles: (0, 0, 0)),
    Reading(12, 30, 0, angles: (15, 180, 0)),
    Reading(13, 0, 0, angles: (30, 0, 0)),
    Reading(15, 47, 12, angles: (113.6, 283.2, 72)),
    Reading(18, 0, 0, angles: (180, 0, 0)),
    Reading(21, 15, 15, angles: (277.625, 91.5, 90)),
    Reading(22, 10, 36, angles: (305.3, 63.6, 216)),
    Reading(23, 0, 0, angles: (330, 0, 0)),
    Reading(23, 59, 0, angles: (359.5, 354, 0)),
    Reading(23, 59, 59, angles: (359.991_666_666_7, 359.9, 354)),
    Reading(23, 59, 59, 999_000, angles: (359.999_991_666_7, 359.999_9, 359.994)),
    Reading(23, 59, 60, angles: (0, 0, 0)),
    Reading(23, 59, 60, 500_000, angles: (0, 0, 0)),
    Reading(10, 10, 36, 500_000, angles: (305.304_166_666_7, 63.65, 219)),
    Reading(0, 0, 0, 1, angles: (0.000_000_008_3, 0.000_000_1, 0.000_006)),
  ]

  @Test(arguments: readings)
  func `A sweep shows the very time`(_ reading: Reading) {
    let pose = Motion.sweep.pose(at: reading.time, showsSeconds: true)
    #expect(abs(degrees(pose.hour) - reading.hour) < 1e-8)
    #expect(abs(degrees(pose.minute) - reading.minute) < 1e-8)
    #expect(abs(degrees(pose.second) - reading.second) < 1e-8)
  }

  @Test func `Every second of a day agrees with whole-number arithmetic`() {
    for second in 0..<86_400 {
      let time = TimeOfDay(hour: second / 3_600, minute: second / 60 % 60, second: second % 60)
      for motion in [Motion.tick, .sweep] {
        let pose = motion.pose(at: time, showsSeconds: true)
        #expect(abs(degrees(pose.second) - Double(second % 60 * 6)) < 1e-9)
        #expect(abs(degrees(pose.minute) - Double(second % 3_600) / 10) < 1e-9)
        #expect(abs(degrees(pose.hour) - Double(second % 43_200) / 120) < 1e-9)
      }
    }
  }

  @Test(arguments: [-86_401.5, -43_200, -0.001, 0, 43_200, 1e9 + 0.25, 2.5e11, 1e15])
  func `Angles are never negative and never a full turn`(seconds: Double) {
    let pose = HandPose(secondsSinceMidnight: seconds)
    for angle in [pose.hour, pose.minute, pose.second] {
      #expect((0..<2 * Double.pi).contains(angle))
    }
  }
}

/// An angle in degrees, from radians.
func degrees(_ radians: Double) -> Double {
  radians * 180 / .pi
}
