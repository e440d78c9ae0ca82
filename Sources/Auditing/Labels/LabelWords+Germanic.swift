extension LabelWords {
  static let german = LabelWords(
    "de", .latin,
    """
    neutral: Weiter | Nächster Schritt | Nächste | Fortsetzen | Alles klar | Ich verstehe
    neutral: Ok verstanden | In Ordnung | Weitermachen | Mach weiter | Als nächstes | Verstanden
    neutral: Fortfahren | Nächster
    consent: Ja
    deferral: Später | Nicht jetzt | Jetzt nicht | Nein danke | Vielleicht | Noch nicht
    deferral: Ein anderes Mal | Überspringen | Vielleicht später | Später erinnern
    deferral: Vorerst überspringen
    leaving: Schließen | Abbrechen | Zurück | Fertig | Verlassen | Ausblenden | Abbruch
    leaving: Beendet | Erledigt | Verwerfen | Beenden | Fertigstellen
    refusal: Nein | Ablehnen | Verweigern | Nie | Nein, nicht erlauben | Nicht zulassen
    settings: Einstellungen | Zu Einstellungen | Systemeinstellungen
    settings: In den Einstellungen öffnen | Einstellungen öffnen | Gehe zu Einstellungen
    settings: Zu den Einstellungen
    deferral words: später | nicht jetzt | jetzt nicht | noch nicht | überspring* | ohne
    deferral words: vorerst nicht | nachher | nein danke | erinner*
    refusal words: ablehn* | verweiger* | deaktivier* | ausschalt* | verbiet* | blockier*
    refusal words: nicht … nutzen | nicht … verwenden
    settings words: einstellungen | systemeinstellungen
    consent words: erlaub* | zulass* | zulässt | lass … zu | lasse … zu | aktivier* | freigeb*
    consent words: freigabe | gib … frei | gebe … frei | gestatte* | einschalt* | anschalt*
    consent words: schalte … ein | schalte … an | genehmig* | autorisier* | zustimm*
    consent words: stimme … zu | akzeptier* | annehm* | einwillig* | berechtig*
    consent words: zugriff … gewähren | gewähr* | erteil* | einverstanden | teilen | teile
    consent words: ermöglich* | ^ja
    negations: nicht | kein | keine | keinen | nie | niemals
    """)

  static let dutch = LabelWords(
    "nl", .latin,
    """
    neutral: Doorgaan | Verder | Volgende | Volgende stap | Ga door | Oké | Ik begrijp het
    neutral: Begrepen | Ik snap het | Ga verder | Duidelijk | Verdergaan
    consent: Ja | Eens
    deferral: Niet nu | Later | Overslaan | Nee bedankt | Nu niet | Nog niet | Misschien
    deferral: Later misschien | Misschien Later | Nee, dank je | Sla over voor nu
    leaving: Sluiten | Annuleren | Terug | Klaar | Gereed | Afsluiten | Negeren | Verwerpen
    leaving: Annuleer | Sluit
    refusal: Nee | Weigeren | Niet toestaan | Nooit | Afwijzen
    settings: Instellingen | Naar instellingen | Instellingen openen | Open instellingen
    settings: Ga naar Instellingen
    deferral words: later | overslaan | sla … over | niet nu | nu niet | nog niet | zonder
    deferral words: nee bedankt
    refusal words: weiger* | uitschakel* | schakel … uit | zet … uit | blokkeer*
    settings words: instellingen
    consent words: toestaan | toestemming* | toestemmen | sta … toe | inschakelen | schakel … in
    consent words: activeer | activeren | aanzetten | zet … aan | aanvaard* | accepteer
    consent words: accepteren | akkoord | goedkeur* | verleen | verlenen | geef … toegang
    consent words: machtig* | autoriseer | autoriseren | delen | sta … goed | ^ja | mee eens
    consent words: deel mijn | deel je | deel uw
    negations: niet | geen | nooit
    """)

  static let swedish = LabelWords(
    "sv", .latin,
    """
    neutral: Fortsätt | Nästa | Gå vidare | Vidare | Jag förstår | Jag fattar | Okej
    neutral: Nästa steg | Förstått | Uppfattat
    consent: Ja
    deferral: Inte nu | Senare | Kanske senare | Hoppa över | Nej tack | Inte än | Kanske
    deferral: Gör det senare
    leaving: Stäng | Avbryt | Tillbaka | Klar | Klart | Avsluta | Avfärda | Avvisa | Färdig
    leaving: Gjort | Slutför
    refusal: Nej | Neka | Avböj | Tillåt inte | Aldrig
    settings: Inställningar | Öppna inställningar | Gå till inställningarna
    settings: Öppna inställningarna | Gå till inställningar
    deferral words: senare | hoppa över | inte nu | inte än | utan | nej tack
    refusal words: neka | avböj | avaktivera | inaktivera | stäng av | slå av | blockera
    settings words: inställningar | inställningarna
    consent words: tillåt | tillåta | tillåtelse | aktivera | slå … på | sätt … på | godkänn
    consent words: godkänna | acceptera | auktorisera | bevilja | ge … åtkomst | ge … tillstånd
    consent words: ge … behörighet | samtyck* | samtycker | håller med | medge | dela | ^ja
    negations: inte | ej | aldrig
    """)

  static let norwegian = LabelWords(
    "nb", .latin,
    """
    neutral: Fortsett | Neste | Gå videre | Videre | Jeg forstår | Den er grei | Neste steg
    neutral: Hald fram | Greit | Forstått | Fortsette | Har det | Skjønner | Fortset
    consent: Ja
    deferral: Ikke nå | Senere | Kanskje senere | Hopp over | Nei takk | Ikkje no | Seinare
    deferral: Kanskje
    leaving: Lukk | Avbryt | Tilbake | Ferdig | Avslutt | Lat att | Fullfør | Avvis | Forrige
    leaving: Fullført | Ignorer
    refusal: Nei | Avslå | Ikke tillat | Nekt | Aldri
    settings: Innstillinger | Innstillingar | Åpne innstillinger | Gå til Innstillinger
    settings: Åpne innstillingene
    deferral words: senere | seinere | seinare | hopp over | ikke nå | ikkje no | uten | utan
    deferral words: nei takk
    refusal words: avslå | nekt | deaktiver | slå av | skru av | blokker
    settings words: innstillinger | innstillingene | innstillingar
    consent words: tillat | tillate | tillatelse | tillatelser | aktiver | slå … på | skru … på
    consent words: godta | godkjenn | aksepter | aksepterer | autoriser | gi … tilgang
    consent words: gi … tillatelse | samtykk* | enig | samd | gi … løyve | ^ja | del min
    consent words: del din | del posisjon
    negations: ikke | ikkje | aldri
    """)

  static let danish = LabelWords(
    "da", .latin,
    """
    neutral: Fortsæt | Næste | Gå videre | Videre | Jeg forstår | Forstået | Okay | Næste trin
    neutral: Forsæt
    consent: Ja
    deferral: Ikke nu | Senere | Måske senere | Spring over | Nej tak | Ikke endnu | Måske
    leaving: Luk | Annuller | Annullér | Tilbage | Færdig | Afslut | Afvis | Udført | Afbryd
    leaving: Anullér | Fortryd
    refusal: Nej | Tillad ikke | Nægt | Afslå | Aldrig
    settings: Indstillinger | Åbn Indstillinger | Gå til Indstillinger | Opsætning
    deferral words: senere | spring over | ikke nu | ikke endnu | uden | nej tak
    refusal words: nægt | afslå | deaktiver | deaktivér | slå fra | sluk | bloker
    settings words: indstillinger | indstillingerne
    consent words: tillad | tillade | tilladelse | tilladelser | aktiver | aktivér | slå … til
    consent words: godkend | accepter | acceptér | giv … adgang | giv … lov | giv … tilladelse
    consent words: samtykke | samtykker | enig | autoriser | tænd | ^ja | del min | del din
    consent words: del placering
    negations: ikke | aldrig
    """)

  static let icelandic = LabelWords(
    "is", .latin,
    """
    neutral: Áfram | Halda áfram | Næsta | Í lagi | Ég skil
    consent: Já
    deferral: Ekki núna | Seinna | Sleppa | Nei takk
    leaving: Loka | Hætta við | Til baka | Lokið | Búið | Hunsa | Tilbaka
    refusal: Nei | Hafna | Leyfa ekki
    settings: Stillingar | Opna stillingar
    deferral words: seinna | sleppa | ekki núna | síðar | án
    settings words: stillingar | stillingum
    consent words: leyfa | virkja | samþykkja | kveikja | heimila | veita … aðgang | deila
    negations: ekki
    """)

  static let afrikaans = LabelWords(
    "af", .latin,
    """
    neutral: Gaan voort | Volgende | Goed
    consent: Ja
    deferral: Nie nou nie | Later | Slaan oor | Nee dankie
    leaving: Kanselleer | Terug | Gereed | Maak toe | Sluit | Klaar
    refusal: Nee | Weier
    settings: Instellings
    deferral words: later | slaan … oor | nie nou | sonder
    settings words: instellings
    consent words: laat … toe | toelaat | aktiveer | skakel … aan | aanvaar | magtig
    consent words: gee … toegang
    negations: nie
    """)
}
