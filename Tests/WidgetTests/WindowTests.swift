import CXTest
import Foundation
import Testing

/// What the window is to a window manager.
@Suite struct WindowTests {
  @Test func saysWhatItIs() throws {
    let clock = try RunningClock(beside: .openbox)
    let (client, window) = (clock.client, clock.window)
    #expect(client.windowClass(of: window) == ["clock", "Clock"])
    let name = client.text("_NET_WM_NAME", of: window) ?? ""
    #expect(!name.isEmpty)
    #expect(client.text("WM_NAME", of: window) == name)
    #expect(client.cardinals("_NET_WM_PID", of: window) == [UInt(clock.program.process.processID)])
    let machine = try String(contentsOfFile: "/proc/sys/kernel/hostname", encoding: .utf8)
    #expect(client.text("WM_CLIENT_MACHINE", of: window).map { $0 + "\n" } == machine)
    let protocols = client.atoms("WM_PROTOCOLS", of: window)
    #expect(Set(protocols).isSuperset(of: ["WM_DELETE_WINDOW", "_NET_WM_PING"]))
  }

  @Test func isCalledAsItIsTold() throws {
    let clock = try RunningClock(["--name", "tokyo-1", "--title", "Tōkyō"])
    #expect(clock.client.windowClass(of: clock.window) == ["tokyo-1", "Clock"])
    #expect(clock.client.title(of: clock.window) == "Tōkyō")
  }

  @Test func asksForItsPlaceOnTheDesktop() throws {
    let clock = try RunningClock(beside: .openbox)
    let (client, window) = (clock.client, clock.window)
    try wait(for: "openbox to keep it above and out of lists") {
      Set(client.atoms("_NET_WM_STATE", of: window)).isSuperset(of: [
        "_NET_WM_STATE_ABOVE", "_NET_WM_STATE_SKIP_TASKBAR", "_NET_WM_STATE_SKIP_PAGER",
      ])
    }
    #expect(client.cardinals("_NET_WM_DESKTOP", of: window) == [0xFFFF_FFFF])
    #expect(
      client.atoms("_NET_WM_WINDOW_TYPE", of: window)
        == ["_NET_WM_WINDOW_TYPE_UTILITY", "_NET_WM_WINDOW_TYPE_NORMAL"])
    #expect(client.cardinals("_NET_WM_USER_TIME", of: window) == [0])
    #expect(client.focus != window)
  }

  /// Openbox writes the property anew; without a window manager it is as the clock set it.
  @Test func asksToBeOnAllDesktops() throws {
    let clock = try RunningClock()
    let states = clock.client.atoms("_NET_WM_STATE", of: clock.window)
    #expect(
      Set(states).isSuperset(of: [
        "_NET_WM_STATE_ABOVE", "_NET_WM_STATE_STICKY", "_NET_WM_STATE_SKIP_TASKBAR",
        "_NET_WM_STATE_SKIP_PAGER",
      ]))
    #expect(clock.client.cardinals("_NET_WM_DESKTOP", of: clock.window) == [0xFFFF_FFFF])
  }

  @Test func staysOnOneDesktopIfAsked() throws {
    let clock = try RunningClock(["--no-sticky"])
    let states = clock.client.atoms("_NET_WM_STATE", of: clock.window)
    #expect(states.contains("_NET_WM_STATE_ABOVE"))
    #expect(!states.contains("_NET_WM_STATE_STICKY"))
    #expect(clock.client.cardinals("_NET_WM_DESKTOP", of: clock.window) != [0xFFFF_FFFF])
  }

  @Test func isSquareAndBare() throws {
    let clock = try RunningClock(beside: .openbox)
    let (client, window) = (clock.client, clock.window)
    let place = try clock.place
    #expect(place.width == 200)
    #expect(place.height == 200)
    #expect(client.cardinals("_NET_FRAME_EXTENTS", of: window) == [0, 0, 0, 0])
    let motifHints = client.cardinals("_MOTIF_WM_HINTS", of: window)
    #expect(motifHints.count == 5)
    #expect(motifHints.first.map { $0 & 2 } == 2, "the hint about decorations is set")
    #expect(motifHints.dropFirst(2).first == 0, "no decorations")
    let hints = client.sizeHints(of: window)
    #expect(hints.flags & PAspect != 0)
    #expect(hints.min_aspect.x == hints.min_aspect.y && hints.min_aspect.x > 0)
    #expect(hints.max_aspect.x == hints.max_aspect.y && hints.max_aspect.x > 0)
  }

  @Test func hasAnIcon() throws {
    let clock = try RunningClock()
    // It comes a moment after the first picture.
    var data = try value(of: "an icon") {
      let data = clock.client.cardinals("_NET_WM_ICON", of: clock.window)
      return data.isEmpty ? nil : data[...]
    }
    while data.count > 2 {
      let (width, height) = (Int(data.removeFirst()), Int(data.removeFirst()))
      #expect(width == height)
      try #require(data.count >= width * height)
      let image = data.prefix(width * height)
      #expect(image.first.map { $0 >> 24 } == 0, "its corner is transparent")
      let middle = image.dropFirst(width * height / 2 + width / 2).first
      #expect(middle.map { $0 >> 24 } == 255, "its middle is not")
      data = data.dropFirst(width * height)
    }
    #expect(data.isEmpty)
  }

  @Test func answersPings() throws {
    let clock = try RunningClock(beside: .openbox)
    clock.client.watchMessages()
    clock.client.send("_NET_WM_PING", to: clock.window, time: 4711)
    let answer = try value(of: "an answer to the ping") {
      clock.client.nextMessage("WM_PROTOCOLS")
    }
    #expect(
      answer.prefix(3) == [Int(clock.client.atom("_NET_WM_PING")), 4711, Int(clock.window)])
  }
}
