extension ResourceWords {
  /// The words of Slavic languages in Latin letters, and others in Latin letters.
  static let central: [String: String] = [
    "pl": """
    camera: aparat*, kamer*
    microphone: mikrofon*
    photos: zdję*, foto*
    location: lokalizacj*, położeni*
    notifications: powiadomie*, powiadomień
    contacts: kontakt*
    calendar: kalendarz*
    reminders: przypomnie*
    bluetooth: bluetooth
    localNetwork: sieć lokaln*, sieci lokaln*
    health: zdrowi*, zdrowia
    motion: ruch*, aktywnoś*
    speech: rozpoznawani* mowy
    tracking: śledzeni*
    """,
    "cs": """
    camera: fotoaparát*, kamer*
    microphone: mikrofon*
    photos: fotk*, fotografi*
    location: poloh*
    notifications: oznámen*, upozorněn*
    contacts: kontakt*
    calendar: kalendář*
    reminders: připomínk*
    bluetooth: bluetooth
    localNetwork: místní sí*, lokální sí*
    health: zdrav*
    motion: pohyb*
    speech: rozpoznáván* řeči
    tracking: sledován*
    """,
    "sk": """
    camera: fotoaparát*, kamer*
    microphone: mikrofón*
    photos: fotk*, fotografi*
    location: poloh*
    notifications: oznámen*, upozornen*
    contacts: kontakt*
    calendar: kalendár*
    reminders: pripomien*
    bluetooth: bluetooth
    localNetwork: lokáln* sie*, miestn* sie*
    health: zdrav*
    motion: pohyb*
    speech: rozpoznávan* reči
    tracking: sledovan*
    """,
    "hr": """
    camera: kamer*
    microphone: mikrofon*
    photos: fotografij*, slik*
    location: lokacij*
    notifications: obavijest*
    contacts: kontakt*
    calendar: kalendar*
    reminders: podsjetni*
    bluetooth: bluetooth
    localNetwork: lokaln* mrež*
    health: zdravlj*
    motion: kretanj*
    speech: prepoznavanj* govora
    tracking: praćenj*
    """,
    "sl": """
    camera: kamer*, fotoaparat*
    microphone: mikrofon*
    photos: fotografij*, slik*
    location: lokacij*
    notifications: obvestil*
    contacts: stik*
    calendar: koledar*
    reminders: opomnik*
    bluetooth: bluetooth
    localNetwork: lokaln* omrež*
    health: zdravj*
    motion: gibanj*
    speech: prepoznavanj* govora
    tracking: sledenj*
    """,
    "fi": """
    camera: kamera*
    microphone: mikrofoni*
    photos: valokuv*, kuvat, kuviin
    location: sijain*, sijaint*
    notifications: ilmoitu*, ilmoituks*
    contacts: yhteystie*, yhteystied*
    calendar: kalenteri*
    reminders: muistutu*
    bluetooth: bluetooth
    localNetwork: lähiverk*, paikallisverk*
    health: terveys*, tervey*
    motion: liike*
    speech: puheentunnistu*
    tracking: seurant*, seuraa*
    """,
    "et": """
    camera: kaamera*
    microphone: mikrofon*
    photos: foto*, pilt*
    location: asukoh*
    notifications: teavitus*, teavitu*, märguan*
    contacts: kontakt*
    calendar: kalender*, kalendri*
    reminders: meeldetuletus*
    bluetooth: bluetooth
    localNetwork: kohtvõr*, kohalik* võr*
    health: tervis*
    motion: liikumi*
    speech: kõnetuvastus*
    tracking: jälgimi*
    """,
    "hu": """
    camera: kamer*
    microphone: mikrofon*
    photos: fotó*, fénykép*
    location: helyzet*, helymeghatároz*, tartózkodási hely*
    notifications: értesítés*
    contacts: névjegy*, kontakt*
    calendar: naptár*
    reminders: emlékeztető*
    bluetooth: bluetooth
    localNetwork: helyi hálózat*
    health: egészség*
    motion: mozgás*
    speech: beszédfelismer*
    tracking: követés*
    """,
    "lv": """
    camera: kamer*
    microphone: mikrofon*
    photos: fotoattēl*, foto
    location: atrašanās viet*
    notifications: paziņojum*
    contacts: kontakt*
    calendar: kalendār*
    reminders: atgādināj*
    bluetooth: bluetooth
    localNetwork: lokāl* tīkl*
    health: veselīb*
    motion: kustīb*
    speech: runas atpazīšan*
    tracking: izsekošan*
    """,
    "lt": """
    camera: kamer*
    microphone: mikrofon*
    photos: nuotrauk*
    location: vietov*, buvimo viet*
    notifications: pranešim*
    contacts: kontakt*
    calendar: kalendori*
    reminders: priminim*
    bluetooth: bluetooth
    localNetwork: vietin* tinkl*
    health: sveikat*
    motion: judesi*, judėjim*
    speech: kalbos atpažinim*
    tracking: sekim*
    """,
    "tr": """
    camera: kamera*
    microphone: mikrofon*
    photos: fotoğraf*
    location: konum*
    notifications: bildirim*
    contacts: kişiler*, rehber*
    calendar: takvim*
    reminders: anımsatıcı*, hatırlatıcı*
    bluetooth: bluetooth
    localNetwork: yerel ağ*
    health: sağlık*
    motion: hareket*
    speech: konuşma tanıma*
    tracking: izleme*, takip*
    """,
    "id": """
    camera: kamera
    microphone: mikrofon
    photos: foto
    location: lokasi
    notifications: notifikasi, pemberitahuan
    contacts: kontak
    calendar: kalender
    reminders: pengingat
    bluetooth: bluetooth
    localNetwork: jaringan lokal
    health: kesehatan
    motion: gerakan
    speech: pengenalan ucapan
    tracking: pelacakan
    """,
    "ms": """
    camera: kamera
    microphone: mikrofon
    photos: foto, gambar
    location: lokasi
    notifications: pemberitahuan, notifikasi
    contacts: kenalan
    calendar: kalendar
    reminders: peringatan
    bluetooth: bluetooth
    localNetwork: rangkaian setempat
    health: kesihatan
    motion: gerakan
    speech: pengecaman pertuturan
    tracking: penjejakan
    """,
    "vi": """
    camera: camera, máy ảnh
    microphone: micrô, micro
    photos: ảnh, hình ảnh
    location: vị trí
    notifications: thông báo
    contacts: danh bạ
    calendar: lịch
    reminders: lời nhắc, nhắc nhở
    bluetooth: bluetooth
    localNetwork: mạng cục bộ, mạng nội bộ
    health: sức khỏe, sức khoẻ
    motion: chuyển động
    speech: nhận dạng giọng nói
    tracking: theo dõi
    """,
  ]
}
