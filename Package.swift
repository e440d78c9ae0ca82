// swift-tools-version: 6.2
import Foundation
import PackageDescription

// As a dependency the manifest declares the library products alone: no swift-syntax, no libyaml, no
// tool. SwiftPM evaluates a dependency's manifest in `/` while it resolves, and in a folder of
// `checkouts` while it builds; `.ci/consumer` tests it, and ASKONCE_MANIFEST overrides the guess.
let environment = ProcessInfo.processInfo.environment
let isDependency: Bool =
  switch environment["ASKONCE_MANIFEST"] {
  case "library", "library-tests": true
  case "tool": false
  default:
    Context.packageDirectory == "/"
      || Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts"
  }

// The running toolchain's own SwiftSyntax. The manifest is linked against libPackageDescription,
// which lies in `usr/lib/swift/pm/ManifestAPI`; `usr/lib/swift/host` is two folders up from there.
// Glibc's module hides `dladdr`, so it is looked up by name.
func toolchainHostFolder() -> String? {
  struct ImageInfo {
    var fileName: UnsafePointer<CChar>?
    var base: UnsafeMutableRawPointer?
    var symbolName: UnsafePointer<CChar>?
    var symbol: UnsafeMutableRawPointer?
  }
  typealias DLAddr = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
  guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, "dladdr") else {
    return nil
  }
  var info = ImageInfo()
  let metadata = unsafeBitCast(Package.self as Any.Type, to: UnsafeRawPointer.self)
  let dladdr = unsafeBitCast(symbol, to: DLAddr.self)
  guard dladdr(metadata, &info) != 0, let fileName = info.fileName else { return nil }
  let host = URL(fileURLWithPath: String(cString: fileName)).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("host").path
  let module = host + "/SwiftParser.swiftmodule"
  return FileManager.default.fileExists(atPath: module) ? host : nil
}

/// The modules of SwiftSyntax that are imported.
let syntaxModules = ["SwiftSyntax", "SwiftParser"]
let hostFolder = environment["ASKONCE_SWIFT_SYNTAX"] == "package" ? nil : toolchainHostFolder()
let swiftSyntaxURL =
  environment["ASKONCE_SWIFT_SYNTAX_URL"] ?? "https://github.com/swiftlang/swift-syntax.git"

let strict: [SwiftSetting] =
  environment["CI"] != nil && !isDependency ? [.treatAllWarnings(as: .error)] : []

