import Facts
import Reading
import Testing

@Suite struct XcodeProjects {
  static let sample = """
    // !$*UTF8*$!
    {
      objects = {
        C1 /* Debug */ = {isa = XCBuildConfiguration; buildSettings = {
          INFOPLIST_KEY_NSCameraUsageDescription = "Scans é codes.";
          "PRODUCT_NAME[sdk=iphoneos*]" = App;
          SUPPORTED_PLATFORMS = (
            iphoneos,
            iphonesimulator,
          );
        }; name = Debug; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1 /* Debug */, ); };
        T1 = {isa = PBXNativeTarget; name = App; buildConfigurationList = L1;
          productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXAggregateTarget; name = "All of it"; };
        P = {isa = PBXProject; buildConfigurationList = L2; targets = (T2, T1); };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2); };
        C2 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; }; name = Release; };
      };
      rootObject = P /* Project object */;
    }
    """

  private func read(_ text: String) -> ReadFile<ProjectFacts> {
    XcodeProjectReader.read(Array(text.utf8), path: "A.xcodeproj/project.pbxproj")
  }

  @Test("targets, configurations and settings have their exact places, in the project's order")
  func everyday() throws {
    let file = read(Self.sample)
    let facts = try #require(file.facts)
    #expect(file.problems.isEmpty)
    #expect(facts.configurations.map(\.name) == ["Release"])
    #expect(facts.targets.map(\.name) == ["All of it", "App"])
    #expect(facts.targets.map(\.isApplication) == [false, true])
    #expect(facts.targets.map(\.place.span) == ["15:44-15:55", "13:41-13:44"])
    let settings = try #require(facts.targets[1].configurations.first).settings
    #expect(
      settings.map { "\($0.key) = \($0.value) @ \($0.place.span), \($0.valuePlace.span)" } == [
        "INFOPLIST_KEY_NSCameraUsageDescription = Scans é codes. @ 5:7-5:45, 5:48-5:65",
        "PRODUCT_NAME[sdk=iphoneos*] = App @ 6:7-6:36, 6:39-6:42",
        "SUPPORTED_PLATFORMS = iphoneos iphonesimulator @ 7:7-7:26, 7:29-10:8",
      ])
  }

  @Test("an identifier of no object, or of another kind, is a problem at the reference")
  func dangling() {
    let text = Self.sample.replacing("(C2)", with: "(C9)").replacing("(T2, T1)", with: "(L1, T1)")
    let file = read(text)
    #expect(file.facts?.targets.map(\.name) == ["App"])
    #expect(
      file.problems.map(\.brief) == [
        "partlyRead 17:61 expected an object of kind XCBuildConfiguration with the identifier C9,"
          + " found no such object",
        "partlyRead 16:68 expected an object of kind Target with the identifier L1, found"
          + " a XCConfigurationList",
      ])
  }

  @Test("without a project object the targets stand in file order")
  func rootless() {
    let file = read(Self.sample.replacing("rootObject = P", with: "rootObject = Q"))
    #expect(file.facts?.targets.map(\.name) == ["App", "All of it"])
    #expect(file.problems.map(\.place.line) == [20])
  }

  @Test("settings on both sides of a merge conflict are read")
  func conflict() {
    let text = Self.sample.replacing(
      "SDKROOT = iphoneos; }",
      with: "\n<<<<<<< HEAD\nA = 1;\n=======\nA = 2;\n>>>>>>> other\n }")
    let file = read(text)
    #expect(file.facts?.configurations.first?.settings.map(\.value) == ["1", "2"])
    #expect(file.problems.count == 3)
  }

  @Test("other property lists and empty files are unread", arguments: ["", "{ a = b; }", "{"])
  func unread(_ text: String) {
    #expect(read(text).facts == nil)
    #expect(read(text).problems.allSatisfy { $0.kind == .unread })
  }
}
