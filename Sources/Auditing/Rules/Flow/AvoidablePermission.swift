import Facts

extension Rule {
  /// Full access is asked for before a picker that needs none.
  package static let avoidablePermission = Rule(
    id: "avoidable-permission", group: .flow, severity: .warning,
    summary: "Photos or contacts are asked for, and only the system's picker uses them.",
    why: """
      The system's pickers run outside the app and give it what the person chose, with no \
      permission at all. A prompt before them asks for everything, and a refusal closes a feature \
      that would have worked.
      """,
    fix: "Present the picker without asking, and remove the request and its purpose string.",
    sources: [.dataMinimisation],
    triggers: [
      """
      import PhotosUI
      import SwiftUI

      struct ProfileScreen: View {
        @State private var isChoosing = false
        @State private var item: PhotosPickerItem?
        var body: some View {
          Button("Choose Picture") {
            ↓PHPhotoLibrary.requestAuthorization(for: .readWrite) { status in
              isChoosing = status == .authorized
            }
          }
          .1️⃣photosPicker(isPresented: $isChoosing, selection: $item)
        }
      }
      """,
      """
      import ContactsUI
      import UIKit

      final class InviteController: UIViewController {
        @IBAction func invite(_ sender: UIButton) {
          ↓CNContactStore().requestAccess(for: .contacts) { granted, _ in
            if granted { self.present(CNContactPickerViewController(), animated: true) }
          }
        }
      }
      """,
    ],
    passes: [
      """
      import PhotosUI
      import SwiftUI

      struct ProfileScreen: View {
        @State private var item: PhotosPickerItem?
        var body: some View {
          PhotosPicker("Choose Picture", selection: $item)
        }
      }
      """,
      """
      import Contacts
      import ContactsUI
      import UIKit

      final class InviteController: UIViewController {
        private let store = CNContactStore()
        @IBAction func invite(_ sender: UIButton) {
          store.requestAccess(for: .contacts) { granted, _ in
            guard granted else { return }
            let fetch = CNContactFetchRequest(keysToFetch: [])
            try? self.store.enumerateContacts(with: fetch) { _, _ in }
          }
        }
        @IBAction func choose(_ sender: UIButton) {
          present(CNContactPickerViewController(), animated: true)
        }
      }
      """,
    ],
    check: { subject in AvoidablePermissions(flows: subject.asBuilt).findings })
}

/// Finds requests for what only a picker uses.
private struct AvoidablePermissions {
  let flows: AsBuilt
  private var program: Program { flows.app.program }

  /// What shows that an app uses a resource itself.
  private static let uses: [(resource: String, names: Set<String>)] = [
    ("photos-read-write", BroadAccess.photoNames),
    (
      "contacts",
      [
        "enumerateContacts", "unifiedContacts", "unifiedContact", "unifiedMeContactWithKeys",
        "CNSaveRequest", "CNContactFetchRequest", "CNChangeHistoryFetchRequest", "containers",
        "groups", "ABAddressBook", "CNContactStoreDidChange",
      ]
    ),
  ]

  var findings: [Finding] {
    Self.uses.compactMap { resource, names in
      let site = flows.requests.first {
        $0.match.role == .request && $0.match.resources == [resource]
          && $0.match.certainty > .possible
      }
      guard let site, let picker = picker(of: resource), !isUsed(names) else {
        return nil
      }
      return finding(site, picker, flows.name(of: [resource]))
    }
  }

  private func isUsed(_ names: Set<String>) -> Bool {
    let mentions = Mentions(of: names, in: program)
    return names.contains { mentions.contains($0) || program.unparsed.uses($0) }
  }

  /// The first call that opens a picker of the resource.
  private func picker(of resource: String) -> Place? {
    let symbols = flows.app.symbols.rows[resource]?.symbols.filter { $0.role == .picker } ?? []
    let calls = Set(symbols.map(\.sourceName)).flatMap { program.callsByName[$0] ?? [] }
    return calls.filter { ref in
      flows.app.matches(of: ref).contains { $0.role == .picker && $0.resources.contains(resource) }
    }.map { program.call($0).namePlace }.min()
  }

  private func finding(_ site: RequestSite, _ picker: Place, _ name: String) -> Finding {
    Finding(
      rule: "avoidable-permission", severity: .warning, certainty: .possible,
      message: "the app asks for \(name), and uses it through the system's picker alone",
      help: "Open the picker without asking.", place: site.place,
      related: [RelatedPlace("the picker", at: picker)],
      trace: [
        TraceStep("iOS asks for \(name)", at: site.place),
        TraceStep("the system's picker opens, which needs no permission", at: picker),
      ],
      about: site.owner)
  }
}
