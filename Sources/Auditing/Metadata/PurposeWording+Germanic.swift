extension PurposeWording {
  static let english = PurposeWording(
    "en", .spaced,
    """
    empty: a an the this that these those it its your you yours my our we us i me they them their he
    empty: she user users people person s re ll d app apps application applications program software
    empty: phone iphone ipad ipod mac watch device apple to for in on of from with by and or as at
    empty: into so which when while if order not no there here
    empty: need* require* request* want wants wanted would like likes wish wishes may might can
    empty: could
    empty: will shall should must is are be been being has have had having was were do does make
    empty: access* use used uses user using usage utiliz* utilis* allow allows allowed allowing
    empty: enabl* grant* give gives giving permit* permission* authoriz* authoris* consent turn
    empty: activat*
    empty: please ask asks asked asking privacy let lets get gets
    empty: work works working properly correctly function* feature features service services
    empty: experience* better best good great improv* enhanc* optimal provide* providing purpose*
    empty: reason reasons necessary needed important full fully various certain some all any more
    empty: other others following data information info personal private content
    empty: camera* microphone* mic mics location* gps position whereabouts geolocation current
    empty: precise
    empty: background always foreground photo photos photograph* picture pictures pic pics image
    empty: images
    empty: library libraries gallery galleries album albums roll media contact contacts address book
    empty: addressbook calendar* event events reminder* bluetooth peripheral* network* local lan
    empty: wifi
    empty: wi fi internet health healthkit motion fitness siri shortcut shortcuts speech recognition
    empty: voice face id faceid touch touchid biometric* homekit home music tracking nfc focus
    empty: status
    empty: file files folder folders desktop documents downloads identifier advertising
    empty: personaliz* personalis* based comfort* convenient* smooth* seamless* complete* proper
    empty: plugin plugins package packages sdk sdks api apis framework* party 3rd third flutter
    empty: picker
    empty: dependency dependencies component components currently made but platform configuration
    empty: optional*
    empty: cross site website websites web both
    weak: update updates updating map maps take takes taking took capture* shoot shooting
    weak: record records recording recordings audio sound sounds video videos movie movies
    weak: attach* upload* process* select* choose choosing chosen pick picking browse browsing view
    weak: viewing read reads reading load loading locate locates locating track
    weak: discover*
    weak: find connect* communicat* accessor* devices activity display through via only
    weak: own then also where within inside about directly easily
    weak: check checking listen display displaying authenticat* identity secure* security
    asking: would like | wants to | wants access | wants your | needs | requires | is requesting
    asking: requests | asks for | uses | is asking | want to | need | require | will use
    uses: access your app | access the app | unlock | when you record | when recording
    uses: while you record | while recording
    """)

  static let german = PurposeWording(
    "de", .spaced,
    """
    empty: der die das den dem des ein eine einen einem einer eines dein deine deinen deiner deinem
    empty: ihr ihre ihren ihrer ihrem sie du dich dir uns wir unser unsere es er mein meine ich
    empty: diese dieser dieses diesen diesem app apps anwendung anwendungen programm nutzer
    empty: benutzer*
    empty: iphone ipad mac watch gerät geräts handy apple zu zum zur für in im an am auf aus von vom
    empty: mit
    empty: bei und oder als um damit wenn dass ob nach über unter
    empty: benötig* brauch* erforder* muss müssen möchte möchten will wollen würde würden gern gerne
    empty: kann können darf dürfen soll sollen wird werden ist sind sein hat haben
    empty: zugriff* zugang zugreifen verwend* nutz* benutz* gebrauch* erlaub* gestatt* ermöglich*
    empty: gewähr* freigabe freigeben berechtig* genehmig* zustimm* erteil* aktivier* einschalten
    empty: schalte bitte frag* anfrage* notwendig* nötig* wichtig* zulassen erhalten
    empty: funktion* feature features dienst dienste diensten service services erlebnis* erfahrung
    empty: besser* beste* gut gute verbesser* optimal* optimier* anbieten bieten bereitstell*
    empty: richtig korrekt ordnungsgemäß zweck zwecke grund gründe verschieden* bestimmte alle allen
    empty: daten information* persönlich* inhalt*
    empty: kamera* mikrofon* mikrophon* standort* position* gps ort aktuell* genau* hintergrund*
    empty: immer
    empty: foto fotos bild bilder bildern album alben galerie fotogalerie fotobibliothek
    empty: fotomediathek
    empty: fotoalbum fotoalben fotozugriff bibliothek mediathek mediathek* aufnahmen kontakt*
    empty: adressbuch* kalender* termin termine ereignis* erinnerung* bluetooth* netzwerk* lokal*
    empty: wlan
    empty: internet health gesundheit* bewegung* fitness* siri kurzbefehl* sprache spracherkennung
    empty: face id faceid touch touchid biometri* homekit musik* tracking nfc datei* ordner
    empty: dies deines ihres unseres euch euer eure euren man hier dazu dafür daher jederzeit
    empty: während solange
    empty: sobald derzeit* momentan* gegenwärtig* personalisier* basierend basis bequem* komfort*
    empty: reibungslos* vollständig* umfang uneingeschränkt* bestmöglich* anforder* angeforder*
    empty: einwillig*
    empty: bereitzustellen anzubieten sicherzustellen gewünscht* entsprechend* jeweilig* möglich*
    empty: können
    empty: vordergrund geöffnet* optional* konfiguration* cross site website* webseite* plugin*
    empty: drittanbieter*
    empty: ortsdaten ortungsdienst* bildbibliothek medien mediendatei* adressen telefonbuch gesicht*
    empty: telefon smartphone tablet mobilgerät* endgerät* plattform* system
    weak: aktualisier* karte karten aufnehmen aufnahme aufzunehmen aufzeichn* fotografieren
    weak: machen ton audio video videos film filme filmen anhäng* anzuhäng* hochladen hochzuladen
    weak: verarbeit* auswählen auszuwählen auswahl wählen lesen schreiben laden orten ortung
    weak: verfolgen finden entdecken verbinden kommunizieren geräte geräten aktivität*
    weak: töne tonaufnahme* klang bildaufnahme* videoaufnahme* filmaufnahme* sprachaufnahme*
    weak: authenti*
    weak: identität* sicher* anmeld* prüfen überprüf* abspiel* anhör* nehmen aufgenommen*
    weak: hochgeladen*
    asking: möchte | benötigt | braucht | verwendet | nutzt | erfordert | würde gern | will
    uses: app zu entsperren | app zu öffnen | zugriff auf die app | entsperr*
    """)
}
