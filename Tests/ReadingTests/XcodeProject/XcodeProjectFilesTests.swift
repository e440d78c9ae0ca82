import Facts
import Reading
import Testing

@Suite struct XcodeProjectFiles {
  static let sample = """
    {
      objects = {
        P = {isa = PBXProject; buildConfigurationList = L1; mainGroup = G; targets = (T1, T2); };
        G = {isa = PBXGroup; children = (GA, S, F3, F4, F5, F6); sourceTree = "<group>"; };
        GA = {isa = PBXGroup; children = (GN, F1); path = App; sourceTree = "<group>"; };
        GN = {isa = PBXGroup; children = (F2); name = Config; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "../Debug.xcconfig"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Gen/B.swift; sourceTree = SOURCE_ROOT; };
        F4 = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        F5 = {isa = PBXFileReference; path = "../../C.swift"; sourceTree = "<group>"; };
        F6 = {isa = PBXFileReference; path = /D.swift; sourceTree = "<absolute>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2); path = Src;
          sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
          membershipExceptions = (Info.plist, Widget); };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2;
          membershipExceptions = (Shared/X.swift); };
        T1 = {isa = PBXNativeTarget; name = App; buildConfigurationList = L2; buildPhases = (R, B);
          fileSystemSynchronizedGroups = (S); };
        T2 = {isa = PBXNativeTarget; name = Widget; buildPhases = (); };
        B = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5, B9); };
        R = {isa = PBXResourcesBuildPhase; files = (B1); };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F3; };
        B3 = {isa = PBXBuildFile; fileRef = F4; }; B4 = {isa = PBXBuildFile; fileRef = F5; };
        B5 = {isa = PBXBuildFile; fileRef = F6; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2); };
        C1 = {isa = XCBuildConfiguration; baseConfigurationReference = F2; name = Debug; };
        C2 = {isa = XCBuildConfiguration; baseConfigurationReferenceAnchor = S;
          baseConfigurationReferenceRelativePath = "x/App.xcconfig"; name = Debug; };
      };
      rootObject = P;
    }
    """

  private func read(_ text: String, path: String = "ios/A.xcodeproj/project.pbxproj")
    -> ReadFile<ProjectFacts>
  {
    XcodeProjectReader.read(Array(text.utf8), path: path)
  }

  @Test("files stand where their groups are; what is outside the folder is left out")
  func sources() throws {
    let file = read(Self.sample)
    let facts = try #require(file.facts)
    #expect(file.problems.isEmpty)
    #expect(facts.root == "ios")
    #expect(facts.targets[0].sources == ["ios/App/A.swift", "ios/Gen/B.swift"])
    #expect(facts.configurations.map(\.baseFile) == ["ios/Debug.xcconfig"])
    #expect(facts.targets[0].configurations.map(\.baseFile) == ["ios/Src/x/App.xcconfig"])
    let deeper = read(Self.sample, path: "a/b/A.xcodeproj/project.pbxproj").facts
    #expect(deeper?.targets[0].sources.last == "C.swift")
  }

  @Test("a folder whose files are not listed belongs to its target, but for exceptions")
  func folders() throws {
    let targets = try #require(read(Self.sample).facts).targets
    let folder = try #require(targets[0].synchronizedFolders.first)
    #expect(folder.path == "ios/Src")
    #expect(folder.excluded == ["ios/Src/Info.plist", "ios/Src/Widget"])
    #expect(targets[1].synchronizedFolders.isEmpty)
    #expect(targets[1].sources == ["ios/Src/Shared/X.swift"])
    let inside = ["ios/Src/Y.swift", "ios/Src/a/Z.swift", "ios/App/A.swift"]
    #expect(inside.allSatisfy { targets[0].compiles($0) })
    let outside = ["ios/Src/Widget/W.swift", "ios/Src/Info.plist", "ios/Src2/V.swift"]
    #expect(!outside.contains { targets[0].compiles($0) })
  }

  @Test("a project's folder of its own counts, and one outside has no paths")
  func root() {
    let inner = Self.sample.replacing("mainGroup", with: "projectDirPath = sub; mainGroup")
    #expect(read(inner).facts?.targets[0].sources.first == "ios/sub/App/A.swift")
    let outer = Self.sample.replacing("mainGroup", with: "projectDirPath = ../..; mainGroup")
    #expect(read(outer).facts?.root == nil)
    #expect(read(outer).facts?.targets[0].sources == [])
  }

  @Test("groups that hold each other have no path")
  func cycle() {
    let text = Self.sample.replacing("children = (GN, F1)", with: "children = (GA, F1)")
      .replacing("children = (GA, S", with: "children = (S")
    #expect(read(text).facts?.targets[0].sources == ["ios/Gen/B.swift"])
  }
}
