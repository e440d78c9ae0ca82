import Facts

/// A call that takes data off the device.
struct Sending: Sendable {
  /// The name of the call, or of the type that it makes.
  var name: String
  /// One of these labels is among its arguments'; empty where the name alone tells.
  var labels: Set<String> = []
  /// The module that has it.
  var modules: Set<String>
  /// What it does: "uploads data".
  var verb: String

  /// By the documentation of the frameworks; calls that only fetch are none.
  static let all: [Sending] = [
    Sending(name: "uploadTask", modules: ["Foundation"], verb: "uploads data"),
    Sending(
      name: "upload", labels: ["from", "fromFile"], modules: ["Foundation"], verb: "uploads data"),
    Sending(name: "upload", labels: ["to"], modules: ["Alamofire"], verb: "uploads data"),
    Sending(name: "putData", modules: ["FirebaseStorage", "Firebase"], verb: "uploads data"),
    Sending(name: "putFile", modules: ["FirebaseStorage", "Firebase"], verb: "uploads data"),
    Sending(
      name: "CKRecord", labels: ["recordType"], modules: ["CloudKit"], verb: "writes data to iCloud"
    ),
  ]

  /// Modules that bring Foundation along.
  private static let withFoundation: Set<String> = [
    "Foundation", "SwiftUI", "UIKit", "AppKit", "WatchKit",
  ]

  /// What a call of a file sends; nil for any other.
  static func by(_ call: Call, in file: SwiftFacts) -> Sending? {
    all.first { sending in
      guard sending.name == call.name else { return false }
      let labels = Set(call.arguments.compactMap(\.label))
      guard sending.labels.isEmpty || !labels.isDisjoint(with: sending.labels) else { return false }
      let imports =
        file.imports.contains(where: withFoundation.contains)
        ? file.imports + ["Foundation"] : file.imports
      return !sending.modules.isDisjoint(with: imports)
    }
  }
}

/// Follows the code that handles a resource to what it sends.
struct SendingFinder {
  /// What leaves the device, and where the resource is used beside it.
  struct Found {
    var sending: Sending
    var place: Place
    /// The id of its row.
    var resource: String
    var use: Place
  }
  private let flows: AsBuilt
  private var program: Program { flows.app.program }
  /// The bodies of each type.
  private let bodies: [String: [BodyRef]]

  /// More calls from the type that uses the resource are not followed.
  private static let depth = 4

  init(_ flows: AsBuilt) {
    self.flows = flows
    var bodies: [String: [BodyRef]] = [:]
    let files = flows.app.program.files
    for file in files.indices {
      for (index, body) in files[file].bodies.enumerated() {
        if let owner = body.owner {
          bodies[owner, default: []].append(BodyRef(file: file, index: index))
        }
      }
    }
    self.bodies = bodies
  }

  /// The first call that a type which uses one of some resources makes, or leads to.
  func sending(of resources: Set<String>, where isOwn: (Place) -> Bool) -> Found? {
    let sites = flows.requests.filter { site in
      site.match.certainty > .possible && !resources.isDisjoint(with: site.match.resources)
        && isOwn(site.place)
    }
    return sites.lazy.compactMap { site in
      let body = BodyRef(file: site.call.file, index: program.call(site.call).body)
      let own = program.owner(of: body).flatMap { bodies[$0] } ?? [body]
      return sending(from: own).map {
        Found(
          sending: $0, place: $1, resource: site.match.resources[0], use: site.place)
      }
    }.first
  }

  /// Breadth first, so that the nearest is found.
  private func sending(from start: [BodyRef]) -> (Sending, Place)? {
    var seen = Set(start)
    var layer = start
    for step in 0...Self.depth {
      for body in layer {
        let file = program.files[body.file]
        for call in program.contents(of: body).calls {
          if let found = Sending.by(file.calls[call], in: file) {
            return (found, file.calls[call].place)
          }
        }
      }
      guard step < Self.depth else { break }
      layer = layer.flatMap(called).filter { seen.insert($0).inserted }
    }
    return nil
  }

  /// What a body runs: closures in it, and what its calls surely lead to.
  private func called(from body: BodyRef) -> [BodyRef] {
    let contents = program.contents(of: body)
    let scope = Scope(body: body)
    return contents.children.map { BodyRef(file: body.file, index: $0) }
      + contents.calls.flatMap { call in
        program.targets(of: CallRef(file: body.file, index: call), in: scope)
          .filter { $0.certainty > .possible }.map(\.body)
      }
  }
}
