/** A letter: its subject, the text before its link, and advice for a recipient who did not request it. */
type Letter = { subject: string; text: string; otherwise: string };

type LetterTexts = { confirm: Letter; reset: Letter; alreadyThere: Letter; linkNetwork: Letter };

/** Letters of the account service in the nine languages. */
const TEXTS: Readonly<Record<string, LetterTexts>> = {
  en: {
    confirm: {
      subject: 'Confirm your e-mail',
      text: 'Somebody opened an account with this address. If it was you, confirm it here, and your trips will be in your account:',
      otherwise:
        'In the browser where you signed up, the link logs you in. Anywhere else it asks you to set a new password, and the one typed before is void. The link works for three days. Not you? Then do nothing: without a confirmation there is no account.',
    },
    reset: {
      subject: 'A new password',
      text: 'Somebody asked for a new password for your account. Set it here:',
      otherwise: 'The link works for an hour, once. Not you? Then do nothing: your password stays as it is.',
    },
    alreadyThere: {
      subject: 'You already have an account',
      text: 'Somebody tried to sign up with this address, but there is an account already. Log in here, or ask for a new password:',
      otherwise: 'Not you? Then do nothing: nothing has changed.',
    },
    linkNetwork: {
      subject: 'Link it to your account',
      text: 'Somebody logs in with a social network and has entered this address. You already have an account with us. If it was you, enter its password here, and the network will open your account too:',
      otherwise:
        'The link works in the browser where you started; elsewhere it leads to the log-in. Not you? Then do nothing: without your password nothing is linked.',
    },
  },
  ru: {
    confirm: {
      subject: 'Подтвердите почту',
      text: 'С этим адресом зарегистрировались на нашем сайте. Если это вы, подтвердите почту — и ваши поездки будут в личном кабинете:',
      otherwise:
        'В браузере, где вы регистрировались, ссылка сразу откроет кабинет. На другом устройстве мы попросим задать новый пароль, а введённый раньше действовать не будет. Ссылка работает три дня. Это были не вы? Ничего не делайте: без подтверждения кабинет не откроется.',
    },
    reset: {
      subject: 'Новый пароль',
      text: 'Кто-то попросил сменить пароль от вашего личного кабинета. Задайте новый здесь:',
      otherwise: 'Ссылка работает один час и один раз. Это были не вы? Ничего не делайте: пароль останется прежним.',
    },
    alreadyThere: {
      subject: 'У вас уже есть личный кабинет',
      text: 'Кто-то пытался зарегистрироваться с этим адресом, но кабинет уже есть. Войдите или запросите новый пароль:',
      otherwise: 'Это были не вы? Ничего не делайте: ничего не изменилось.',
    },
    linkNetwork: {
      subject: 'Привяжите соцсеть к кабинету',
      text: 'Кто-то входит через соцсеть и указал этот адрес. У вас уже есть личный кабинет. Если это вы, введите его пароль здесь, и дальше сможете входить через соцсеть:',
      otherwise:
        'Ссылка работает в том браузере, где вы начали вход; в другом она откроет страницу входа. Это были не вы? Ничего не делайте: без вашего пароля привязать ничего нельзя.',
    },
  },
  nl: {
    confirm: {
      subject: 'Bevestig je e-mailadres',
      text: 'Met dit adres is een account geopend. Was jij dat? Bevestig het dan hier, dan staan je reizen in je account:',
      otherwise:
        'In de browser waarin je je hebt geregistreerd, log je met de link meteen in. Op een ander apparaat stel je een nieuw wachtwoord in; het eerder ingevoerde vervalt. De link werkt drie dagen. Was jij het niet? Dan hoef je niets te doen: zonder bevestiging komt er geen account.',
    },
    reset: {
      subject: 'Een nieuw wachtwoord',
      text: 'Iemand heeft een nieuw wachtwoord voor je account aangevraagd. Stel het hier in:',
      otherwise:
        'De link werkt een uur, één keer. Was jij het niet? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    },
    alreadyThere: {
      subject: 'Je hebt al een account',
      text: 'Iemand wilde zich met dit adres registreren, maar er is al een account. Log hier in of vraag een nieuw wachtwoord aan:',
      otherwise: 'Was jij het niet? Dan hoef je niets te doen: er is niets veranderd.',
    },
    linkNetwork: {
      subject: 'Koppel aan je account',
      text: 'Iemand logt in met een sociaal netwerk en heeft dit adres opgegeven. Je hebt al een account bij ons. Was jij dit? Vul dan hier het wachtwoord in, dan kun je voortaan ook via het netwerk inloggen:',
      otherwise:
        'De link werkt in de browser waarin je bent begonnen; ergens anders kom je op de inlogpagina. Was jij het niet? Dan hoef je niets te doen: zonder je wachtwoord wordt er niets gekoppeld.',
    },
  },
  pl: {
    confirm: {
      subject: 'Potwierdź adres e-mail',
      text: 'Na ten adres założono konto. Jeśli to Ty, potwierdź go tutaj, a Twoje podróże znajdziesz na swoim koncie:',
      otherwise:
        'W przeglądarce, w której podano adres, link od razu loguje. Na innym urządzeniu poprosimy o ustawienie nowego hasła, a wpisane wcześniej przestanie obowiązywać. Link działa trzy dni. To nie Ty? Nie rób nic: bez potwierdzenia konto nie powstanie.',
    },
    reset: {
      subject: 'Nowe hasło',
      text: 'Ktoś poprosił o nowe hasło do Twojego konta. Ustaw je tutaj:',
      otherwise: 'Link działa godzinę i tylko raz. To nie Ty? Nie rób nic: hasło się nie zmieni.',
    },
    alreadyThere: {
      subject: 'Masz już konto',
      text: 'Ktoś próbował zarejestrować się z tym adresem, ale konto już istnieje. Zaloguj się albo poproś o nowe hasło:',
      otherwise: 'To nie Ty? Nie rób nic: nic się nie zmieniło.',
    },
    linkNetwork: {
      subject: 'Połącz z kontem',
      text: 'Ktoś loguje się przez sieć społecznościową i podał ten adres. Masz już u nas konto. Jeśli to Ty, wpisz tutaj jego hasło, a będzie można logować się także przez sieć:',
      otherwise:
        'Link działa w przeglądarce, w której rozpoczęto logowanie; w innej otworzy stronę logowania. To nie Ty? Nie rób nic: bez Twojego hasła nic nie zostanie połączone.',
    },
  },
  es: {
    confirm: {
      subject: 'Confirma tu correo',
      text: 'Se ha abierto una cuenta con esta dirección. Si has sido tú, confírmala aquí y tendrás tus viajes en tu cuenta:',
      otherwise:
        'En el navegador en el que te registraste, el enlace inicia la sesión. En otro te pediremos una contraseña nueva, y la que se escribió antes no valdrá. El enlace vale tres días. ¿No has sido tú? No hagas nada: sin confirmación no habrá cuenta.',
    },
    reset: {
      subject: 'Una contraseña nueva',
      text: 'Alguien ha pedido una contraseña nueva para tu cuenta. Ponla aquí:',
      otherwise: 'El enlace vale una hora y una sola vez. ¿No has sido tú? No hagas nada: tu contraseña sigue igual.',
    },
    alreadyThere: {
      subject: 'Ya tienes una cuenta',
      text: 'Alguien ha intentado registrarse con esta dirección, pero ya existe una cuenta. Entra aquí o pide una contraseña nueva:',
      otherwise: '¿No has sido tú? No hagas nada: no ha cambiado nada.',
    },
    linkNetwork: {
      subject: 'Vincúlala a tu cuenta',
      text: 'Alguien está entrando con una red social y ha escrito esta dirección. Ya tienes una cuenta con nosotros. Si has sido tú, escribe aquí su contraseña y podrás entrar también con esa red:',
      otherwise:
        'El enlace vale en el navegador en el que empezaste; en otro lleva a la página de acceso. ¿No has sido tú? No hagas nada: sin tu contraseña no se vincula nada.',
    },
  },
  fr: {
    confirm: {
      subject: 'Confirmez votre adresse e-mail',
      text: 'Un compte a été ouvert avec cette adresse. Si c’est vous, confirmez-la ici, et vos voyages seront dans votre compte :',
      otherwise:
        'Dans le navigateur de votre inscription, le lien vous connecte. Sur un autre appareil, il vous fait choisir un nouveau mot de passe, et celui saisi auparavant ne vaut plus rien. Le lien est valable trois jours. Ce n’était pas vous ? Ne faites rien : sans confirmation, le compte ne sera pas créé.',
    },
    reset: {
      subject: 'Un nouveau mot de passe',
      text: 'Quelqu’un a demandé un nouveau mot de passe pour votre compte. Choisissez-le ici :',
      otherwise:
        'Le lien est valable une heure, une seule fois. Ce n’était pas vous ? Ne faites rien : votre mot de passe ne change pas.',
    },
    alreadyThere: {
      subject: 'Vous avez déjà un compte',
      text: 'Quelqu’un a voulu s’inscrire avec cette adresse, mais un compte existe déjà. Connectez-vous ici ou demandez un nouveau mot de passe :',
      otherwise: 'Ce n’était pas vous ? Ne faites rien : rien n’a changé.',
    },
    linkNetwork: {
      subject: 'Associez-le à votre compte',
      text: 'Quelqu’un se connecte avec un réseau social et a saisi cette adresse. Vous avez déjà un compte chez nous. Si c’est vous, saisissez ici son mot de passe, et vous pourrez aussi vous connecter avec ce réseau :',
      otherwise:
        'Le lien fonctionne dans le navigateur où vous avez commencé ; ailleurs, il mène à la connexion. Ce n’était pas vous ? Ne faites rien : sans votre mot de passe, rien n’est associé.',
    },
  },
  de: {
    confirm: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      text: 'Mit dieser Adresse wurde ein Konto eröffnet. Waren Sie das, bestätigen Sie sie hier, dann finden Sie Ihre Reisen in Ihrem Konto:',
      otherwise:
        'In dem Browser, in dem Sie sich registriert haben, meldet der Link Sie an. Auf einem anderen Gerät legen Sie ein neues Passwort fest; das zuvor eingegebene gilt dann nicht mehr. Der Link gilt drei Tage. Das waren nicht Sie? Dann tun Sie nichts: Ohne Bestätigung entsteht kein Konto.',
    },
    reset: {
      subject: 'Ein neues Passwort',
      text: 'Jemand hat ein neues Passwort für Ihr Konto angefordert. Hier legen Sie es fest:',
      otherwise:
        'Der Link gilt eine Stunde, einmal. Das waren nicht Sie? Dann tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
    },
    alreadyThere: {
      subject: 'Sie haben schon ein Konto',
      text: 'Jemand wollte sich mit dieser Adresse registrieren, aber es gibt schon ein Konto. Melden Sie sich hier an oder fordern Sie ein neues Passwort an:',
      otherwise: 'Das waren nicht Sie? Dann tun Sie nichts: Es hat sich nichts geändert.',
    },
    linkNetwork: {
      subject: 'Verknüpfen Sie es mit Ihrem Konto',
      text: 'Jemand meldet sich über ein soziales Netzwerk an und hat diese Adresse angegeben. Sie haben bei uns schon ein Konto. Waren Sie das, geben Sie hier das Passwort ein; danach können Sie sich auch über das Netzwerk anmelden:',
      otherwise:
        'Der Link gilt in dem Browser, in dem Sie begonnen haben; anderswo führt er zur Anmeldung. Das waren nicht Sie? Dann tun Sie nichts: Ohne Ihr Passwort wird nichts verknüpft.',
    },
  },
  it: {
    confirm: {
      subject: 'Conferma la tua e-mail',
      text: 'Con questo indirizzo è stato aperto un account. Se sei stato tu, confermalo qui e troverai i tuoi viaggi nel tuo account:',
      otherwise:
        'Nel browser in cui ti sei registrato il link ti fa accedere subito. Su un altro dispositivo ti chiederemo una nuova password e quella inserita prima non varrà più. Il link vale tre giorni. Non eri tu? Non fare nulla: senza conferma l’account non viene creato.',
    },
    reset: {
      subject: 'Una nuova password',
      text: 'Qualcuno ha chiesto una nuova password per il tuo account. Impostala qui:',
      otherwise: 'Il link vale un’ora e una sola volta. Non eri tu? Non fare nulla: la password resta quella di prima.',
    },
    alreadyThere: {
      subject: 'Hai già un account',
      text: 'Qualcuno ha provato a registrarsi con questo indirizzo, ma un account esiste già. Accedi qui o chiedi una nuova password:',
      otherwise: 'Non eri tu? Non fare nulla: non è cambiato niente.',
    },
    linkNetwork: {
      subject: 'Collegalo al tuo account',
      text: 'Qualcuno sta accedendo con un social network e ha indicato questo indirizzo. Hai già un account da noi. Se sei stato tu, inserisci qui la password e potrai accedere anche con il social:',
      otherwise:
        'Il link vale nel browser in cui hai iniziato; altrove porta alla pagina di accesso. Non eri tu? Non fare nulla: senza la tua password non viene collegato nulla.',
    },
  },
  tr: {
    confirm: {
      subject: 'E-posta adresinizi onaylayın',
      text: 'Bu adresle bir hesap açıldı. Bunu siz yaptıysanız adresi burada onaylayın, seyahatleriniz hesabınızda olsun:',
      otherwise:
        'Kaydolduğunuz tarayıcıda bağlantı sizi doğrudan içeri alır. Başka bir cihazda yeni bir parola belirlersiniz; daha önce yazılan parola geçersiz olur. Bağlantı üç gün geçerlidir. Siz değil miydiniz? Bir şey yapmanız gerekmez: onay olmadan hesap açılmaz.',
    },
    reset: {
      subject: 'Yeni parola',
      text: 'Hesabınız için yeni bir parola istendi. Buradan belirleyin:',
      otherwise:
        'Bağlantı bir saat ve bir kez geçerlidir. Siz değil miydiniz? Bir şey yapmanız gerekmez: parolanız değişmez.',
    },
    alreadyThere: {
      subject: 'Zaten bir hesabınız var',
      text: 'Bu adresle kaydolmak istendi, ama zaten bir hesap var. Buradan giriş yapın ya da yeni parola isteyin:',
      otherwise: 'Siz değil miydiniz? Bir şey yapmanız gerekmez: hiçbir şey değişmedi.',
    },
    linkNetwork: {
      subject: 'Hesabınıza bağlayın',
      text: 'Birisi bir sosyal ağ ile giriş yapıyor ve bu adresi yazdı. Bizde zaten bir hesabınız var. Bunu siz yaptıysanız parolanızı burada girin, bundan sonra o ağ ile de giriş yapabilirsiniz:',
      otherwise:
        'Bağlantı, başladığınız tarayıcıda çalışır; başka yerde giriş sayfasını açar. Siz değil miydiniz? Bir şey yapmanız gerekmez: parolanız olmadan hiçbir şey bağlanmaz.',
    },
  },
};

/** Returns the letters in a language; falls back to English. */
export function letterTexts(language: string): LetterTexts {
  const texts = Object.hasOwn(TEXTS, language) ? TEXTS[language] : TEXTS.en;
  if (!texts) throw new Error(`no letters in ${language}`);
  return texts;
}
