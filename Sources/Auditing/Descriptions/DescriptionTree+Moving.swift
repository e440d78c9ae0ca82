import Facts

extension DescriptionTree {
  /// The tree with the paths of targets and settings files as seen from another folder.
  func moved(from folder: String, to other: String) -> DescriptionTree {
    guard folder != other else { return self }
    return moving { path in
      RelativePath.join(folder, path).map { joined in
        let up = other.split(separator: "/").map { _ in "../" }.joined()
        return up + joined
      }
    }
  }

  private func moving(_ move: (String) -> String?) -> DescriptionTree {
    var moved = self
    moved.children = children.map { child in
      var child = child
      switch child.key {
      case "sources", "configFiles": child.value = child.value.movingTexts(move)
      case "info", "entitlements": child.value = child.value.movingPaths(move)
      case "targets", "targetTemplates", "configs": child.value = child.value.movingAll(move)
      default: break
      }
      return child
    }
    return moved
  }

  private func movingAll(_ move: (String) -> String?) -> DescriptionTree {
    var moved = self
    moved.children = children.map { Child(key: $0.key, value: $0.value.moving(move)) }
    return moved
  }

  /// Every text, or the `path` of a mapping.
  private func movingTexts(_ move: (String) -> String?) -> DescriptionTree {
    var moved = self
    if case .string(let text)? = entry?.value { moved.entry?.value = .string(move(text) ?? text) }
    moved.children = children.map { child in
      let isPath = child.key == "path" || self.isList || child.value.children.isEmpty
      let isDetail = self["path"] != nil && child.key != "path"
      return isDetail || !isPath
        ? child : Child(key: child.key, value: child.value.movingTexts(move))
    }
    return moved
  }

  private func movingPaths(_ move: (String) -> String?) -> DescriptionTree {
    var moved = self
    moved.children = children.map { child in
      child.key == "path" ? Child(key: "path", value: child.value.movingTexts(move)) : child
    }
    return moved
  }
}
