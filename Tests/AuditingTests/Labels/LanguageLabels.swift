import Testing

/// For each language a neutral label, two that consent, a deferral and a negated consent.
///
/// The second consent and the refusal are phrases, so they show that words are found in a label.
enum LanguageLabels {
  struct Row: Sendable, CustomTestStringConvertible {
    var language: String
    var neutral: String
    var consent: [String]
    var deferral: String
    var refusal: String
    var testDescription: String { language }

    init(
      _ language: String, _ neutral: String, _ consent: [String], _ deferral: String,
      _ refusal: String
    ) {
      self.language = language
      self.neutral = neutral
      self.consent = consent
      self.deferral = deferral
      self.refusal = refusal
    }
  }

  static let all: [Row] = [
    Row("en", "Continue", ["Allow", "Enable Camera"], "Not now", "Don't allow"),
    Row("de", "Weiter", ["Erlauben", "Kamera jetzt aktivieren"], "Später", "Nicht erlauben"),
    Row("nl", "Doorgaan", ["Toestaan", "Schakel meldingen in"], "Niet nu", "Niet toestaan"),
    Row("sv", "Fortsätt", ["Tillåt", "Slå på plats"], "Inte nu", "Tillåt inte platsen"),
    Row("nb", "Fortsett", ["Tillat", "Gi oss tilgang"], "Ikke nå", "Ikke tillat varsler"),
    Row("da", "Fortsæt", ["Tillad", "Slå placering til"], "Ikke nu", "Tillad ikke adgang"),
    Row("is", "Áfram", ["Leyfa", "Virkja tilkynningar"], "Seinna", "Ekki leyfa"),
    Row("af", "Gaan voort", ["Laat toe", "Laat ligging toe"], "Nie nou nie", "Moenie toelaat nie"),
    Row("fi", "Jatka", ["Salli", "Ota sijainti käyttöön"], "Ei nyt", "Älä salli sijaintia"),
    Row("fr", "Continuer", ["Autoriser", "Activer la caméra"], "Plus tard", "Ne pas autoriser"),
    Row("es", "Continuar", ["Permitir", "Activar ubicación"], "Ahora no", "No permitir acceso"),
    Row("pt", "Continuar", ["Permitir", "Ativar a câmera"], "Agora não", "Não permitir acesso"),
    Row("it", "Continua", ["Consenti", "Attiva la fotocamera"], "Non ora", "Non consentire"),
    Row("ca", "Continua", ["Permet", "Activa la càmera"], "Ara no", "No permetre"),
    Row("gl", "Continuar", ["Permitir", "Activar a cámara"], "Agora non", "Non permitir acceso"),
    Row("ro", "Continuă", ["Permite", "Activează camera"], "Nu acum", "Nu permite accesul"),
    Row("pl", "Dalej", ["Zezwól", "Włącz lokalizację"], "Nie teraz", "Nie zezwalaj na dostęp"),
    Row("cs", "Pokračovat", ["Povolit", "Zapnout polohu"], "Teď ne", "Nepovolit polohu"),
    Row("sk", "Pokračovať", ["Povoliť", "Zapnúť polohu"], "Teraz nie", "Nepovoliť prístup"),
    Row("hr", "Nastavi", ["Dopusti", "Omogući kameru"], "Ne sada", "Ne dopusti pristup"),
    Row("sl", "Nadaljuj", ["Dovoli", "Omogoči kamero"], "Ne zdaj", "Ne dovoli dostopa"),
    Row("hu", "Folytatás", ["Engedélyezés", "Kamera bekapcsolása"], "Most nem", "Ne engedélyezd"),
    Row("et", "Jätka", ["Luba", "Luba kaamera"], "Hiljem", "Ära luba kaamerat"),
    Row("lv", "Turpināt", ["Atļaut", "Ieslēgt kameru"], "Vēlāk", "Neatļaut"),
    Row("lt", "Tęsti", ["Leisti", "Įjungti kamerą"], "Vėliau", "Neleisti"),
    Row("eu", "Jarraitu", ["Baimendu", "Gaitu kamera"], "Geroago", "Ez baimendu kamera"),
    Row("sq", "Vazhdo", ["Lejo", "Aktivizo kamerën"], "Jo tani", "Mos lejo kamerën"),
    Row("ru", "Далее", ["Разрешить", "Включить камеру"], "Не сейчас", "Не разрешать доступ"),
    Row("uk", "Далі", ["Дозволити", "Увімкнути камеру"], "Не зараз", "Не дозволяти доступ"),
    Row("be", "Далей", ["Дазволіць", "Уключыць камеру"], "Не зараз", "Не дазваляць доступ"),
    Row("bg", "Продължи", ["Разреши", "Включи камерата"], "Не сега", "Не разрешавай достъп"),
    Row("sr", "Настави", ["Дозволи", "Омогући камеру"], "Не сада", "Не дозволи приступ"),
    Row("mk", "Продолжи", ["Дозволи", "Овозможи камера"], "Не сега", "Не дозволувај"),
    Row("kk", "Жалғастыру", ["Рұқсат ету", "Камераны қосу"], "Қазір емес", "Рұқсат бермеу"),
    Row("tr", "Devam", ["İzin ver", "Kamerayı etkinleştir"], "Şimdi değil", "Kameraya izin verme"),
    Row("az", "Davam et", ["İcazə ver", "Kameranı aktivləşdir"], "İndi yox", "İcazə vermə"),
    Row("el", "Συνέχεια", ["Να επιτραπεί", "Ενεργοποίηση κάμερας"], "Όχι τώρα", "Μην επιτρέψτε"),
    Row("ka", "გაგრძელება", ["დაშვება", "კამერის ჩართვა"], "მოგვიანებით", "არ დაშვება"),
    Row("ar", "متابعة", ["السماح", "تفعيل الكاميرا"], "ليس الآن", "عدم السماح بالوصول"),
    Row("fa", "ادامه", ["اجازه دادن", "فعال کردن دوربین"], "بعداً", "اجازه نده"),
    Row("ur", "جاری رکھیں", ["اجازت دیں", "کیمرہ فعال کریں"], "ابھی نہیں", "اجازت نہ دیں"),
    Row("he", "המשך", ["אפשר", "הפעלת המצלמה"], "לא עכשיו", "אל תאפשר גישה, לא לאפשר"),
    Row("hi", "जारी रखें", ["अनुमति दें", "कैमरा चालू करें"], "अभी नहीं", "कैमरे की अनुमति न दें"),
    Row("bn", "পরবর্তী", ["অনুমতি দিন", "ক্যামেরা চালু করুন"], "এখন নয়", "অনুমতি দেবেন না"),
    Row("th", "ถัดไป", ["อนุญาต", "เปิดใช้กล้อง"], "ภายหลัง", "ไม่อนุญาตกล้อง"),
    Row("vi", "Tiếp tục", ["Cho phép", "Bật máy ảnh"], "Để sau", "Không cho phép truy cập"),
    Row("id", "Lanjutkan", ["Izinkan", "Aktifkan kamera"], "Nanti", "Jangan izinkan akses"),
    Row("ms", "Teruskan", ["Benarkan", "Dayakan kamera"], "Kemudian", "Jangan benarkan akses"),
    Row("fil", "Magpatuloy", ["Payagan", "I-on ang camera"], "Mamaya", "Huwag payagan ang access"),
    Row("zh-Hans", "下一步", ["允许", "开启相机权限"], "稍后再说", "不允许访问"),
    Row("zh-Hant", "繼續", ["允許", "啟用相機"], "稍後再說", "不允許取用"),
    Row("ja", "次へ", ["許可", "カメラをオンにする"], "後で", "カメラを許可しない"),
    Row("ko", "계속", ["허용", "카메라 권한 켜기"], "나중에", "카메라 허용 안 함"),
  ]
}
