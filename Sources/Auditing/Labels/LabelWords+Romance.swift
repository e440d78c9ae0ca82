extension LabelWords {
  static let french = LabelWords(
    "fr", .latin,
    """
    neutral: Continuer | Suivant | Poursuivre | Étape suivante | C'est compris | D'accord
    neutral: OK, j'ai compris | Passer à l'étape suivante | Continuons | J'ai compris | Compris
    neutral: Continuez | Entendu
    consent: Oui
    deferral: Pas maintenant | Plus tard | Ignorer | Passer | Peut-être plus tard | Non merci
    deferral: Pas encore | Une autre fois | Peut-être | Ignorer pour le moment
    deferral: Me le rappeler plus tard | Sauter
    leaving: Fermer | Annuler | Retour | Terminé | Terminer | Quitter | Revenir | Fait
    leaving: Effectué | Finir
    refusal: Non | Refuser | Ne pas autoriser | Jamais | Interdire | Rejeter
    settings: Réglages | Paramètres | Accéder aux réglages | Aller aux réglages | Préférences
    settings: Ouvrir les paramètres | Ouvrir Réglages | Ouvrez les Paramètres
    settings: Ouvrir les Réglages | Accéder aux paramètres | Accéder à Paramètres
    deferral words: plus tard | pas maintenant | pas encore | ignorer | sauter | sans
    deferral words: non merci | prochaine fois | passer cette étape
    refusal words: refus* | désactiver | interdire | bloquer | rejeter
    settings words: réglages | paramètres
    consent words: autoris* | activer | activez | active | j'active | permettre | permettez
    consent words: accorder | accordez | accepter | acceptez | accepte | consentir | consens
    consent words: donner … accès | donner … permission | donner … autorisation | approuver
    consent words: habiliter | partager | partagez | ^oui | donner … accord
    negations: ne | n | pas | jamais | aucun | aucune
    """)

  static let spanish = LabelWords(
    "es", .latin,
    """
    neutral: Continuar | Siguiente | Seguir | Entendido | Aceptar | De acuerdo | Vale | Ok
    neutral: Siguiente paso | Adelante | Avanzar | Próximo | Proseguir | Continúa | Entiendo
    consent: Sí | Si
    deferral: Ahora no | Más tarde | Omitir | Saltar | Quizás más tarde | No gracias
    deferral: Todavía no | Aún no | Después | Luego | Tal vez | Tal vez más tarde
    deferral: Quizá más tarde | Omitir por ahora | Recordarme Más Tarde
    leaving: Cerrar | Cancelar | Atrás | Hecho | Listo | Volver | Salir | Regresar | Finalizar
    leaving: Descartar | Completado | Realizado | Ignorar | Terminar | Cancela
    refusal: No | Rechazar | No permitir | Denegar | Nunca
    settings: Ajustes | Configuración | Ir a configuración | Ir a ajustes | Preferencias
    settings: Abrir configuración | Abrir ajustes
    deferral words: más tarde | mas tarde | después | luego | omitir | saltar | ahora no
    deferral words: todavía no | aún no | sin | no gracias | en otro momento | otra vez será
    refusal words: rechaz* | denegar | desactivar | deshabilitar | bloquear
    settings words: ajustes | configuración | configuraciones
    consent words: permitir | permite | permita | permiso | permisos | activar | activa | active
    consent words: habilitar | habilita | conceder | concede | autoriz* | aceptar | acepto
    consent words: acepta | dar … acceso | da … acceso | otorgar | encender | consentir
    consent words: aprobar | compartir | comparte | ^sí | estoy de acuerdo
    negations: no | nunca | ni
    """)

  static let portuguese = LabelWords(
    "pt", .latin,
    """
    neutral: Continuar | Seguinte | Próximo | Próxima | Avançar | Prosseguir | Entendi
    neutral: Entendido | Ok | Certo | Percebi | Compreendo | Próximo passo | Seguir | Próx
    consent: Sim
    deferral: Agora não | Mais tarde | Pular | Saltar | Talvez mais tarde | Não, obrigado
    deferral: Não obrigada | Ainda não | Depois | Talvez | Deixar para depois | Ignorar
    deferral: Não agora | Lembrar Mais Tarde | Talvez depois
    leaving: Fechar | Cancelar | Voltar | Concluído | Feito | Sair | Concluir | Dispensar
    leaving: Pronto | Descartar | Retroceder | Anterior
    refusal: Não | Recusar | Não permitir | Negar | Nunca | Declinar | Não aceitar
    settings: Configurações | Definições | Ajustes | Ir para Ajustes | Ir para Configurações
    settings: Abre Definições | Abrir configurações | Aceder às Definições
    settings: Ir para as configurações | Abrir Ajustes | Acesse Configurações
    settings: Ir às configurações
    deferral words: mais tarde | depois | pular | saltar | ignorar | agora não | não agora
    deferral words: ainda não | sem | não obrigado | não obrigada | outra vez
    refusal words: recusar | negar | desativar | desabilitar | bloquear | rejeitar
    settings words: configurações | definições | ajustes
    consent words: permitir | permita | permite | permissão | permissões | ativar | ative
    consent words: ativa | activar | active | habilitar | habilite | conceder | conceda
    consent words: autoriz* | aceitar | aceito | aceite | ligar | concordo | concordar
    consent words: dar … acesso | liberar | consentir | aprovar | partilhar | compartilhar
    consent words: ^sim | de acordo
    negations: não | nunca | nem
    """)

  static let italian = LabelWords(
    "it", .latin,
    """
    neutral: Continua | Avanti | Prosegui | Successivo | Ho capito | Capito | Ok | Va bene
    neutral: D'accordo | Procedi | Prossimo | Passo successivo | Ricevuto
    consent: Sì | Si
    deferral: Non ora | Più tardi | Salta | Forse più tardi | No grazie | Non adesso | Dopo
    deferral: Non ancora | Forse | Forse dopo | Più avanti | Ricordamelo più tardi
    deferral: Salta per ora | Successivamente
    leaving: Chiudi | Annulla | Indietro | Fatto | Fine | Esci | Termina | Ignora | Annullamento
    leaving: Chiudere | Completato | Concludi
    refusal: No | Rifiuta | Non consentire | Nega | Mai | Non permettere
    settings: Impostazioni | Vai alle impostazioni | Apri Impostazioni | Aprire le impostazioni
    settings: Vai a Impostazioni
    deferral words: più tardi | dopo | salta | non ora | non adesso | non ancora | senza
    deferral words: no grazie | in seguito | più avanti
    refusal words: rifiut* | nega | disattiva | disabilita | blocca
    settings words: impostazioni
    consent words: consenti | consentire | consento | consenso | attiva | attivare | abilita
    consent words: abilitare | autoriz* | permetti | permettere | permesso | permessi | accetta
    consent words: accettare | accetto | concedi | concedere | acconsent* | approva | accendi
    consent words: dai … accesso | fornisci … accesso | concordo | concorda | condividi | ^sì
    negations: non | mai | no
    """)

  static let catalan = LabelWords(
    "ca", .latin,
    """
    neutral: Continua | Següent | D'acord | Entesos | Endavant | Ho entenc | Segueix | Som-hi
    neutral: Continuar
    consent: Sí | Si
    deferral: Ara no | Més tard | Omet | Salta | Potser més tard | No gràcies | Després | Saltar
    deferral: Potser després
    leaving: Tanca | Cancel·la | Enrere | Fet | Torna | Descarta | Descartar | Tancar
    leaving: Cancel·lar | Endarrere | Tornar
    refusal: No | Rebutja | No permetis | Denega | Declina
    settings: Configuració | Obre la configuració | Ajustos | Paràmetres | Preferències
    settings: Obriu la configuració
    deferral words: més tard | després | omet | saltar | ara no | sense | no gràcies
    refusal words: rebutja | denega | desactiva
    settings words: configuració | ajustos | preferències
    consent words: permet | permetre | permeteu | permís | permisos | activa | activar | activeu
    consent words: habilita | habilitar | autoritz* | accepta | acceptar | accepto | concedeix
    consent words: dona … accés | comparteix
    negations: no
    """)

  static let galician = LabelWords(
    "gl", .latin,
    """
    neutral: Continuar | Seguinte | Aceptar | De acordo | Entendido
    consent: Si
    deferral: Agora non | Máis tarde | Omitir | Non grazas
    leaving: Pechar | Cancelar | Atrás | Feito | Volver | Desbotar
    refusal: Non | Rexeitar | Non permitir
    settings: Axustes | Configuración | Abrir Axustes | Configuracións
    deferral words: máis tarde | omitir | agora non | sen
    settings words: axustes | configuración
    consent words: permitir | activar | habilitar | conceder | autorizar | aceptar | compartir
    negations: non
    """)

  static let romanian = LabelWords(
    "ro", .latin,
    """
    neutral: Continuă | Continuați | Următorul | Mai departe | Înainte | Am înțeles | Ok
    neutral: În regulă | Bine | Continuare
    consent: Da | Pornire | Pornește
    deferral: Nu acum | Mai târziu | Omite | Sari peste | Poate mai târziu | Nu mulțumesc
    deferral: Ignorare | Omiteți
    leaving: Închide | Anulează | Înapoi | Gata | Terminat | Renunță | Anulare | Anulați
    leaving: Închidere | Închideți | Efectuat | Finalizați | Ignorați | Realizat
    refusal: Nu | Refuză | Nu permite | Respinge | Refuzați
    settings: Setări | Configurări | Deschide Setări | Deschide setările | Mergeți la setări
    settings: Mergi la Setări
    deferral words: mai târziu | omite* | omiteți | sari peste | nu acum | fără | nu mulțumesc
    refusal words: refuz* | dezactiv* | respinge
    settings words: setări | setările | configurări
    consent words: permite* | permiteți | permisiun* | autoriz* | accept* | acord | acordă
    consent words: acordați | aprob* | oferă … acces | partajează | activare | activează
    consent words: activați | activez
    negations: nu
    """)
}
