import PermissionModel
import Testing

@Suite("The fold of raw statuses")
struct FoldTests {
  /// One raw status of a row, and what it means for a feature that needs exactly that row.
  struct Example: Sendable, CustomTestStringConvertible {
    var row: ResourceRow
    var type: String?
    var name: String
    var state: PermissionState
    init(_ row: ResourceRow, _ name: String, _ state: PermissionState, type: String? = nil) {
      self.row = row
      self.type = type
      self.name = name
      self.state = state
    }
    var testDescription: String { "\(row.id) \(name)" }
  }

  static let examples: [Example] = [
    Example(.camera, "notDetermined", .notDetermined),
    Example(.camera, "authorized", .granted(.full)),
    Example(.camera, "denied", .blocked(.denied)),
    Example(.camera, "restricted", .blocked(.restricted)),
    Example(.microphone, "undetermined", .notDetermined),
    Example(.microphone, "restricted", .blocked(.restricted), type: "AVAuthorizationStatus"),
    Example(.microphone, "restricted", .blocked(.unknown), type: "AVAudioSession.RecordPermission"),
    Example(.calendarFull, "writeOnly", .notDetermined),
    Example(.calendarFull, "fullAccess", .granted(.full)),
    Example(.calendarFull, "authorized", .granted(.full)),
    Example(.calendarWriteOnly, "writeOnly", .granted(.writeOnly)),
    Example(.calendarWriteOnly, "fullAccess", .granted(.full)),
    Example(.photosReadWrite, "limited", .granted(.limited)),
    Example(.photosReadWrite, "authorized", .granted(.full)),
    Example(.photosAddOnly, "authorized", .granted(.writeOnly)),
    Example(.contacts, "limited", .granted(.limited)),
    Example(.locationWhenInUse, "notDetermined", .notDetermined),
    Example(.locationWhenInUse, "authorizedWhenInUse", .granted(.whenInUse)),
    Example(.locationWhenInUse, "authorizedAlways", .granted(.full)),
    Example(.locationAlways, "authorizedWhenInUse", .notDetermined),
    Example(.locationAlways, "authorizedAlways", .granted(.full)),
    Example(.locationPreciseTemporary, "reducedAccuracy", .notDetermined),
    Example(.notifications, "provisional", .notDetermined),
    Example(.notifications, "ephemeral", .granted(.temporary)),
    Example(.notificationsProvisional, "provisional", .granted(.provisional)),
    Example(.notificationsProvisional, "authorized", .granted(.full)),
    Example(.notificationsCritical, "notSupported", .blocked(.unavailable)),
    Example(.bluetooth, "allowedAlways", .granted(.full)),
    Example(.bluetooth, "unsupported", .blocked(.unavailable), type: "CBManagerState"),
    Example(.bluetooth, "poweredOff", .blocked(.switchedOff), type: "CBManagerState"),
    Example(.microphoneInjection, "serviceDisabled", .blocked(.switchedOff)),
    Example(.personalVoice, "unsupported", .blocked(.unavailable)),
    Example(.healthShare, "shouldRequest", .notDetermined),
    Example(.healthShare, "unnecessary", .granted(.undisclosed)),
    Example(.healthUpdate, "sharingDenied", .blocked(.denied)),
    Example(.homekit, "[]", .notDetermined),
    Example(.homekit, "determined", .blocked(.denied)),
    Example(.tracking, "authorized", .granted(.full), type: "AuthorizationStatus"),
    Example(.familyControls, "approvedWithDataAccess", .granted(.full)),
    Example(.loginItems, "requiresApproval", .blocked(.denied)),
  ]

  @Test("a raw status means what the feature may do next", arguments: examples)
  func states(example: Example) {
    #expect(example.row.state(ofRawStatus: example.name, type: example.type) == example.state)
  }

  @Test("a status of a future system is blocked as unknown", arguments: ResourceRow.all)
  func futureStatus(row: ResourceRow) {
    #expect(row.state(ofRawStatus: "grantedByTelepathy") == .blocked(.unknown))
    #expect(row.state(ofRawStatus: "authorized", type: "FutureStatus") == .blocked(.unknown))
  }

  @Test("speech and the media library number denied and restricted the other way round")
  func numbering() throws {
    func number(_ row: ResourceRow, _ name: String) throws -> Int? {
      try #require(row.statuses.first { $0.name == name }).rawValue
    }
    #expect(try number(.camera, "restricted") == 1)
    #expect(try number(.camera, "denied") == 2)
    #expect(try number(.speechRecognition, "restricted") == 2)
    #expect(try number(.speechRecognition, "denied") == 1)
    #expect(try number(.mediaLibrary, "restricted") == 2)
    #expect(try number(.mediaLibrary, "denied") == 1)
  }

  @Test("Allow Once goes back to not determined, and the system asks again")
  func allowOnce() {
    guard case .yes = ResourceRow.locationWhenInUse.asksAgain else {
      Issue.record("location asks again after Allow Once")
      return
    }
    #expect(ResourceRow.locationWhenInUse.state(ofRawStatus: "notDetermined") == .notDetermined)
  }

  @Test("what cannot be told apart is not readable")
  func readable() {
    let readable: [ResourceRow] = [.camera, .microphone, .calendarFull, .bluetooth, .notifications]
    #expect(readable.filter { !$0.isReadable }.map(\.id) == [])
    let unreadable: [ResourceRow] = [.faceId, .healthShare, .localNetwork, .nearbyInteraction]
    #expect(unreadable.filter(\.isReadable).map(\.id) == [])
  }
}
