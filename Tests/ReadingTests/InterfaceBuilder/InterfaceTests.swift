import Facts
import Reading
import Testing

@Suite struct Interfaces {
  static let sample = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3" initialViewController="N">
    <scenes>
      <scene sceneID="s1"><objects>
        <navigationController id="N" sceneMemberID="viewController">
          <navigationBar key="navigationBar" id="nb"/>
          <connections>
            <segue destination="V" kind="relationship" relationship="rootViewController" id="c1"/>
          </connections>
        </navigationController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="F"/>
      </objects></scene>
      <scene sceneID="s2"><objects>
        <viewController storyboardIdentifier="Camera" title="Caméra" id="V" customClass="CameraVC"
          customModule="App" customModuleProvider="target" sceneMemberID="viewController">
          <view key="view" id="W"><subviews>
            <label hidden="YES" text="Scan &amp; go" id="L"><color key="textColor" red="1"/></label>
            <label userInteractionEnabled="NO" id="M"><string key="text">Two
    lines</string>
              <attributedString key="userComments"><fragment content="no text"/></attributedString>
            </label>
            <button id="B"><state key="normal" title="Allow" image="camera" catalog="system"/>
              <state key="selected"><attributedString key="attributedTitle">
                <fragment content="a"/><fragment><string key="content">b</string></fragment>
              </attributedString></state>
              <buttonConfiguration key="configuration" title="Next"/>
              <accessibility key="accessibilityConfiguration" label="Open" hint="Asks"/>
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="l10n" value="b.t"/>
                <userDefinedRuntimeAttribute type="boolean" keyPath="on" value="YES"/>
                <userDefinedRuntimeAttribute type="string" keyPath="more">
                  <string key="value">c</string></userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes>
              <connections>
                <action selector="allow:" destination="V" eventType="touchUpInside" id="c2"/>
                <segue destination="E" kind="unwind" unwindAction="back:" id="c3"/>
              </connections>
            </button>
            <segmentedControl id="S"><segments><segment title="A"/>
              <segment><string key="title">B</string></segment></segments></segmentedControl>
            <textField placeholder="Name" id="T"/>
          </subviews><constraints><constraint id="k"/></constraints></view>
          <navigationItem key="navigationItem" title="Bar" id="I">
            <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="C"/></navigationItem>
          <connections>
            <outlet property="label" destination="L" id="c4"/>
            <outletCollection property="all" destination="M" id="c5"/>
            <segue destination="R" kind="presentation" identifier="go" trigger="B" id="c6"
              destinationCreationSelector="make:"/>
          </connections>
        </viewController>
        <exit id="E" userLabel="Exit" sceneMemberID="exit"/>
        <tapGestureRecognizer id="G"><connections>
          <action selector="tap" destination="V" id="c7"/></connections></tapGestureRecognizer>
      </objects></scene>
      <scene sceneID="s3"><objects>
        <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Start" id="R"
          sceneMemberID="viewController"/>
      </objects></scene>
    </scenes>
    </document>
    """

  private func read(_ text: String, path: String = "App/Base.lproj/Main.storyboard")
    -> ReadFile<InterfaceFacts>
  {
    InterfaceReader.read(Array(text.utf8), path: path)
  }

  @Test("controllers have kind, class, identifiers, title and exit")
  func controllers() throws {
    let file = read(Self.sample)
    let facts = try #require(file.facts)
    #expect(file.problems.isEmpty)
    #expect(facts.isStoryboard)
    #expect(facts.initialController == "N")
    #expect(facts.table == "Main")
    #expect(facts.controllers.map(\.kind) == [.navigationController, .viewController, .reference])
    let camera = facts.controllers[1]
    #expect([camera.customClass, camera.customModule] == ["CameraVC", "App"])
    #expect(camera.storyboardIdentifier == "Camera")
    #expect(camera.title?.text == "Caméra")
    #expect(camera.title?.key == "V.title")
    #expect(camera.title?.place.span == "14:51-14:66")
    #expect(camera.exit == "E")
    #expect(facts.controllers[2].storyboardName == "Other")
    #expect(facts.controllers[2].referencedIdentifier == "Start")
  }

  @Test("elements have kind, parent, controller and role; layout is left out")
  func elements() throws {
    let facts = try #require(read(Self.sample).facts)
    let lines = facts.elements.map {
      "\($0.id) \($0.kind) in \($0.parent ?? "-") of \($0.controller ?? "-") \($0.role ?? "")"
    }
    #expect(
      lines == [
        "nb other in N of N navigationBar", "F firstResponder in - of N ", "W view in V of V view",
        "L label in W of V ", "M label in W of V ", "B button in W of V ",
        "S segmentedControl in W of V ", "T textField in W of V ",
        "I navigationItem in V of V navigationItem", "C barButtonItem in I of V leftBarButtonItem",
        "G gestureRecognizer in - of V ",
      ])
    #expect(facts.elements.filter(\.isHidden).map(\.id) == ["L"])
    #expect(facts.elements.filter(\.isDisabled).map(\.id) == ["M"])
    #expect(facts.elements.compactMap(\.image) == ["camera"])
    #expect(facts.elements.compactMap(\.systemItem) == ["cancel"])
    let attributes = facts.elements.flatMap(\.runtimeAttributes)
    #expect(attributes.map { "\($0.keyPath)=\($0.value)" } == ["l10n=b.t", "more=c"])
  }

  @Test("texts have the keys that tables of translations have, and their places")
  func texts() throws {
    let facts = try #require(read(Self.sample).facts)
    let texts = facts.elements.flatMap(\.texts)
    #expect(
      texts.map { "\($0.key) = \($0.text)" } == [
        "L.text = Scan & go", "M.text = Two\nlines", "B.normalTitle = Allow",
        "B.selectedAttributedTitle = ab", "B.configuration.title = Next",
        "B.accessibilityLabel = Open", "B.accessibilityHint = Asks", "S.segmentTitles[0] = A",
        "S.segmentTitles[1] = B", "T.placeholder = Name", "I.title = Bar",
      ])
    #expect(texts[0].place.span == "17:29-17:49")
    #expect(texts[1].place.span == "18:51-18:70")
  }

  @Test("connections have source, destination and what they do")
  func connections() throws {
    let facts = try #require(read(Self.sample).facts)
    var root = InterfaceFacts.Segue(kind: .relationship)
    root.relationship = "rootViewController"
    var back = InterfaceFacts.Segue(kind: .unwind)
    back.unwindAction = "back:"
    var present = InterfaceFacts.Segue(kind: .present)
    (present.identifier, present.trigger, present.creation) = ("go", "B", "make:")
    #expect(
      facts.connections.map { $0.source + $0.destination }
        == ["NV", "BV", "BE", "VL", "VM", "VR", "GV"])
    #expect(
      facts.connections.map(\.kind) == [
        .segue(root), .action(selector: "allow:", event: "touchUpInside"), .segue(back),
        .outlet(property: "label"), .outletCollection(property: "all"), .segue(present),
        .action(selector: "tap", event: nil),
      ])
    #expect(facts.connections[0].place.line == 8)
  }

  @Test("a xib has its File's Owner, and its views stand at the top")
  func xib() throws {
    let file = read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="V"><subviews><button id="B"/></subviews></view>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="AskVC">
      <connections><outlet property="view" destination="V" id="c"/></connections></placeholder>
      </objects></document>
      """, path: "Ask.xib")
    let facts = try #require(file.facts)
    #expect(!facts.isStoryboard)
    #expect(facts.controllers.map(\.customClass) == ["AskVC"])
    #expect(
      facts.elements.map { "\($0.id) \($0.parent ?? "-") \($0.controller ?? "-")" }
        == ["-2 - -1", "V - -1", "B V -1"])
    #expect(facts.connections.map(\.source) == ["-1"])
  }

  @Test("a cell of AppKit belongs to its control, and names its texts")
  func cell() throws {
    let file = read(
      """
      <document><objects>
      <customObject id="-2" customClass="AppDelegate"/><customObject id="-1"/>
      <button id="B"><buttonCell key="cell" title="Skip" enabled="NO" id="K"/>
      <connections><action selector="skip:" target="-2" id="c"/></connections></button>
      <textField id="T"><textFieldCell key="cell" placeholderString="Name" id="J">
      <connections><action selector="enter:" target="-1" id="d"/></connections></textFieldCell>
      </textField></objects></document>
      """)
    let facts = try #require(file.facts)
    #expect(facts.controllers.map(\.kind) == [.filesOwner])
    #expect(facts.elements.map(\.kind) == [.firstResponder, .button, .textField])
    #expect(facts.elements.flatMap(\.texts).map(\.key) == ["K.title", "J.placeholderString"])
    #expect(facts.elements.map(\.isDisabled) == [false, true, false])
    #expect(facts.connections.map { $0.source + $0.destination } == ["B-2", "T-1"])
  }
}
