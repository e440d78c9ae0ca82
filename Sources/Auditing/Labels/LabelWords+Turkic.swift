extension LabelWords {
  static let turkish = LabelWords(
    "tr", .latin,
    """
    neutral: Devam | Devam et | İleri | Sonraki | Tamam | Anladım | Sonraki adım | Peki | Sürdür
    neutral: İlerle
    consent: Evet | Aç | Aktif
    deferral: Şimdi değil | Daha sonra | Sonra | Atla | Belki sonra | Belki daha sonra
    deferral: Hayır teşekkürler | Henüz değil | Geç | Şimdilik atla
    leaving: Kapat | İptal | Vazgeç | Geri | Bitti | Çık | Geri dön | Tamamla | Tamamlandı
    leaving: Yok say | İptal Et
    refusal: Hayır | Reddet | İzin verme | Asla
    settings: Ayarlar | Ayarları aç | Ayarlara git | Ayarlar'a gidin | Ayarlar'ı Aç
    deferral words: sonra | atla | şimdi değil | henüz değil | olmadan | hayır teşekkürler
    refusal words: reddet | izin verme | izin vermiyorum | devre dışı | engelle | kapalı tut
    settings words: ayarlar* | ayarları | ayarlara
    consent words: izin ver* | izni ver* | erişim ver* | yetki ver* | etkinleştir*
    consent words: aktifleştir* | aktif et* | kabul | onayla | onaylıyorum | izinleri | izni
    consent words: iznini | paylaş | katılıyorum | ^evet | konum* … aç | bildirim* … aç
    consent words: mikrofon* … aç
    negations: değil | hayır | asla
    """)

  static let azerbaijani = LabelWords(
    "az", .latin,
    """
    neutral: Davam et | Davam edin | Növbəti | Oldu | Aydındır | İrəli
    consent: Bəli | Aç
    deferral: İndi yox | İndi deyil | Sonra | Keç | Bəlkə sonra
    leaving: Bağla | Ləğv et | Geri | Hazır | İmtina
    refusal: Xeyr | Xeyir | İcazə vermə | Rədd et
    settings: Ayarlar | Parametrlər | Tənzimləmələr | Tənzimləmə
    deferral words: sonra | indi deyil | indi yox
    refusal words: icazə vermə
    settings words: ayarlar* | parametrlər* | tənzimləmə*
    consent words: icazə ver* | aktivləşdir* | qəbul et* | razıyam | yandır
    negations: deyil
    """)

  static let uzbek = LabelWords(
    "uz", .latin,
    """
    neutral: Davom etish | Keyingi | Keyingisi | Tushunarli
    consent: Ha
    deferral: Hozir emas | Keyinroq | Oʻtkazib yuborish
    leaving: Yopish | Bekor qilish | Orqaga | Tayyor | Tugatish | Bajarildi
    refusal: Yo'q | Rad etish | Ruxsat bermaslik
    settings: Sozlamalar | Sozlamalarga o‘tish
    deferral words: keyinroq | hozir emas
    refusal words: ruxsat bermaslik
    settings words: sozlamalar*
    consent words: ruxsat | yoqish | qabul qil* | roziman
    negations: emas
    """)
}
