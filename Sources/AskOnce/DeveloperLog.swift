import PermissionModel

#if canImport(os)
  import os
#endif

/// Tells the developer of a debug build, in the system's log, of what would otherwise end the app
/// or do nothing.
public let developerLog: @Sendable (PermissionReport) -> Void = { report in
  #if DEBUG && canImport(os)
    let log = Logger(subsystem: "AskOnce", category: "permissions")
    switch report {
    case .missingPurposeString(let resource, let keys):
      let keys = keys.joined(separator: " or ")
      log.fault(
        "\(resource, privacy: .public): not asked, Info.plist lacks \(keys, privacy: .public)")
    case .unknownStatus(let resource):
      log.fault("\(resource, privacy: .public): a status that this version does not know")
    case .step: break
    }
  #endif
}
