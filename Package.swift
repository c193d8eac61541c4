// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target is held to the same rules: Swift 6 mode, no warning let through, and an import
/// is the importing file's own business.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// What draws and looks at pixels is optimized even for the tests, which would take half as long again.
let fast: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "Clock",
  products: [
    .executable(name: "clock", targets: ["clock"]),
    .executable(name: "clock-layer", targets: ["clock-layer"]),
    // The tests load it into the clock.
    .library(name: "HeapProbe", type: .dynamic, targets: ["HeapProbe"]),
  ],
  targets: [
    // The C libraries, and the only places that deal with C macros, unions and variadics.
    .systemLibrary(
      name: "CX11", pkgConfig: "x11 xext xfixes xpresent xrandr xscrnsaver",
      providers: [
        .apt([
          "libx11-dev", "libxext-dev", "libxfixes-dev", "libxpresent-dev", "libxrandr-dev",
          "libxss-dev",
        ])
      ]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CLinux"),
    // Only the helper links these.
    .systemLibrary(name: "CRSVG", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(
      name: "CPixbuf", providers: [.apt(["libgdk-pixbuf-2.0-dev", "zlib1g-dev"])]),
    .systemLibrary(name: "CPango", providers: [.apt(["libpango1.0-dev"])]),

    .target(name: "Timekeeping", swiftSettings: strict + [.strictMemorySafety()]),
    .target(name: "Canvas", dependencies: ["CCairo"], swiftSettings: fast),
    .target(name: "Face", dependencies: ["Canvas", "Timekeeping"], swiftSettings: fast),
    .target(name: "Desktop", dependencies: ["CX11", "CLinux", "Canvas"], swiftSettings: strict),
    .executableTarget(
      name: "clock", dependencies: ["Canvas", "Desktop", "Face", "Timekeeping"],
      swiftSettings: strict),
    .executableTarget(
      name: "clock-layer", dependencies: ["CCairo", "CPango", "CPixbuf", "CRSVG"],
      swiftSettings: strict),

    .testTarget(
      name: "TimekeepingTests", dependencies: ["Timekeeping"], swiftSettings: strict),
    .testTarget(
      name: "DesktopTests", dependencies: ["Canvas", "Desktop"], swiftSettings: strict),
    .testTarget(
      name: "FaceTests", dependencies: ["CCairo", "Canvas", "Desktop", "Face", "Timekeeping"],
      exclude: ["References"], swiftSettings: fast),
    .testTarget(
      name: "LayerTests", dependencies: ["CCairo", "CPixbuf", "CRSVG"], swiftSettings: strict),
    // XTEST and screenshots: what a person's fingers and eyes are to the widget.
    .systemLibrary(
      name: "CXTest", path: "Tests/CXTest", providers: [.apt(["libxtst-dev"])]),
    // What the clock's loop does and allocates, counted from inside.
    .target(name: "HeapProbe", path: "Tests/HeapProbe", publicHeadersPath: "."),
    // Servers, their clients and processes of one's own, for these tests and for the benchmark.
    .target(
      name: "XTesting", dependencies: ["CXTest"], path: "Tests/XTesting", swiftSettings: strict),
    .testTarget(
      name: "WidgetTests", dependencies: ["CXTest", "Timekeeping", "XTesting", "clock"],
      exclude: ["References"], swiftSettings: strict),
    // `make bench`.
    .executableTarget(
      name: "clock-bench", dependencies: ["CXTest", "XTesting"], path: "Tests/Benchmark",
      exclude: ["README.md", "scale-count.svg", "scale-size.svg"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
