import Rendering
import Testing

@Suite("The checked folder")
struct SourceRootTests {
  @Test(
    "paths are relative to the working folder where the checked one lies in it",
    arguments: [
      ("/src/app", "/src/app", "A.swift", "/src/app/A.swift"),
      ("/src/app/App", "/src/app", "App/A.swift", "/src/app/App/A.swift"),
      ("/src/apple", "/src/app", "A.swift", "/src/apple/A.swift"),
      ("/src", "/src/app", "A.swift", "/src/A.swift"),
      ("/src/app", "/", "src/app/A.swift", "/src/app/A.swift"),
      ("/", "/", "A.swift", "/A.swift"),
    ])
  func paths(_ checked: String, _ working: String, _ relative: String, _ absolute: String) {
    let root = SourceRoot(checked: checked, working: working)
    #expect(root.relative("A.swift") == relative)
    #expect(root.absolute("A.swift") == absolute)
  }
}