/// Settings of the targets downstream of Reading: a non-resilient client needs SwiftSyntax's
/// module interfaces even where it never names the module.
let syntaxSettings: [SwiftSetting] = hostFolder.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLinking: [LinkerSetting] =
  hostFolder.map { folder in
    [
      .unsafeFlags(
        ["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]
          + syntaxModules.map { "-l\($0)" })
    ]
  } ?? []
let syntaxProducts: [Target.Dependency] =
  hostFolder == nil ? syntaxModules.map { .product(name: $0, package: "swift-syntax") } : []

/// The products that ask a framework of Apple's, and the framework. An app links only those that
/// it uses: a linked framework alone can make Apple ask for its purpose string.
let adapters: [(String, String)] = """
  AskOnceARKit:ARKit AskOnceAccessibility:ApplicationServices AskOnceAlarms:AlarmKit
  AskOnceAppleMusic:MusicKit AskOnceAutomation:CoreServices
  AskOnceBiometrics:LocalAuthentication AskOnceBluetooth:CoreBluetooth AskOnceCalendar:EventKit
  AskOnceCamera:AVFoundation AskOnceClinicalRecords:HealthKit AskOnceCloudKit:CloudKit
  AskOnceContacts:Contacts AskOnceCrashDetection:SafetyKit AskOnceCriticalMessaging:Messages
  AskOnceDeveloperTool:ExecutionPolicy AskOnceExposureNotification:ExposureNotification
  AskOnceExternalStorage:AVFoundation AskOnceFallDetection:CoreMotion
  AskOnceFamilyControls:FamilyControls AskOnceFinance:FinanceKit AskOnceFocus:Intents
  AskOnceGameCenter:GameKit AskOnceHealth:HealthKit AskOnceHomeKit:HomeKit
  AskOnceImageCapture:ImageCaptureCore AskOnceInputEvents:IOKit
  AskOnceLiveActivities:ActivityKit AskOnceLocalNetwork:Network AskOnceLocation:CoreLocation
  AskOnceLoginItem:ServiceManagement AskOnceMediaLibrary:MediaPlayer AskOnceMicrophone:AVFAudio
  AskOnceMotion:CoreMotion AskOnceNearbyInteraction:NearbyInteraction
  AskOnceNotifications:UserNotifications AskOncePasskeys:AuthenticationServices
  AskOncePersonalVoice:AVFAudio AskOncePhotos:Photos AskOnceScreenCapture:CoreGraphics
  AskOnceSensorKit:SensorKit AskOnceSiri:Intents AskOnceSpeech:Speech
  AskOnceTVProvider:VideoSubscriberAccount AskOnceTracking:AppTrackingTransparency
  AskOnceVPN:NetworkExtension AskOnceWallet:PassKit AskOnceWorkouts:WorkoutKit
  """.split(whereSeparator: \.isWhitespace).map { pair in
    let names = pair.split(separator: ":").map(String.init)
    return (names[0], names[1])
  }

/// Without Apple's frameworks the adapters are compiled and tested against small modules of our
/// own, over the simulated device. A consumer never sees these; `ASKONCE_STUBS=none` leaves them
/// out, as for a build with an SDK on Linux.
#if os(Linux)
  let hasStubs =
    environment["ASKONCE_STUBS"] != "none"
    && (!isDependency || environment["ASKONCE_MANIFEST"] == "library-tests")
#else
  let hasStubs = false
#endif

/// The frameworks in which AskOnceUI draws.
let interfaces = ["Combine", "SwiftUI", "UIKit"]

let libraryTargets: [Target] =
  [
    .target(name: "PermissionModel", swiftSettings: strict),
    .target(name: "AskOnce", dependencies: ["PermissionModel"], swiftSettings: strict),
    .target(
      name: "AskOnceTesting", dependencies: ["AskOnce", "PermissionModel"],
      swiftSettings: strict),
    .target(
      name: "AskOnceUI",
      dependencies: ["AskOnce", "PermissionModel"]
        + (hasStubs ? interfaces.map { .target(name: $0) } : []), swiftSettings: strict),
  ]
  + adapters.map { adapter, framework in
    .target(
      name: adapter,
      dependencies: ["AskOnce", "PermissionModel"]
        // Which share a source.
        + (adapter == "AskOnceClinicalRecords" ? ["AskOnceHealth"] : [])
        + (hasStubs ? [.target(name: framework)] : []), swiftSettings: strict)
  }

let toolTargets: [Target] = [
  .systemLibrary(
    name: "CLibYAML", pkgConfig: "yaml-0.1",
    providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
  .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
  .target(name: "Facts", dependencies: ["PermissionModel"], swiftSettings: strict),
  .target(name: "Contract", dependencies: ["Facts"], swiftSettings: strict),
  .target(
    name: "Reading",
    dependencies: ["CLibYAML", "CZlib", "Contract", "Facts", "PermissionModel"] + syntaxProducts,
    swiftSettings: strict + syntaxSettings, linkerSettings: syntaxLinking),
  .target(
    name: "Auditing", dependencies: ["Contract", "Facts", "PermissionModel"],
    swiftSettings: strict),
  .target(
    name: "Playing", dependencies: ["AskOnceTesting", "Contract", "Facts", "PermissionModel"],
    swiftSettings: strict),
  .target(
    name: "Rendering", dependencies: ["Auditing", "Contract", "Facts", "PermissionModel"],
    swiftSettings: strict),
  .executableTarget(
    name: "AskOnceCommand",
    dependencies: [
      "Auditing", "Contract", "Facts", "PermissionModel", "Playing", "Reading", "Rendering",
    ],
    swiftSettings: strict + syntaxSettings),
]

/// Tests with nothing special.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], _ settings: [SwiftSetting] = strict
) -> Target { .testTarget(name: name, dependencies: dependencies, swiftSettings: settings) }

/// The tests of the libraries need no tool: `ASKONCE_MANIFEST=library-tests` builds them alone.
let libraryTests: [Target] = [
  .target(name: "ModelChecker", swiftSettings: strict),
  tests("ModelCheckerTests", ["ModelChecker"]),
  tests("PermissionModelTests", ["ModelChecker", "PermissionModel"]),
  tests("AskOnceTests", ["AskOnce", "AskOnceTesting", "PermissionModel"]),
]

/// A module of our own in the place of a framework of Apple's.
func stub(_ framework: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: framework, dependencies: dependencies, path: "Tests/Stubs/\(framework)",
    swiftSettings: strict)
}

