/// The words by which Review Notes speak of screens, taps, prompts and the first run: data.
///
/// The notation is that of `LabelPhrase`; each list holds all languages, since notes mix them.
enum NotesWording {
  /// Whether one of some phrases stands in a text.
  static func holds(_ phrases: [LabelPhrase], _ text: String) -> Bool {
    let label = LabelText(text)
    let areWords = LabelScript.of(label).setsWordsApart
    return phrases.contains { phrase in
      (areWords ? phrase.words(in: label) : phrase.pieces(in: label)) != nil
    }
  }

  /// Somewhere before a label: what a person does with a control.
  static let taps: [LabelPhrase] = phrases(
    """
    tap | taps | tapping | tapped | press | presses | pressing | click | clicks | clicking | select
    selecting | choose | choosing | hit | push | touch | long press | toggle | use the | via the
    antippen | tippen | tippe | drücken | drücke | klicken | klicke | wählen | wähle
    appuyez | appuyer | touchez | toucher | cliquez | cliquer | sélectionnez | choisissez
    pulse | pulsa | pulsar | toque | toca | tocar | presione | presiona | seleccione | selecciona
    clique | pressione | selecione | escolha | tocca | toccare | premi | premere | seleziona
    tik | druk | kies | нажмите | нажать | выберите | 点击 | 點擊 | 点按 | 點按 | 点选 | 點選 | 按下 | 选择 | 選擇
    """)

  /// Before a text: that a person types it.
  static let typing: [LabelPhrase] = phrases(
    """
    enter | type | input | write | fill | password | passcode | username | user name | email | code
    pin | account | credentials | search for | eingeben | saisissez | ingrese | introduzca | digite
    입력* | 비밀번호* | 아이디* | 入力 | パスワード | 输入 | 輸入 | 密码 | 密碼 | 账号 | 帳號
    """)

  /// That a sentence is about the system's own alert.
  static let systemAlerts: [LabelPhrase] = phrases(
    "system | ios | ipados | macos | prompt | prompts | alert | dialog | dialogue | popup | pop up")

  /// After a label: what kind of control it is, or what is done with it.
  static let controls: [LabelPhrase] = phrases(
    """
    ^button | ^buttons | ^link | ^switch | ^toggle | ^icon | ^menu | ^row | ^cell | ^option | ^item
    ^schaltfläche | ^taste | ^knopf | ^schalter | ^bouton | ^interrupteur | ^botón | ^interruptor
    ^botão | ^pulsante | ^knop | ^кнопк*
    ^버튼* | ^탭* | ^누르* | ^누릅* | ^눌러* | ^선택* | ^을 누* | ^를 누* | ^을 탭* | ^를 탭* | ^메뉴*
    ^ボタン | ^をタップ | ^を押* | ^を選択 | ^をクリック | ^スイッチ | ^按钮 | ^按鈕 | ^键 | ^图标 | ^圖示
    """)

  /// After a name: that it is the name of a screen.
  static let screens: [LabelPhrase] = phrases(
    """
    ^screen | ^page | ^tab | ^view | ^sheet | ^section | ^bildschirm | ^seite | ^ansicht | ^reiter
    ^écran | ^onglet | ^pantalla | ^página | ^pestaña | ^tela | ^aba | ^schermata | ^scheda
    ^scherm
    ^экран* | ^вкладк* | ^화면* | ^페이지* | ^탭에* | ^탭으로* | ^탭을* | ^画面 | ^ページ | ^タブ | ^页面 | ^頁面 | ^界面
    ^标签页 | ^分頁
    """)

  /// The Settings app and what stands in it, by which a path leads there.
  static let settings: Set<String> = Set(
    """
    settings | ios settings | iphone settings | the settings | settings app | device settings
    system settings | system preferences | einstellungen | réglages | reglages | ajustes
    configuración | configuracion | ajustes do iphone | definições | configurações | impostazioni
    instellingen | настройки | 설정 | 設定 | 设置 | 設定アプリ | indstillinger | inställningar | asetukset
    innstillinger | ustawienia | ayarlar
    """.split { $0 == "|" || $0 == "\n" }.map { LabelText(String($0)).joined })

