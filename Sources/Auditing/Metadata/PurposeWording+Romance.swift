extension PurposeWording {
  static let french = PurposeWording(
    "fr", .spaced,
    """
    empty: le la les l un une des d de du à au aux en dans sur par pour avec et ou que qu qui afin
    empty: si
    empty: ce cet cette ces c s se ne y votre vos ton ta tes notre nos nous vous te tu il elle on je
    empty: mon ma mes leur leurs utilisateur* application* app apps appli logiciel appareil iphone
    empty: ipad mac watch téléphone apple
    empty: besoin nécessit* nécessaire* requi* requérir exig* demand* souhait* veut voudrait voulons
    empty: aimerait aimerions doit devons peut peuvent pouvoir puisse faut est sont être a ont avoir
    empty: sera
    empty: accès accéd* utilis* autoris* permet* permettre permission* activ* donn* accord* consent*
    empty: veuillez merci svp confidentialité
    empty: fonction* fonctionn* fonctionnalité* service* expérience* meilleur* mieux amélior*
    empty: optimal*
    empty: optimis* fournir fournit offr* propos* but raison* bon bonne correctement certain*
    empty: divers*
    empty: tout toute tous toutes important* donnée* information* personnel* contenu*
    empty: caméra* appareil* photo photos micro microphone* position* localisation géolocalisation
    empty: emplacement gps actuel* précis* arrière plan toujours image images album albums galerie
    empty: photothèque bibliothèque pellicule multimédia média médias contact contacts carnet
    empty: adresses
    empty: adresse répertoire calendrier* agenda événement* évènement* rappel* bluetooth réseau*
    empty: local
    empty: locaux wifi wi fi internet santé health mouvement* activité siri raccourci*
    empty: reconnaissance
    empty: vocale voix parole face id faceid touch touchid biométri* homekit musique suivi nfc
    empty: fichier* dossier*
    empty: grâce via selon lorsque quand pendant lors dont celui celle cela ça ceci leur lui cette
    empty: aussi
    empty: aide basé* personnalis* confort* complet* complète* intégral* plein pleinement disposer
    empty: profiter
    empty: bénéfici* assurer garantir possible* pleine premier ouvert* option* configuration* inter
    empty: sites site
    empty: plugin* tiers tierce* composant* géograph* géoloc* coordonnée* téléphonique mobile
    empty: smartphone
    empty: tablette plateforme* système souhait* voulez voulons désir* souhaitez refus* paramètre*
    weak: met mettre mise jour actualiser carte cartes plan prendre prise capturer
    weak: audio son
    weak: sons
    weak: vidéo vidéos filmer joindre ajout télécharger téléverser envoi trait* sélectionner choisir
    weak: lire écrire localiser trouver découvrir connecter communiquer appareils accessoires
    weak: captur* prenez pris prise prises photographi* film* enregistrement* charg* téléchargement*
    weak: téléchargez sélection* choix choisissez parcourir visionner écouter
    weak: authentifi* identifi* identité sécuris* sécurité vérifi* connexion localisez localise
    weak: repérer
    asking: souhaite | veut | voudrait | aimerait | a besoin | nécessite | demande | requiert
    asking: utilise
    uses: accéder à votre application | accéder à l'application | déverrouill*
    """)

  static let spanish = PurposeWording(
    "es", .spaced,
    """
    empty: el la los las lo un una unos unas de del al a en con por para y o u e que se si su sus tu
    empty: tus
    empty: mi mis nuestro nuestra nos le les te usted ustedes esta este estos estas esto es son ser
    empty: está
    empty: están aplicación aplicaciones app apps programa usuario* dispositivo iphone ipad mac
    empty: watch teléfono apple cuando como
    empty: necesit* necesari* requier* requerid* solicit* quiere queremos quisiera querría gustaría
    empty: desea debe puede pueden poder pueda podrá ha han tiene tener tenga
    empty: acceso acced* acceder usar usa uso usará usamos utiliz* permit* permiso* autoriz* activ*
    empty: habilit* conced* otorg* consent* favor pide pedir
    empty: función funciones funcion* funcionalidad* característica* servicio* experiencia* mejor*
    empty: buen* óptim* optimiz* ofrec* proporcion* brind* propósito* motivo* razón correctamente
    empty: important* todo toda todos todas alguna* algunos diversas varias dato datos información
    empty: personal* contenido*
    empty: cámara* micrófono* ubicación* localización posición gps actual* precis* segundo plano
    empty: siempre foto fotos fotografía fotografías imagen imágenes álbum álbumes galería galerías
    empty: biblioteca carrete fototeca multimedia medios contacto contactos agenda direcciones
    empty: libreta calendario* evento eventos recordatorio* bluetooth red redes local locales wifi
    empty: wi fi
    empty: internet salud health movimiento actividad siri atajo atajos reconocimiento voz habla
    empty: face id faceid touch touchid biometr* biométr* homekit música seguimiento nfc archivo*
    empty: carpeta*
    empty: cual durante mientras solo sólo también ello eso tuya suya través según basad*
    empty: personaliz* comod* cómod* complet* plenamente plataforma* sistema configuración opcional*
    empty: constante* rastre* tercero* complemento* plugin* componente* abiert* fotográfic* móvil
    empty: tableta
    empty: geolocal* coordenad* telefónic* correct* adecuad* sitio* web relevante*
    weak: actualizar mapa mapas tomar hacer captur* grab* audio sonido* vídeo vídeos video videos
    weak: adjunt* subir cargar proces* seleccion* elegir escoger leer escribir localizar encontrar
    weak: descubrir conect* comunic* dispositivos accesorios
    weak: verific* comprobar escuch* autentic* identific* identidad segur* tome tomes filmar
    weak: fotografiar selección escoja elija suba graba registr* verifique reproduc*
    asking: quiere | desea | necesita | requiere | solicita | quisiera | querría | utiliza | usa
    uses: acceder a tu aplicación | acceder a la app | acceder a la aplicación | desbloque*
    """)

  static let portuguese = PurposeWording(
    "pt", .spaced,
    """
    empty: o a os as um uma uns umas de do da dos das em no na nos nas ao aos à às com por pelo pela
    empty: para
    empty: e ou que se seu sua seus suas teu tua teus tuas meu minha nosso nossa nós você vocês te
    empty: lhe
    empty: este esta isto esse essa é são ser está estão aplicativo* aplicação aplicações app apps
    empty: programa usuário* utilizador* dispositivo iphone ipad mac watch telefone apple quando
    empty: precis* necess* requer* solicit* quer queremos gostaria gostaríamos deseja deve pode
    empty: podem
    empty: poder possa há tem ter tenha
    empty: acess* aced* usar usa uso usará usado usada usamos utiliz* permit* permiss* autoriz*
    empty: ativ*
    empty: habilit* conced* consent* favor pede pedir
    empty: função funções funcion* funcionalidad* recurso* serviç* experiência* melhor* bom boa
    empty: ótim*
    empty: otimiz* oferec* fornec* propósito* motivo* razão corretamente important* todo toda todos
    empty: todas algumas alguns diversas várias dado dados informaç* pessoa* conteúdo*
    empty: câmera* câmara* microfone* localização posição gps atual precisa segundo plano fundo
    empty: sempre foto fotos fotografia fotografias imagem imagens álbum álbuns galeria galerias
    empty: biblioteca rolo fototeca mídia multimídia contato contatos contacto contactos agenda
    empty: endereços calendário* evento eventos lembrete* bluetooth rede redes local locais wifi wi
    empty: fi
    empty: internet saúde health movimento atividade siri atalho atalhos reconhecimento voz fala
    empty: face id faceid touch touchid biometr* biométr* homekit música rastreamento nfc arquivo*
    empty: ficheiro* pasta*
    empty: dessa desse deste desta disso nisto isso pra pro lhes durante enquanto somente apenas
    empty: também
    empty: através conforme basead* personaliz* confort* complet* plenamente plataforma* sistema
    empty: configuraç* opcional* rastre* terceiro* plugin* componente* abert* fotográfic* celular
    empty: aparelho
    empty: tablet smartphone geolocaliz* coordenad* telefônic* corret* adequad* site sites web
    empty: relevante*
    empty: microfon* localizaç* localização mídias utilização gostaríamos pedimos precisamos favor
    empty: sejam
    weak: atualizar mapa mapas tirar captur* grav* áudio som sons vídeo vídeos anexar carregar
    weak: enviar
    weak: process* selecion* escolher ler escrever localizar encontrar descobrir conect* comunic*
    weak: dispositivos acessórios
    weak: verific* ouvir escut* autentic* identific* identidade segur* tire tira filmar fotografar
    weak: seleção escolha escolher gravaç* registr* reproduz* baixar
    asking: quer | deseja | precisa | necessita | requer | solicita | gostaria | utiliza | usa
    uses: acessar o seu app | acessar o app | aceder à aplicação | desbloque*
    """)
}
