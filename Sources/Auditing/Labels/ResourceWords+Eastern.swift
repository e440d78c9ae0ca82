extension ResourceWords {
  /// The words of languages in Cyrillic, Greek, Arabic and Hebrew letters.
  static let eastern: [String: String] = [
    "ru": """
    camera: камер*
    microphone: микрофон*
    photos: фото*, снимк*
    location: геопозици*, геолокаци*, местоположени*, геоданн*
    notifications: уведомлени*
    contacts: контакт*
    calendar: календар*
    reminders: напоминани*
    bluetooth: bluetooth, блютуз*
    localNetwork: локальн* сет*
    health: здоровь*
    motion: движени*, фитнес*
    speech: распознавани* речи
    tracking: отслеживани*, трекинг*
    """,
    "uk": """
    camera: камер*
    microphone: мікрофон*
    photos: фото*, світлин*, знімк*
    location: геопозиці*, геолокаці*, місцезнаходженн*, розташуванн*
    notifications: сповіщен*, повідомленн*
    contacts: контакт*
    calendar: календар*
    reminders: нагадуванн*
    bluetooth: bluetooth
    localNetwork: локальн* мереж*
    health: здоров*
    motion: рух*
    speech: розпізнаванн* мов*
    tracking: відстеженн*
    """,
    "bg": """
    camera: камер*
    microphone: микрофон*
    photos: снимк*, фото*
    location: местоположени*, местонахождени*
    notifications: известия*, извести*, уведомления*
    contacts: контакт*
    calendar: календар*
    reminders: напомняни*
    bluetooth: bluetooth
    localNetwork: локалн* мреж*
    health: здрав*
    motion: движени*
    speech: разпознаван* на реч*
    tracking: проследяван*
    """,
    "sr": """
    camera: камер*
    microphone: микрофон*
    photos: фотографиј*, слик*
    location: локациј*
    notifications: обавештењ*
    contacts: контакт*
    calendar: календар*
    reminders: подсетни*
    bluetooth: bluetooth
    localNetwork: локалн* мреж*
    health: здрављ*
    motion: кретањ*
    speech: препознавањ* говора
    tracking: праћењ*
    """,
    "el": """
    camera: κάμερα*, κάμερας
    microphone: μικρόφων*, μικροφών*
    photos: φωτογραφί*, φωτογραφιών
    location: τοποθεσί*
    notifications: ειδοποιήσ*, γνωστοποιήσ*
    contacts: επαφ*
    calendar: ημερολόγι*, ημερολογί*
    reminders: υπενθυμίσ*
    bluetooth: bluetooth
    localNetwork: τοπικ* δίκτυ*
    health: υγεί*
    motion: κίνησ*
    speech: αναγνώριση* ομιλίας
    tracking: παρακολούθησ*
    """,
    "ar": """
    camera: الكاميرا, كاميرا
    microphone: الميكروفون, ميكروفون
    photos: الصور, صورك
    location: موقع, الموقع
    notifications: الإشعارات, إشعارات, الاشعارات
    contacts: جهات الاتصال
    calendar: التقويم
    reminders: التذكيرات
    bluetooth: البلوتوث, bluetooth
    localNetwork: الشبكة المحلية
    health: الصحة
    motion: الحركة
    speech: التعرف على الكلام
    tracking: التتبع
    """,
    "fa": """
    camera: دوربین
    microphone: میکروفون
    photos: عکس, تصاویر
    location: موقعیت, مکان
    notifications: اعلان
    contacts: مخاطب
    calendar: تقویم
    reminders: یادآور
    bluetooth: بلوتوث, bluetooth
    localNetwork: شبکه محلی
    health: سلامت
    motion: حرکت
    speech: تشخیص گفتار
    tracking: ردیابی
    """,
    "he": """
    camera: מצלמה
    microphone: מיקרופון
    photos: תמונות
    location: מיקום
    notifications: התראות, עדכונים
    contacts: אנשי קשר, אנשי הקשר
    calendar: יומן, לוח השנה
    reminders: תזכורות
    bluetooth: בלוטות, bluetooth
    localNetwork: רשת מקומית, הרשת המקומית
    health: בריאות
    motion: תנועה
    speech: זיהוי דיבור
    tracking: מעקב
    """,
  ]
}
