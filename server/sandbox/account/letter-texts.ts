/** A letter: what it is about, what stands before its link, and what to do if it was not wanted. */
type Letter = { subject: string; text: string; otherwise: string };

type LetterTexts = { confirm: Letter; reset: Letter; alreadyThere: Letter };

/** Letters of the account service in the nine languages. */
const TEXTS: Readonly<Record<string, LetterTexts>> = {
  en: {
    confirm: {
      subject: 'Confirm your e-mail',
      text: 'This address was used to sign up. Confirm it, and your trips will be in your account:',
      otherwise: 'The link works for three days. Not you? Then do nothing: without a confirmation there is no account.',
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
  },
  ru: {
    confirm: {
      subject: 'Подтвердите почту',
      text: 'Вы зарегистрировались с этим адресом. Подтвердите его, и ваши поездки будут в личном кабинете:',
      otherwise: 'Ссылка работает три дня. Это были не вы? Ничего не делайте: без подтверждения кабинет не откроется.',
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
  },
  nl: {
    confirm: {
      subject: 'Bevestig je e-mailadres',
      text: 'Je hebt je met dit adres geregistreerd. Bevestig het, dan staan je reizen in je account:',
      otherwise:
        'De link werkt drie dagen. Was jij het niet? Dan hoef je niets te doen: zonder bevestiging komt er geen account.',
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
  },
  pl: {
    confirm: {
      subject: 'Potwierdź adres e-mail',
      text: 'Ten adres podano przy rejestracji. Potwierdź go, a Twoje podróże znajdziesz na swoim koncie:',
      otherwise: 'Link działa trzy dni. To nie Ty? Nie rób nic: bez potwierdzenia konto nie powstanie.',
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
  },
  es: {
    confirm: {
      subject: 'Confirma tu correo',
      text: 'Te has registrado con esta dirección. Confírmala y tendrás tus viajes en tu cuenta:',
      otherwise: 'El enlace vale tres días. ¿No has sido tú? No hagas nada: sin confirmación no habrá cuenta.',
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
  },
  fr: {
    confirm: {
      subject: 'Confirmez votre adresse e-mail',
      text: 'Cette adresse a servi à une inscription. Confirmez-la, et vos voyages seront dans votre compte :',
      otherwise:
        'Le lien est valable trois jours. Ce n’était pas vous ? Ne faites rien : sans confirmation, le compte ne sera pas créé.',
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
  },
  de: {
    confirm: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      text: 'Sie haben sich mit dieser Adresse registriert. Bestätigen Sie sie, dann finden Sie Ihre Reisen in Ihrem Konto:',
      otherwise:
        'Der Link gilt drei Tage. Das waren nicht Sie? Dann tun Sie nichts: Ohne Bestätigung entsteht kein Konto.',
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
  },
  it: {
    confirm: {
      subject: 'Conferma la tua e-mail',
      text: 'Questo indirizzo è stato usato per registrarsi. Confermalo e troverai i tuoi viaggi nel tuo account:',
      otherwise: 'Il link vale tre giorni. Non eri tu? Non fare nulla: senza conferma l’account non viene creato.',
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
  },
  tr: {
    confirm: {
      subject: 'E-posta adresinizi onaylayın',
      text: 'Bu adresle kaydoldunuz. Onaylayın, seyahatleriniz hesabınızda olsun:',
      otherwise:
        'Bağlantı üç gün geçerlidir. Siz değil miydiniz? Bir şey yapmanız gerekmez: onay olmadan hesap açılmaz.',
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
  },
};

/** The letters in a language, English for one that has none. */
export function letterTexts(language: string): LetterTexts {
  const texts = Object.hasOwn(TEXTS, language) ? TEXTS[language] : TEXTS.en;
  if (!texts) throw new Error(`no letters in ${language}`);
  return texts;
}
