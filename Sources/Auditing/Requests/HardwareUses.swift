import Facts

/// A use that needs hardware, and the names by which an app looks whether it is there.
struct HardwareNeed: Sendable {
  /// What a device may lack: "a camera".
  var name: String
  /// The type that is made or called.
  var types: Set<String>
  /// The members that use it; empty where making one does.
  var members: Set<String> = []
  /// Of what is made, a property's value that tells whether the need is meant.
  var value: String?
  /// Names of which one has to stand somewhere.
  /// The usual one first.
  var checks: [String]
  /// What happens without the hardware.
  var outcome: String

  /// By what Apple's documentation demands.
  static let all: [HardwareNeed] = [
    HardwareNeed(
      name: "a camera", types: ["UIImagePickerController"], value: "camera",
      checks: ["isSourceTypeAvailable", "isCameraDeviceAvailable", "availableCaptureModes"],
      outcome: "the picker raises an exception"),
    HardwareNeed(
      name: "a document camera", types: ["VNDocumentCameraViewController"],
      checks: ["isSupported"], outcome: "the scanner raises an exception"),
    HardwareNeed(
      name: "a data scanner", types: ["DataScannerViewController"],
      checks: ["isSupported", "isAvailable"], outcome: "the scanner cannot start"),
    HardwareNeed(
      name: "NFC", types: ["NFCNDEFReaderSession", "NFCTagReaderSession"], members: ["begin"],
      checks: ["readingAvailable"], outcome: "the session ends with an error at once"),
    HardwareNeed(
      name: "ranging of beacons", types: ["CLLocationManager"],
      members: ["startRangingBeacons"], checks: ["isRangingAvailable"],
      outcome: "no beacon is ever found"),
    HardwareNeed(
      name: "a step counter", types: ["CMPedometer"],
      members: ["startUpdates", "queryPedometerData", "startEventUpdates"],
      checks: [
        "isStepCountingAvailable", "isDistanceAvailable", "isFloorCountingAvailable",
        "isPaceAvailable", "isCadenceAvailable", "isPedometerEventTrackingAvailable",
      ], outcome: "no data ever comes"),
    HardwareNeed(
      name: "activity recognition", types: ["CMMotionActivityManager"],
      members: ["startActivityUpdates", "queryActivityStarting"],
      checks: ["isActivityAvailable"], outcome: "no activity is ever told"),
    HardwareNeed(
      name: "an altimeter", types: ["CMAltimeter"],
      members: ["startRelativeAltitudeUpdates", "startAbsoluteAltitudeUpdates"],
      checks: ["isRelativeAltitudeAvailable", "isAbsoluteAltitudeAvailable"],
      outcome: "no altitude is ever told"),
    HardwareNeed(
      name: "ultra wideband", types: ["NISession"], members: ["run"],
      checks: ["isSupported", "deviceCapabilities", "supportsPreciseDistanceMeasurement"],
      outcome: "the session ends with an error"),
    HardwareNeed(
      name: "health data", types: ["HKHealthStore"], members: ["requestAuthorization"],
      checks: ["isHealthDataAvailable"], outcome: "the request fails"),
  ]
}

/// Finds uses of hardware for which an app looks nowhere.
struct HardwareUses {
  /// One use, the first of its need.
  struct Use: Sendable {
    var need: HardwareNeed
    var call: CallRef
  }

  let app: Linked
  private var program: Program { app.program }

  /// The first unchecked use of each need, by place.
  func unchecked() -> [Use] {
    let used = HardwareNeed.all.compactMap { need -> Use? in
      uses(of: need).min { program.call($0.call).place < program.call($1.call).place }
    }
    guard !used.isEmpty else { return [] }
    let checks = used.reduce(into: Set<String>()) { $0.formUnion($1.need.checks) }
    let mentions = Mentions(of: checks, in: program)
    return used.filter { use in
      !use.need.checks.contains { mentions.contains($0) || program.unparsed.uses($0) }
    }
    .sorted { program.call($0.call).place < program.call($1.call).place }
  }

  private func uses(of need: HardwareNeed) -> [Use] {
    need.members.isEmpty ? constructions(need) : calls(need)
  }

  private func constructions(_ need: HardwareNeed) -> [Use] {
    need.types.sorted().flatMap { program.callsByName[$0] ?? [] }.filter { ref in
      guard case .path(let names) = program.call(ref).callee,
        need.types.contains(names.last ?? ""), program.types[names.last!]?.isOwn != true
      else { return false }
      return need.value.map { isSet(to: $0, ref) } ?? true
    }.map { Use(need: need, call: $0) }
  }

  /// Whether a body that makes something sets a property of it: `picker.sourceType = .camera`.
  private func isSet(to name: String, _ ref: CallRef) -> Bool {
    let file = program.files[ref.file]
    let body = BodyRef(file: ref.file, index: program.call(ref).body)
    return program.contents(of: body).assignments.contains {
      file.assignments[$0].value == .path(["", name])
        || file.assignments[$0].value == .path(["UIImagePickerController", "SourceType", name])
    }
  }

  private func calls(_ need: HardwareNeed) -> [Use] {
    need.members.sorted().flatMap { program.callsByName[$0] ?? [] }.compactMap { ref in
      let call = program.call(ref)
      let scope = app.memberScope(of: BodyRef(file: ref.file, index: call.body))
      guard let base = receiver(of: call.callee),
        let type = program.type(of: base, in: scope),
        need.types.contains(TypeEntry.simpleName(type)), program.types[type]?.isOwn != true
      else { return nil }
      return Use(need: need, call: ref)
    }
  }

  private func receiver(of callee: Value) -> Value? {
    switch callee {
    case .path(let names) where names.count > 1: .path(Array(names.dropLast()))
    case .member(let base, let names):
      names.count > 1 ? .member(base, Array(names.dropLast())) : base
    default: nil
    }
  }
}
