import Testing

@testable import Timekeeping

/// What is wholly a POSIX rule, and what is not.
@Suite struct PosixRuleTests {
  @Test(arguments: [
    ("UTC0", "UTC"), ("CET-1", "CET"), ("IST-5:30", "IST"), ("LMT0:19:32", "LMT"),
    ("XYZ+24", "XYZ"), ("XYZ-24:59:59", "XYZ"), ("<+0545>-5:45", "+0545"), ("<-03>3", "-03"),
    ("<UTC+3>-3", "UTC+3"), ("CET-1CEST", "CET"), ("EST5EDT", "EST"), ("EST5EDT4", "EST"),
    ("EST5EDT4:30", "EST"), ("CET-1CEST,M3.5.0,M10.5.0/3", "CET"),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "-02"), ("EET-2EEST,M3.4.4/50,M10.4.4/50", "EET"),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "IST"), ("XXX-2YYY,J1/0,J365/23", "XXX"),
    ("XXX-2YYY,0/0,365/167:59:59", "XXX"), ("XXX-2YYY-3,J60/-167,J300/+2", "XXX"),
    // An offset and a name for summer time, odd as it looks.
    ("IST-5:30junk", "IST"),
  ])
  func `A rule`(text: String, name: String) {
    #expect(PosixRule(text)?.standardName == name)
  }

  @Test(arguments: [
    "", "A0", "AB0", "UTC", "Europe", "Europe/Nowhere", ":UTC0", "/UTC0", " UTC0", "UTC0 ", "UTC 0",
    "UTC+-1", "UTC+", "CET-25", "CET-1:60", "CET-1:5", "CET-1:00:60", "CET-1:", "CET-001",
    "CET-1:00:00:00", "<+0545-5:45", "<+1>-1", "<>-1", "<A B>-1", "+0545-5:45", "C3T-1",
    "Süd-1", "CET-1CE", "CET-1CEST,", "CET-1CEST,M3.5.0", "CET-1CEST,M3.5.0,",
    "CET-1,M3.5.0,M10.5.0",
    "CET-1CEST,M3.5.0,M10.5.0,M11.1.0", "CET-1CEST,M3.5.0,M10.5.0/3 ", "CET-1CEST,M0.5.0,M10.5.0",
    "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.0.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0",
    "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,M3.5,M10.5.0", "CET-1CEST,J0,J300", "CET-1CEST,J1,J366",
    "CET-1CEST,0,366", "CET-1CEST,J,J300", "CET-1CEST,M3.5.0/168,M10.5.0",
    "CET-1CEST,M3.5.0/,M10.5.0",
    "CET-1CEST,M3.5.0/--1,M10.5.0", "CET-1CEST-25,M3.5.0,M10.5.0", "CET-1CEST;M3.5.0;M10.5.0",
    "CET-99999999999999999999",
  ])
  func `No rule`(text: String) {
    #expect(PosixRule(text) == nil)
  }
}