let stubs: [Target] =
  [
    stub("SimulatedSystem", ["AskOnce", "AskOnceTesting", "PermissionModel"]),
    stub("Combine"), stub("UIKit"), stub("UniformTypeIdentifiers"),
    stub("SwiftUI", ["Combine", "UIKit", "UniformTypeIdentifiers"]),
    stub("PhotosUI", ["SwiftUI"]), stub("QuickLook", ["SwiftUI"]),
    // The logic of the reference app: its files are the app's, which Xcode builds.
    .target(
      name: "JustSendFlows", dependencies: ["AskOnce", "PermissionModel"],
      path: "Examples/JustSend/Flows", swiftSettings: strict),
    tests(
      "JustSendTests",
      [
        "AskOnce", "AskOnceBiometrics", "AskOnceCalendar", "AskOnceCamera", "AskOnceMicrophone",
        "AskOnceTesting", "JustSendFlows", "PermissionModel", "SimulatedSystem",
      ]),
    tests(
      "AskOnceAdapterTests",
      ["AskOnce", "AskOnceTesting", "PermissionModel", "SimulatedSystem"]
        + adapters.map { .target(name: $0.0) }),
    tests(
      "AskOnceUITests",
      [
        "AskOnce", "AskOnceTesting", "AskOnceUI", "PermissionModel", "PhotosUI", "QuickLook",
      ] + interfaces.map { .target(name: $0) },
      // Beside a module called UIKit, Testing's overlay for Apple's would be looked for.
      strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ]
  + Set(adapters.map(\.1)).sorted().map { framework in
    let others: [Target.Dependency] = framework == "AVFoundation" ? ["AVFAudio"] : []
    return stub(framework, ["AskOnceTesting", "PermissionModel", "SimulatedSystem"] + others)
  }

let toolTests: [Target] = [
  .target(
    name: "TestSupport",
    dependencies: ["Auditing", "Facts", "PermissionModel", "Reading"],
    path: "Tests/TestSupport", swiftSettings: strict + syntaxSettings),
  tests("ContractTests", ["Contract"]),
  .testTarget(
    name: "ReadingTests", dependencies: ["Contract", "Facts", "Reading", "TestSupport"],
    exclude: ["PropertyList/oracles.py"],
    swiftSettings: strict + syntaxSettings),
  tests(
    "AuditingTests",
    [
      "AskOnceUI", "Auditing", "Contract", "Facts", "PermissionModel", "Reading", "Rendering",
      "TestSupport",
    ], strict + syntaxSettings),
  .testTarget(
    name: "RenderingTests",
    dependencies: ["Auditing", "Contract", "Facts", "PermissionModel", "Rendering", "TestSupport"],
    exclude: ["Goldens"], swiftSettings: strict + syntaxSettings),
  tests("PlayingTests", ["Contract", "Facts", "PermissionModel", "Playing"]),
  .testTarget(
    name: "EndToEndTests",
    dependencies: ["AskOnceCommand", "Auditing", "Rendering", "TestSupport"],
    exclude: ["Goldens"], swiftSettings: strict + syntaxSettings),
  .testTarget(
    name: "TidyTests",
    dependencies: ["Auditing", "Facts", "Rendering", "TestSupport"] + syntaxProducts,
    swiftSettings: strict + syntaxSettings, linkerSettings: syntaxLinking),
]

let package = Package(
  name: "AskOnce",
  platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: libraryTargets.map { .library(name: $0.name, targets: [$0.name]) }
    + (isDependency ? [] : [.executable(name: "askonce", targets: ["AskOnceCommand"])]),
  dependencies: isDependency || hostFolder != nil
    ? [] : [.package(url: swiftSyntaxURL, "602.0.0"..<"604.0.0")],
  targets: libraryTargets
    + (isDependency && environment["ASKONCE_MANIFEST"] != "library-tests" ? [] : libraryTests)
    + (hasStubs ? stubs : []) + (isDependency ? [] : toolTargets + toolTests),
  swiftLanguageModes: [.v6]
)
