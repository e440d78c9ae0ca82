import Facts
import PermissionModel

extension Subject {
  /// A purpose key that the source needs and nothing states.
  struct UnstatedKey {
    var key: String
    var row: ResourceRow
    /// Calls, or the programs that hold them.
    var places: [Place]
    var certainty: Certainty
    /// The targets that lack it; empty where it is not known which targets use it.
    var targets: [TargetKeys.Lack] = []
    /// The oldest systems of the app, where they read this key and newer ones do not.
    var systems: [String] = []

    /// Who lacks it, as a clause.
    var owner: String {
      guard !targets.isEmpty else { return "no property list or build setting has \(key)" }
      let names = targets.map(\.label).spoken
      return targets.count == 1
        ? "the Info.plist of target \(names) has no \(key)"
        : "the Info.plists of targets \(names) have no \(key)"
    }

    /// Whether only extensions lack it, whose app has it; most of them never run what they compile.
    var isOfExtensionsAlone: Bool { !targets.isEmpty && targets.allSatisfy(\.isInApp) }

    /// What its absence does, as the end of a sentence.
    var effect: String {
      if isOfExtensionsAlone { return "; that of its app has it" }
      guard let old = PurposeKeys.successors[key], !systems.isEmpty else {
        return row.effectOfMissingKey
      }
      return ", so systems before \(old.since.spoken) \(old.effect)"
    }

    /// The same key with the places of another use; the surest use stands first.
    func joined(with other: UnstatedKey) -> UnstatedKey {
      var joined = self
      joined.places = other.certainty > certainty ? other.places + places : places + other.places
      joined.certainty = max(certainty, other.certainty)
      return joined
    }
  }
}

extension TargetKeys.Lack {
  /// "'App'", or "'App' (Release)" where it lacks the key in one configuration alone.
  var label: String {
    configurations.isEmpty
      ? "'\(target.name)'" : "'\(target.name)' (\(configurations.joined(separator: ", ")))"
  }
}

extension [String] {
  /// "a", "a and b", "a, b and c".
  var spoken: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}
