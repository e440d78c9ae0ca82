import Facts

/// What stands in purpose strings that nobody has written yet.
enum PlaceholderWording {
  /// How surely a text is a placeholder; nil where it is not.
  static func certainty(of text: String) -> Certainty? {
    let label = LabelText(text)
    guard let first = label.words.first?.folded.first else { return .certain }
    if label.words.count == 1, label.joined.allSatisfy({ $0 == first }), isAlphabetic(first) {
      return .certain
    }
    if wholes.contains(label.spaced) || marks.contains(where: text.contains) { return .certain }
    let areWords = LabelScript.of(label).setsWordsApart
    let holds = { (phrase: LabelPhrase) in
      (areWords ? phrase.words(in: label) : phrase.pieces(in: label)) != nil
    }
    if phrases.contains(where: holds) || isBlank(text) { return .certain }
    if isName(text) { return .likely }
    return excuses.contains(where: holds) ? .possible : nil
  }

  /// A letter that is no word alone, as a Chinese one may be.
  private static func isAlphabetic(_ letter: Character) -> Bool {
    letter.isASCII || letter.isNumber
  }

  /// Whether a text holds a blank to be filled in: `<reason>`, `[your app]`, `{feature}`.
  private static func isBlank(_ text: String) -> Bool {
    for (open, close) in blanks {
      guard let start = text.firstIndex(of: open),
        let end = text[start...].firstIndex(of: close)
      else { continue }
      let words = LabelText(String(text[start..<end])).words.map(\.folded)
      if !words.isEmpty, words.contains(where: blankWords.contains) { return true }
    }
    return false
  }

  /// Whether a text is the name of a text: `camera_usage`, `permission.camera.reason`.
  private static func isName(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "." }
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }

  private static let blanks: [(Character, Character)] = [("<", ">"), ("[", "]"), ("{", "}")]

  private static let blankWords: Set<String> = [
    "reason", "purpose", "feature", "your", "insert", "app", "appname", "name", "description",
    "usage", "explain", "explanation", "describe", "todo", "text", "why", "fill", "something",
  ]

  /// Parts of templates and of keys, as they are spelt.
  private static let marks = [
    "UsageDescription", "<#", "#>", "{{", "}}", "TODO", "FIXME", "TBD", "YOUR_", "___", "XXX",
  ]

  /// Texts that are nothing else.
  private static let wholes: Set<String> = Set(
    """
    todo | to do | tbd | tba | fixme | placeholder | place holder | description | descriptions
    the description | a description | usage | reason | reasons | the reason | purpose
    purpose string
    usage string | string | strings | text | some text | sample text | sample | example | dummy
    dummy text | dummy string | test | testing | test test | tests | temp | temporary | foo | bar
    foo bar | foobar | asdf | asdfgh | qwerty | abc | abcd | hello | hello world | none | null | nil
    n a | na | undefined | default | default text | empty | value | message | key | title
    change me | changeme | replace me | replaceme | fill me | fill in | because | just because
    why not
    we need it | needed | required | yes | ok | true | no reason | permission description
    テスト | 説明 | 説明文 | 理由 | 仮 | 仮テキスト | プレースホルダー | サンプル | 테스트 | 설명 | 이유 | 임시
    샘플 | 测试 | 測試 | 描述 | 说明 | 說明 | 原因 | 理由 | 占位符 | 待定 | 示例 | prueba | descripción | motivo
    beschreibung | platzhalter | grund | test beschreibung | essai | raison | texte | teste
    descrição
    exemplo | exemple | ejemplo | beispiel
    """.split { $0 == "|" || $0 == "\n" }.map { LabelText(String($0)).spaced })

  /// Stand anywhere in a text that is to be replaced.
  private static let phrases: [LabelPhrase] = [
    "lorem ipsum", "dolor sit amet", "usage description", "your reason", "reason here",
    "reason goes here", "your description", "description here", "description goes here",
    "your text here", "text here", "text goes here", "your message here", "your purpose",
    "purpose here", "your usage", "insert … here", "add … description here", "enter … here",
    "put … reason here", "write … reason here", "replace this", "replace me", "change this text",
    "change me", "edit this text", "to be defined", "to be determined", "to be written",
    "placeholder text", "placeholder string", "sample description", "test description",
    "dummy description", "explain why here", "your app needs", "my awesome app",
    "여기에 … 입력", "여기에 … 작성", "ここに … 入力", "ここに … 記入", "在此输入", "在此填写", "请填写", "請填寫",
    "hier … eintragen", "begründung hier", "hier beschreibung",
  ].map { LabelPhrase($0) }

  /// Excuse a text that is there only since an upload asked for it.
  private static let excuses: [LabelPhrase] = [
    "should never appear", "should not appear", "will never appear", "never be shown",
    "not be displayed", "should never see this", "should not see this", "please adjust this",
    "required by app store", "required by apple", "required by a library", "required by sdk",
    "required by the sdk", "^not used", "^unused", "^not needed", "^never used",
  ].map { LabelPhrase($0) }
}