  /// What the system's own prompts and its Settings say, beside words of consent and refusal.
  static let systemLabels: Set<String> = Set(
    """
    allow | don't allow | dont allow | do not allow | allow once | allow while using app
    allow while using the app | while using the app | always | always allow | change to always allow
    keep only while using | ask next time | ask next time or when i share | never | ok | cancel
    allow full access | allow access to all photos | limit access | select photos | limited access
    select more photos | keep current selection | allow all photos | none | all photos
    selected photos | private access | add photos only | full access | add events only
    ask app not to track | allow tracking | allow apps to request to track | tracking
    precise location | location services | local network | privacy | privacy & security | general
    notifications | allow notifications | camera | microphone | photos | contacts | calendars
    calendar | reminders | bluetooth | health | motion & fitness | speech recognition | siri
    face id | touch id | face id & passcode | home screen | app store | testflight | safari | apple
    apple id | icloud | sign in with apple | location | media & apple music | nearby interactions
    background app refresh | cellular data | wi-fi | airplane mode | control center | app library
    share | done | not now | continue
    """.split { $0 == "|" || $0 == "\n" }.map { LabelText(String($0)).joined })

  /// That something happens when the app is started for the first time.
  static let firstRun: [LabelPhrase] = phrases(
    """
    first launch | first launched | initial launch | first run | first start | first opening
    first open* the app | launch* … for the first time | open* … for the first time
    start* … for the first time | on launch | at launch | upon launch | when the app launches
    when the app starts | during onboarding | onboarding | on startup | at startup | setup screen
    welcome screen | ersten start | erster start | ersten öffnen | beim start der app
    premier lancement | première ouverture | au lancement | primer inicio | primera vez que abre
    primera apertura | al iniciar la app | primeira abertura | primeira vez que abrir
    ao iniciar o app | al primo avvio | prima apertura | eerste keer | при первом запуске
    첫 실행* | 최초 실행* | 처음 실행* | 앱 실행 시 | 앱을 처음* | 온보딩* | 初回起動 | 初めて起動 | 起動時 | 首次启动
    首次打开 | 首次啟動 | 首次開啟 | 第一次打开 | 第一次启动 | 启动时
    """)

  /// That the system or the app asks.
  static let prompts: [LabelPhrase] = phrases(
    """
    permission | permissions | prompt | prompts | prompted | asks for | ask for | asked for
    requests access | request access | requests permission | access to | system alert | authoriz*
    authoris* | berechtigung* | erlaubnis | zugriff | fragt nach | autorisation*
    permiso | permisos
    acceso | permissão | permissões | acesso | autorizzazion* | permesso | toestemming | разрешени*
    권한* | 접근* | 허용* | 許可 | アクセス | 权限 | 權限 | 授权 | 授權 | 访问
    """)

  /// That permissions are asked for, whichever they are.
  static let askingForAny: [LabelPhrase] = phrases(
    """
    asks for … permissions | ask for … permissions | asks … for permissions
    requests … permissions | prompts for … permissions | prompted for … permissions
    grant … permissions | allow all permissions | fragt … berechtigungen | bittet … berechtigungen
    demande … autorisations | solicita … permisos | pide … permisos | solicita … permissões
    pede … permissões | chiede … permessi | chiede … autorizzazioni | запрашивает … разрешения
    권한을 요청* | 권한 요청* | 권한을 허용* | 権限を求め* | 許可を求め* | 请求权限 | 請求權限 | 授权所有权限
    """)

  /// That something does not happen, or happens elsewhere.
  static let negations: [LabelPhrase] = phrases(
    """
    no | not | never | without | doesn't | does not | won't | isn't | don't | none | only when
    nicht | kein | keine | keinen | nie | ohne | ne | pas | aucun | aucune | sans | jamais | nunca
    sin | ningún | ninguna | não | sem | nenhuma | nessun | senza | non | geen | niet | не | без
    않* | 없* | 안 | ない | ません | せず | 不会 | 不會 | 没有 | 沒有 | 无需 | 無需 | 不需 | 不
    """)

  /// What happens once access was denied.
  static let recoveries: [LabelPhrase] = phrases(
    """
    denied | deny | denies | declined | refused | don't allow | settings | einstellungen | abgelehnt
    verweigert | réglages | refusé* | refus | ajustes | configuración | denegad* | rechaz*
    configurações | definições | negad* | impostazioni | negat* | instellingen | geweigerd
    настройк* | отклон* | 설정* | 거부* | 거절* | 허용 안 함 | 設定 | 拒否 | 許可しない | 设置 | 拒绝 | 拒絕 | 不允许
    """)

  private static func phrases(_ table: String) -> [LabelPhrase] {
    table.split { $0 == "|" || $0 == "\n" }.map { LabelPhrase(String($0)) }
  }
}
