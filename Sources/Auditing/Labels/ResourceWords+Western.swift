extension ResourceWords {
  /// The words of Germanic and Romance languages.
  static let western: [String: String] = [
    "de": """
    camera: kamera*
    microphone: mikrofon*
    photos: foto*, bilder*
    location: standort*, ortung*
    notifications: mitteilung*, benachrichtigung*
    contacts: kontakt*, adressbuch*
    calendar: kalender*
    reminders: erinnerung*
    bluetooth: bluetooth
    localNetwork: lokale* netzwerk*, netzwerkgeräte*
    health: gesundheit*
    motion: bewegung*, fitness*
    speech: spracherkennung*
    tracking: tracking, verfolg*
    """,
    "nl": """
    camera: camera*
    microphone: microfoon*
    photos: foto*
    location: locatie*
    notifications: melding*, notificatie*
    contacts: contacten, contactpersonen, adresboek
    calendar: agenda*
    reminders: herinnering*
    bluetooth: bluetooth
    localNetwork: lokale netwerk*, lokaal netwerk*
    health: gezondheid*
    motion: beweging*, fitness
    speech: spraakherkenning
    tracking: tracking, volgen
    """,
    "sv": """
    camera: kamera*
    microphone: mikrofon*
    photos: foto*, bild*
    location: plats*
    notifications: notis*, avisering*
    contacts: kontakt*, adressbok*
    calendar: kalender*
    reminders: påminnelse*
    bluetooth: bluetooth
    localNetwork: lokala nätverk*
    health: hälsa*, hälsodata
    motion: rörelse*, fitness
    speech: taligenkänning*
    tracking: spårning*
    """,
    "nb": """
    camera: kamera*
    microphone: mikrofon*
    photos: foto*, bilde*
    location: posisjon*, plassering*
    notifications: varsl*, varsel*
    contacts: kontakt*, adressebok*
    calendar: kalender*
    reminders: påminnelse*
    bluetooth: bluetooth
    localNetwork: lokale nettverk*, lokalt nettverk*
    health: helse*
    motion: bevegelse*, fitness
    speech: talegjenkjenning*
    tracking: sporing*
    """,
    "da": """
    camera: kamera*
    microphone: mikrofon*
    photos: foto*, billede*
    location: lokation*, placering*
    notifications: notifikation*, meddelelse*, underretning*
    contacts: kontakt*, adressebog*
    calendar: kalender*
    reminders: påmindelse*
    bluetooth: bluetooth
    localNetwork: lokale netværk*, lokalt netværk*
    health: sundhed*
    motion: bevægelse*, fitness
    speech: talegenkendelse*
    tracking: sporing*
    """,
    "fr": """
    camera: caméra*, appareil photo
    microphone: micro, microphone*
    photos: photo*, image*
    location: localisation*, position, géolocalisation*
    notifications: notification*
    contacts: contacts, carnet d’adresses, carnet d'adresses
    calendar: calendrier*, agenda*
    reminders: rappel*
    bluetooth: bluetooth
    localNetwork: réseau local
    health: santé
    motion: mouvement*, activité physique
    speech: reconnaissance vocale
    tracking: suivi
    """,
    "es": """
    camera: cámara*
    microphone: micrófono*
    photos: foto*, imágenes
    location: ubicación, localización
    notifications: notificacion*, notificación, aviso*
    contacts: contactos, agenda de contactos
    calendar: calendario*
    reminders: recordatorio*
    bluetooth: bluetooth
    localNetwork: red local
    health: salud
    motion: movimiento*, actividad física
    speech: reconocimiento de voz
    tracking: rastreo*, seguimiento
    """,
    "pt": """
    camera: câmera*, câmara*
    microphone: microfone*
    photos: foto*, imagens
    location: localização
    notifications: notificaç*
    contacts: contatos, contactos
    calendar: calendário*
    reminders: lembrete*
    bluetooth: bluetooth
    localNetwork: rede local
    health: saúde
    motion: movimento*, atividade física
    speech: reconhecimento de voz, reconhecimento de fala
    tracking: rastre*
    """,
    "it": """
    camera: fotocamera, camera
    microphone: microfono
    photos: foto, immagini
    location: posizione, localizzazione
    notifications: notific*
    contacts: contatti, rubrica
    calendar: calendario, calendari
    reminders: promemoria
    bluetooth: bluetooth
    localNetwork: rete locale
    health: salute
    motion: movimento, attività fisica
    speech: riconoscimento vocale
    tracking: tracciamento
    """,
    "ca": """
    camera: càmera
    microphone: micròfon
    photos: fotos, imatges
    location: ubicació, localització
    notifications: notificacions, notificació
    contacts: contactes
    calendar: calendari*
    reminders: recordatori*
    bluetooth: bluetooth
    localNetwork: xarxa local
    health: salut
    motion: moviment*
    speech: reconeixement de veu
    tracking: seguiment
    """,
    "ro": """
    camera: camera*, camerei
    microphone: microfon*
    photos: foto*, imagini
    location: locați*, localizare*
    notifications: notific*
    contacts: contacte*, agend*
    calendar: calendar*
    reminders: memento*
    bluetooth: bluetooth
    localNetwork: rețea*, rețelei locale
    health: sănătat*
    motion: mișcare*
    speech: recunoaștere* vocal*
    tracking: urmărire*
    """,
  ]
}
