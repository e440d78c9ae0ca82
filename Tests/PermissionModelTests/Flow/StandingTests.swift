import PermissionModel
import Testing

@Suite("What the system holds")
struct StandingTests {
  @Test("a raw status says what the system holds", arguments: ResourceRow.all.filter(\.isReadable))
  func rawStatuses(row: ResourceRow) throws {
    let traits = row.traits
    var records: [Standing.Record] = [.none, .denied, .allowed(traits.need)]
    if let part = traits.part { records.append(.allowed(part)) }
    if let lesser = traits.upgradesFrom { records.append(.allowed(lesser)) }
    for record in records {
      let standing = Standing(record)
      let status = try #require(row.rawStatus(for: standing))
      #expect(
        row.state(ofRawStatus: status.name, type: status.type) == standing.state(for: traits),
        "\(record): \(status.name)")
    }
  }

  @Test("a state is what a standing that was concluded from it folds to")
  func reading() {
    let states: [PermissionState] =
      [.notDetermined, .granted(.full), .granted(.limited)] + Reason.allCases.map { .blocked($0) }
    for state in states {
      #expect(Standing(reading: state).state(for: ResourceRow.camera.traits) == state)
    }
  }

  @Test("what one status tells of two accesses is stored once")
  func shared() {
    #expect(ResourceRow.locationWhenInUse.recordID == "location-always")
    #expect(ResourceRow.locationAlways.recordID == "location-always")
    #expect(ResourceRow.calendarWriteOnly.recordID == "calendar-full")
    #expect(ResourceRow.notificationsProvisional.recordID == "notifications")
    #expect(ResourceRow.photosAddOnly.recordID == "photos-add-only")
    #expect(ResourceRow.camera.recordID == "camera")
    let upgrades = ResourceRow.all.filter { $0.traits.upgradesFrom != nil }.map(\.id)
    #expect(upgrades == ["calendar-full", "location-always", "notifications"])
  }

  @Test("traits are read off the table")
  func traits() {
    #expect(ResourceRow.camera.traits.need == .full)
    #expect(ResourceRow.locationWhenInUse.traits.need == .whenInUse)
    #expect(ResourceRow.photosAddOnly.traits.need == .writeOnly)
    #expect(ResourceRow.healthShare.traits.need == .undisclosed)
    #expect(ResourceRow.photosReadWrite.traits.part == .limited)
    #expect(ResourceRow.contacts.traits.part == .limited)
    #expect(ResourceRow.locationAlways.traits.upgradesFrom == .whenInUse)
    #expect(ResourceRow.camera.traits.endsAppWhenSwitched)
    #expect(!ResourceRow.locationWhenInUse.traits.endsAppWhenSwitched)
  }

  @Test("where the framework has no word for it, the system says denied")
  func denied() {
    var standing = Standing(.allowed(.full))
    standing.isRestricted = true
    let type = "AVAudioApplication.recordPermission"
    #expect(ResourceRow.microphone.rawStatus(for: standing, type: type)?.name == "denied")
    #expect(ResourceRow.camera.rawStatus(for: standing)?.name == "restricted")
    var off = Standing(.allowed(.whenInUse))
    off.isSwitchedOff = true
    #expect(ResourceRow.locationWhenInUse.rawStatus(for: off)?.name == "denied")
  }
}
