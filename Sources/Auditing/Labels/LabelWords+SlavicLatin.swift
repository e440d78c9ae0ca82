extension LabelWords {
  static let polish = LabelWords(
    "pl", .latin,
    """
    neutral: Kontynuuj | Dalej | Następny | Rozumiem | Ok | Przejdź dalej | Następny krok
    neutral: Dobrze | W porządku | Następne | Zrozumiałem(-am)
    consent: Tak
    deferral: Nie teraz | Później | Pomiń | Może później | Nie dziękuję | Jeszcze nie
    deferral: Na razie pomiń | Przypomnij mi później
    leaving: Zamknij | Anuluj | Wstecz | Gotowe | Zakończ | Wróć | Powrót | Wyjdź | Odwołaj
    leaving: Zrobione
    refusal: Nie | Odmów | Nie zezwalaj | Odrzuć | Nigdy
    settings: Ustawienia | Otwórz ustawienia | Przejdź do ustawień
    deferral words: później | pomiń | nie teraz | jeszcze nie | bez | na razie | nie dziękuję
    refusal words: odmów | odrzuć | wyłącz | zablokuj
    settings words: ustawienia | ustawień | ustawieniach
    consent words: zezwól | zezwalaj | zezwalam | zezwolenie | pozwól | pozwalaj | pozwalam
    consent words: pozwolenie | włącz | włączyć | aktywuj | autoryzuj | udziel | udostępnij
    consent words: przyznaj | zapewnij dostęp | daj … dostęp | akceptuj | akceptuję | zaakceptuj
    consent words: zgadzam | zgoda | zgodę | zatwierdź | uprawnienia | ^tak
    negations: nie | nigdy
    """)

  static let czech = LabelWords(
    "cs", .latin,
    """
    neutral: Pokračovat | Další | Dále | Rozumím | Dobře | Ok | Jasně | Další krok | Mám to
    neutral: Následující
    consent: Ano
    deferral: Teď ne | Nyní ne | Později | Přeskočit | Možná později | Ne děkuji
    leaving: Zavřít | Zrušit | Zpět | Hotovo | Dokončit | Ukončit | Skrýt
    refusal: Ne | Odmítnout | Nepovolovat | Nepovolit | Zamítnout
    settings: Nastavení | Otevřít Nastavení | Přejdi do Nastavení | Přejít do nastavení
    deferral words: později | přeskočit | teď ne | nyní ne | zatím ne | bez | ne děkuji
    refusal words: odmít* | nepovol* | nesouhlas* | nezapínat | vypnout | zakázat | neumožn*
    settings words: nastavení
    consent words: povol* | zapn* | zapínat | aktivovat | umožn* | udělit | udělte | poskytnout
    consent words: autorizovat | souhlas* | přijmout | přijímám | přijmi | schválit | sdílet
    consent words: oprávnění | dovolit | ^ano
    negations: ne | nikdy
    """)

  static let slovak = LabelWords(
    "sk", .latin,
    """
    neutral: Pokračovať | Ďalej | Ďalšie | Rozumiem | V poriadku | Dobre | Ok | Ďalší krok
    consent: Áno
    deferral: Teraz nie | Neskôr | Preskočiť | Možno neskôr | Nie ďakujem
    leaving: Zavrieť | Zatvoriť | Zrušiť | Späť | Hotovo | Dokončiť | Ukončiť | Skryť | Storno
    refusal: Nie | Odmietnuť | Nepovoliť | Zamietnuť
    settings: Nastavenia | Otvoriť nastavenia | Prejdite do Nastavení | Prejsť na nastavenia
    deferral words: neskôr | preskočiť | teraz nie | zatiaľ nie | bez | nie ďakujem
    refusal words: odmiet* | nepovol* | nesúhlas* | vypnúť | zakázať
    settings words: nastavenia | nastavení
    consent words: povol* | zapn* | aktivovať | umožn* | udeliť | poskytnúť | autorizovať
    consent words: súhlas* | prijať | prijímam | schváliť | zdieľať | oprávneni* | dovoliť
    consent words: ^áno
    negations: nie | nikdy
    """)

  static let croatian = LabelWords(
    "hr", .latin,
    """
    neutral: Nastavi | Dalje | Sljedeće | U redu | Razumijem | Shvaćam | Sljedeći korak | Dobro
    neutral: UREDU | Nastaviti | Shvatio/la sam
    consent: Da
    deferral: Ne sada | Kasnije | Preskoči | Možda kasnije | Ne hvala
    leaving: Zatvori | Otkaži | Natrag | Gotovo | Odustani | Završi | Nazad | Odbaci | Poništi
    refusal: Ne | Odbij | Ne dopusti | Ne dozvoli
    settings: Postavke | Podešavanja | Idi na Postavke | Otvori Postavke
    deferral words: kasnije | preskoči | ne sada | bez | ne hvala
    refusal words: odbij | onemogući | isključi | blokiraj
    settings words: postavke | postavkama | podešavanja
    consent words: dopusti | dopuštam | dozvoli | dozvoliti | dozvola | dozvolu | omogući
    consent words: uključi | aktiviraj | prihvati | prihvaćam | odobri | ovlasti | slažem se
    consent words: pristajem | daj … pristup | podijeli
    negations: ne | nemoj | nikad
    """)

  static let slovenian = LabelWords(
    "sl", .latin,
    """
    neutral: Nadaljuj | Naprej | Naslednje | V redu | Razumem | Naslednji
    consent: Da
    deferral: Ne zdaj | Pozneje | Kasneje | Preskoči | Mogoče kasneje | Ne hvala
    leaving: Zapri | Prekliči | Nazaj | Končano | Opusti | Opravljeno
    refusal: Ne | Zavrni | Ne dovoli
    settings: Nastavitve | Odpri nastavitve | Odprite Nastavitve
    deferral words: pozneje | kasneje | preskoči | ne zdaj | brez | ne hvala
    refusal words: zavrni | onemogoči | izklopi | izključi
    settings words: nastavitve
    consent words: dovoli | dovolite | dovoljenje | omogoči | omogočite | vklopi | vključi
    consent words: aktiviraj | avtoriziraj | sprejmi | sprejmite | strinjam se | odobri | deli
    negations: ne
    """)
}
