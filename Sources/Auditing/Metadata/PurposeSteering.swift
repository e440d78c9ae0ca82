/// The words by which a purpose string urges people to allow: data, in the notation of
/// `LabelPhrase`.
enum PurposeSteering {
  static let phrases: [LabelPhrase] = """
    please allow | please grant | please enable | please give | please accept | please permit
    please approve | tap allow | tap ok | press allow | press ok | click allow | click ok
    select allow | choose allow | you must allow | you must grant | you need to allow
    you have to allow | must be allowed | must be granted | otherwise the app | or the app will not
    allow us to access | allow access to continue | grant access to continue
    bitte erlauben | bitte gewähren | bitte zulassen | erlauben sie bitte | tippen sie auf erlauben
    veuillez autoriser | merci d'autoriser | appuyez sur autoriser
    por favor permite | por favor permita | por favor autoriza | permite el acceso para continuar
    por favor permita | por favor autorize | toque em permitir
    per favore consenti | si prega di consentire | sta toegang toe | geef toegang
    허용해 주* | 허용해주* | 허용을 눌* | 동의해 주* | 동의해주* | 許可してください | 許可をタップ | 許可を押し
    请允许 | 請允許 | 请点击允许 | 请授权 | 请开启 | 點擊允許 | 点击允许 | 请同意
    """.split { $0 == "|" || $0 == "\n" }.map { LabelPhrase(String($0)) }
}
