import Facts
import PermissionModel
import TestSupport
import Testing

@testable import Auditing

/// Two apps of one XcodeGen project, each with its own file and entitlements.
private func project(_ one: String, _ two: String, _ more: String = "") -> MiniProject {
  MiniProject(
    Example(
      stringLiteral: """
        struct Start {}
        --- One/A.swift
        import HealthKit
        func ask() {
          HKHealthStore().requestAuthorization(toShare: [], read: [type]) { _, _ in }
        }
        --- project.yml
        name: Apps
        targets:
          One:
            type: application
            platform: iOS
            sources: [One]
            settings: {CODE_SIGN_ENTITLEMENTS: One.entitlements, GENERATE_INFOPLIST_FILE: YES}
          Two:
            type: application
            platform: iOS
            sources: [Two]
            settings: {CODE_SIGN_ENTITLEMENTS: Two.entitlements, GENERATE_INFOPLIST_FILE: YES}
        --- One.entitlements
        { aps-environment = development; \(one) }
        --- Two.entitlements
        { aps-environment = development; \(two) }

        """ + more))
}

@Suite("Entitlements of each target")
struct TargetEntitlementTests {
  private let health = "com.apple.developer.healthkit = YES;"

  private func found(_ project: MiniProject, _ rule: Rule) -> [String] {
    project.report([rule]).findings.filter { $0.rule == rule.id }
      .map { "\($0.place.path) \($0.severity.word) \($0.message)" }
  }

  @Test("the target that asks lacks an entitlement, whatever another has")
  func missing() {
    #expect(
      found(project("", health), .missingEntitlement) == [
        "One/A.swift warning health data is used here, and the entitlements of target 'One' lack "
          + "com.apple.developer.healthkit"
      ])
    #expect(found(project(health, ""), .missingEntitlement) == [])
  }

  @Test("a capability needs its text in the target that has it")
  func capability() {
    let nfc = "com.apple.developer.nfc.readersession.formats = ( TAG );"
    #expect(
      found(project("", nfc), .capabilityWithoutPurposeString) == [
        "Two.entitlements warning com.apple.developer.nfc.readersession.formats is declared, and "
          + "NFCReaderUsageDescription is not stated"
      ])
    // What is used without its text is told where it is used.
    #expect(found(project(health, ""), .capabilityWithoutPurposeString) == [])
    #expect(found(project("", "\(health)"), .capabilityWithoutPurposeString) == [])
  }

  @Test("an entitlement is needed always, unless the table says when")
  func table() {
    let needed = ResourceRow.all.filter { $0.entitlement != nil }.map(\.id)
    #expect(needed.contains("homekit") && needed.contains("sensorkit") && needed.contains("nfc"))
    #expect(!needed.contains("camera") && !needed.contains("contacts"))
    #expect(!needed.contains("notifications") && !needed.contains("local-network"))
    #expect(ResourceRow.familyControls.entitlement == "com.apple.developer.family-controls")
  }
}
