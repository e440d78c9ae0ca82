import Facts
import Reading
import Testing

@Suite struct DependencyLists {
  private func names(_ text: String, in path: String) -> [String] {
    DependencyListReader.read(Array(text.utf8), path: path).facts?.entries.map {
      "\($0.name) \($0.place.span)"
    } ?? []
  }

  @Test("the pods of a Podfile are read, but for comments")
  func podfile() {
    let text = """
      target 'App' do
        pod 'Google-Mobile-Ads-SDK', '~> 12.0'
        # pod "Old"
        pod "Firebase/Analytics"
      end
      """
    #expect(
      names(text, in: "ios/Podfile") == [
        "Google-Mobile-Ads-SDK 2:1-2:41", "Firebase 4:1-4:27",
      ])
  }

  @Test("a lock has each pod once, with what it needs below it")
  func lock() {
    let text = "PODS:\r\n  - Alamofire (5.4)\r\n  - \"Fire/A (1)\":\n    - Deep (2)\n"
    #expect(
      names(text, in: "Podfile.lock").map { $0.split(separator: " ")[0] } == ["Alamofire", "Fire"])
  }

  @Test("addresses are known by their last part")
  func addresses() {
    let resolved =
      "{\"pins\": [\n  \"identity\" : \"a\",\n  \"location\" : \"https://x.com/b/A-b.git\",\n"
    #expect(names(resolved, in: "Package.resolved").map { $0.prefix(3) } == ["A-b"])
    let cartfile = "github \"a/Swifty\" ~> 1.0\nbinary \"https://x.com/Ads.json\"\n# git \"no\"\n"
    #expect(names(cartfile, in: "Cartfile").map { $0.prefix(4) } == ["Swif", "Ads."])
  }

  @Test("what is no list has no names", arguments: ["", "pod", "pod 'a", "\u{0}", "github"])
  func broken(_ text: String) {
    for path in ["Podfile", "Podfile.lock", "Cartfile", "Package.resolved"] {
      #expect(names(text, in: path) == [])
    }
  }
}
