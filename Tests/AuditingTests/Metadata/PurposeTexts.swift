/// Purpose strings of our own in each judged language: without a use, with a hint, with a use.
enum PurposeTexts {
  struct Row: Sendable {
    var language: String
    var nothing: [String]
    var hint: [String]
    var use: [String]
  }

  static let all: [Row] = [english, german, french, spanish, portuguese, korean, japanese, chinese]

  private static let english = Row(
    language: "en",
    nothing: [
      "This app needs the microphone.", "app would like to access your Contacts",
      "We need access to your photos", "Access the camera", "Siri shortcuts", "Camera",
      "To use location.", "Turn on microphone access.",
      "Microphone access is needed for a better experience.",
      "Your data will be used to provide a better experience.",
      "Please allow access to your calendar so that the app can function properly.",
      "Required for some features", "Allow app to use your current location?",
    ],
    hint: [
      "Allow the app to use your location to update the map?", "To take photos and record videos",
      "Enable the microphone so you can record audio", "We access your photos to upload them.",
      "Waldhorn would like to use your camera", "The app discovers devices on your local network.",
    ],
    use: [
      "The app records during the night to detect snoring sounds.",
      "Scans the QR code of a ticket.", "Used to show stations near you",
      "Your location is used for turn-by-turn directions.", "Face ID is used to access your app.",
      "Saves the drawing to your photo library.", "Unlocks your diary",
      "This identifier will be used to deliver personalized ads to you.",
      "Lets you record voice notes about a recipe",
      "The app does not write any data to Health.",
      "The app uses the microphone when you record a video.",
    ])

  private static let german = Row(
    language: "de",
    nothing: [
      "Diese App benötigt Zugriff auf das Mikrofon.", "Wir möchten auf deine Kontakte zugreifen.",
      "Kamerazugriff", "Die App verwendet Ihren Standort für ein besseres Erlebnis.",
    ],
    hint: ["Die Kamera wird benötigt, um Fotos aufzunehmen.", "Zum Aktualisieren der Karte"],
    use: [
      "Damit werden die Barcodes der Bücher gescannt.", "Zeigt Haltestellen in deiner Nähe.",
      "Face ID wird verwendet, um die App zu entsperren.", "Nimmt deine Sprachnotizen auf.",
    ])

  private static let french = Row(
    language: "fr",
    nothing: [
      "Cette application a besoin d'accéder à votre caméra.", "Accès au micro",
      "L’app souhaite utiliser votre position pour améliorer votre expérience.",
    ],
    hint: ["Utilisé pour prendre des photos", "Votre position met la carte à jour."],
    use: [
      "Affiche les arrêts proches de vous.", "Pour scanner le code-barres d'un livre",
      "Votre micro sert à dicter les recettes.",
      "Cela vous permet d'enregistrer des images.",
    ])

  private static let spanish = Row(
    language: "es",
    nothing: [
      "Esta aplicación necesita acceso a la cámara.", "Permite el acceso a tus contactos",
      "Usamos tu ubicación para mejorar tu experiencia.",
    ],
    hint: ["Se necesita la cámara para tomar fotos.", "Para actualizar el mapa"],
    use: [
      "Muestra las paradas cercanas.", "Para escanear el código de tu entrada",
      "Graba las notas de voz de cada receta.",
    ])

  private static let portuguese = Row(
    language: "pt-BR",
    nothing: [
      "Este aplicativo precisa acessar a câmera.", "Permita o acesso ao microfone.",
      "A app utiliza a sua localização para melhorar a experiência.",
    ],
    hint: ["Para tirar fotos", "A câmara é utilizada para gravar vídeos."],
    use: [
      "Mostra as paragens perto de si.", "Para digitalizar o código do bilhete",
      "Grava as notas de cada receita.",
    ])

  private static let korean = Row(
    language: "ko",
    nothing: [
      "이 앱은 마이크가 필요합니다.", "현재 위치를 사용하도록 허용하시겠습니까?", "카메라 접근 권한이 필요합니다.",
      "더 나은 서비스 제공을 위해 사용자의 위치 정보를 이용합니다.", "사진 접근 허용",
    ],
    hint: ["사진 촬영을 위한 카메라 권한", "지도를 업데이트하기 위해 위치를 사용합니다."],
    use: [
      "주변 정류장을 보여 줍니다.", "음성 노트를 녹음합니다.", "QR 코드를 스캔하기 위해 카메라를 사용합니다.",
      "프로필 사진을 등록하기 위해 앨범에 접근합니다.", "Face ID로 앱 잠금을 해제합니다.",
    ])

  private static let japanese = Row(
    language: "ja",
    nothing: [
      "このアプリはマイクを使用します。", "カメラへのアクセスを許可してください。", "位置情報を利用します",
      "サービス向上のため、連絡先へのアクセスが必要です。",
    ],
    hint: ["写真の撮影にカメラを使用します。", "地図を更新するために位置情報を使用します。"],
    use: [
      "近くの駅を表示します。", "チケットのQRコードをスキャンします。", "レシピの音声メモを録音します。",
    ])

  private static let chinese = Row(
    language: "zh-Hans",
    nothing: ["此应用需要访问您的麦克风。", "允许使用相机", "我们需要您的位置信息以提供更好的服务", "App 需要使用您的相簿"],
    hint: ["需要使用相机来拍照", "用於更新地圖"],
    use: [
      "显示您附近的车站", "扫描门票上的二维码", "用于录制菜谱的语音笔记", "用于将照片添加到您的照片库。", "使用您的相機來掃描條碼",
      "Face ID 用於存取您的應用程式。",
    ])
}
