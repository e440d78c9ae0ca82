extension LabelWords {
  static let finnish = LabelWords(
    "fi", .latin,
    """
    neutral: Jatka | Seuraava | Selvä | Ymmärrän | Eteenpäin | Ok | Asia selvä | Seuraavaksi
    consent: Kyllä | Joo
    deferral: Ei nyt | Myöhemmin | Ohita | Ehkä myöhemmin | Ei kiitos | Ei vielä
    deferral: Muistuta myöhemmin
    leaving: Sulje | Peruuta | Takaisin | Valmis | Poistu | Lopeta | Kumoa | Peru | Tehty
    refusal: Ei | Kiellä | Älä salli | Hylkää | En salli
    settings: Asetukset | Avaa asetukset | Siirry asetuksiin | Siirry kohtaan Asetukset
    deferral words: myöhemmin | ohita | ei nyt | ei vielä | ilman | ei kiitos
    refusal words: kiellä | estä | poista käytöstä
    settings words: asetukset | asetuksiin | asetuksissa
    consent words: salli* | hyväksy* | ota … käyttöön | otetaan … käyttöön | aktivoi
    consent words: kytke … päälle | laita … päälle | valtuuta | anna … lupa | anna … käyttölupa
    consent words: anna … käyttöoikeus | myönnä | suostu* | samaa mieltä | jaa
    consent words: käytä ilmoituksia | ^kyllä
    negations: älä | en | ei
    """)

  static let hungarian = LabelWords(
    "hu", .latin,
    """
    neutral: Folytatás | Tovább | Következő | Értem | Rendben | Oké | Megértettem | Megvan
    consent: Igen | Hitelesítés
    deferral: Most nem | Később | Kihagyás | Talán később | Nem köszönöm | Még nem | Kihagy
    deferral: Köszönöm, nem | Ne most | Nem most
    leaving: Bezárás | Mégse | Mégsem | Vissza | Kész | Befejezés | Eltüntetés | Bezár
    leaving: Elutasít
    refusal: Nem | Elutasítás | Nem engedélyezem | Megtagadás | Tiltás
    settings: Beállítások | Beállítások megnyitása | Lépj a Beállítások menübe
    settings: Ugrás a beállításokhoz
    deferral words: később | kihagy* | most nem | még nem | nélkül | nem köszönöm
    refusal words: elutasít* | megtagad* | letilt* | kikapcsol*
    settings words: beállítások* | beállításokat
    consent words: engedély* | enged | bekapcsol* | aktivál* | elfogad* | hozzájárul*
    consent words: beleegyez* | egyetért* | hozzáférés … megadása | megoszt* | jóváhagy* | ^igen
    negations: nem | ne
    """)

  static let estonian = LabelWords(
    "et", .latin,
    """
    neutral: Jätka | Edasi | Järgmine | Selge | Sain aru | Sobib | Selge lugu
    consent: Jah
    deferral: Mitte praegu | Hiljem | Jäta vahele | Võib-olla hiljem | Ei aitäh
    leaving: Sulge | Katkesta | Loobu | Tagasi | Valmis | Tühista | Lõpeta
    refusal: Ei | Keeldu | Ära luba
    settings: Seaded | Sätted | Seadistused | Ava seaded | Ava seadistused | Ava Sätted
    deferral words: hiljem | jäta vahele | mitte praegu | ilma
    refusal words: keeldu | keela
    settings words: seaded | sätted | seadistused
    consent words: luba | lubage | lubada | võta … kasutusele | aktiveeri | lülita … sisse
    consent words: nõustu | nõustun | võta vastu | volita | jaga
    negations: ära | ei | mitte
    """)

  static let latvian = LabelWords(
    "lv", .latin,
    """
    neutral: Turpināt | Tālāk | Nākamais | Labi | Sapratu | Skaidrs
    consent: Jā
    deferral: Ne tagad | Vēlāk | Izlaist | Varbūt vēlāk | Nē paldies
    leaving: Aizvērt | Atcelt | Atpakaļ | Gatavs | Nerādīt | Paveikts
    refusal: Nē | Noraidīt | Neatļaut
    settings: Iestatījumi | Atvērt iestatījumus | Doties uz Iestatījumiem
    deferral words: vēlāk | izlaist | ne tagad | bez
    refusal words: noraidīt | neatļaut | izslēgt
    settings words: iestatījumi | iestatījumus | iestatījumiem
    consent words: atļaut | atļauju | atļauja | iespējot | ieslēgt | aktivizēt | piekrist
    consent words: piekrītu | apstiprināt | pieņemt | piešķirt | kopīgot
    negations: ne
    """)

  static let lithuanian = LabelWords(
    "lt", .latin,
    """
    neutral: Tęsti | Toliau | Kitas | Gerai | Supratau | Tolesnis
    consent: Taip
    deferral: Ne dabar | Vėliau | Praleisti | Galbūt vėliau | Ne ačiū | Ne, dėkoju
    leaving: Uždaryti | Atšaukti | Atgal | Atlikta | Baigti | Užverti | Įvykdyta
    refusal: Ne | Atmesti | Neleisti | Atsisakyti
    settings: Nustatymai | Atidaryti Nustatymus | Atverti nustatymus | Eikite į „Nustatymai“
    settings: Nuostatos
    deferral words: vėliau | praleisti | ne dabar | be
    refusal words: atmesti | neleisti | išjungti
    settings words: nustatymai | nustatymus | nuostatos
    consent words: leisti | leidimas | leidimą | leidžiu | įjungti | įgalinti | įgalioti
    consent words: aktyvinti | aktyvuoti | priimti | sutinku | sutikti | suteikti | dalintis
    consent words: bendrinti
    negations: ne
    """)

  static let basque = LabelWords(
    "eu", .latin,
    """
    neutral: Jarraitu | Hurrengoa | Ados | Ulertuta
    consent: Bai
    deferral: Orain ez | Geroago | Saltatu | Ez eskerrik asko | Jauzi
    leaving: Itxi | Utzi | Atzera | Eginda | Amaitu | Baztertu | Ezeztatu | Egina
    refusal: Ez | Ukatu | Ez baimendu
    settings: Ezarpenak | Ireki ezarpenak
    deferral words: geroago | saltatu | orain ez
    settings words: ezarpenak
    consent words: baimendu | baimena | gaitu | aktibatu | onartu | piztu | partekatu
    negations: ez
    """)

  static let albanian = LabelWords(
    "sq", .latin,
    """
    neutral: Vazhdo | Tjetra | Pasuesja | E kuptova | Në rregull
    consent: Po
    deferral: Jo tani | Më vonë | Anashkaloje | Kapërce | Jo faleminderit
    leaving: Mbyll | Mbylle | Anulo | Anuloje | Mbrapsht | U krye | U bë
    refusal: Jo | Refuzo | Mos lejo | Hidhe poshtë
    settings: Rregullime | Cilësimet | Hap Rregullimet | Parametrat
    deferral words: më vonë | anashkalo* | kapërce | jo tani | pa
    settings words: rregullime | rregullimet | cilësimet
    consent words: lejo | lejoje | lejoni | lejojë | aktivizo | aktivizoje | pranoj* | prano
    consent words: autorizo | ndiz | jep | ndaj
    negations: mos | jo
    """)

  static let welsh = LabelWords(
    "cy", .latin,
    """
    neutral: Parhau | Nesaf | Iawn
    consent: Ie
    deferral: Nid nawr | Hepgor | Hwyrach | Yn nes ymlaen | Sgipio
    leaving: Cau | Canslo | Yn ôl | Gorffen | Nôl | Wedi Gorffen | Wfftio
    refusal: Na | Gwrthod
    settings: Gosodiadau
    settings words: gosodiadau
    consent words: caniatáu | galluogi | derbyn | cytuno | rhannu
    negations: peidio | ddim
    """)

  static let esperanto = LabelWords(
    "eo", .latin,
    """
    neutral: Daŭrigi | Sekva | Bone | Ek | Komprenite
    consent: Jes
    deferral: Ne nun | Poste | Salti | Preterpasi
    leaving: Fermi | Nuligi | Reen | Farite | Farita | Finite | Forĵeti | Reiri | Rezignu
    refusal: Ne | Rifuzi | Malakcepti
    settings: Agordoj | Parametroj
    consent words: permesi | rajtigi | ŝalti | akcepti | konsenti
    negations: ne
    """)
}
