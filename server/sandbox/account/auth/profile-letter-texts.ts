/**
 * A letter: its subject, the text before its link, if it has one, and advice for a recipient who did not request it.
 */
type Letter = { subject: string; text: string; otherwise: string };

/** `oldEmail`: the new address follows its text. */
type ProfileLetters = { newEmail: Letter; oldEmail: Letter; passwordChanged: Letter; anonymize: Letter };

/** Letters about changes to an account, in the nine languages. */
const TEXTS: Readonly<Record<string, ProfileLetters>> = {
  en: {
    newEmail: {
      subject: 'Confirm your new e-mail',
      text: 'The e-mail of an account is to be changed to this address. Confirm it here:',
      otherwise:
        'Unless you are logged in, you will be asked for the password of the account. All other browsers are logged out then. The link works for a day. Not you? Then do nothing: the account keeps its old address.',
    },
    oldEmail: {
      subject: 'Your e-mail is being changed',
      text: 'The e-mail of your account is being changed to',
      otherwise:
        'Not you? Log in, change your password and log out in all browsers: until the new address is confirmed, the account is yours alone.',
    },
    passwordChanged: {
      subject: 'Your password has been changed',
      text: 'The password of your account has been changed, and all other browsers are logged out.',
      otherwise: 'Not you? Ask for a new password on the log-in page at once.',
    },
    anonymize: {
      subject: 'Delete your account',
      text: 'You asked for your account to be deleted. Follow the link and confirm:',
      otherwise: 'The link works for an hour. Not you? Then do nothing: the account stays.',
    },
  },
  ru: {
    newEmail: {
      subject: 'Подтвердите новую почту',
      text: 'Почту личного кабинета меняют на этот адрес. Подтвердите его здесь:',
      otherwise:
        'Если вы не вошли в кабинет, мы спросим его пароль. На остальных устройствах вы выйдете. Ссылка работает сутки. Это были не вы? Ничего не делайте: в кабинете останется прежний адрес.',
    },
    oldEmail: {
      subject: 'Почту вашего кабинета меняют',
      text: 'Почту вашего личного кабинета меняют на',
      otherwise:
        'Это были не вы? Войдите, смените пароль и выйдите на всех устройствах: пока новый адрес не подтверждён, кабинет только ваш.',
    },
    passwordChanged: {
      subject: 'Пароль изменён',
      text: 'Пароль от вашего личного кабинета изменён, на остальных устройствах вы вышли.',
      otherwise: 'Это были не вы? Сразу запросите новый пароль на странице входа.',
    },
    anonymize: {
      subject: 'Удаление личного кабинета',
      text: 'Вы попросили удалить личный кабинет. Перейдите по ссылке и подтвердите:',
      otherwise: 'Ссылка работает час. Это были не вы? Ничего не делайте: кабинет останется.',
    },
  },
  nl: {
    newEmail: {
      subject: 'Bevestig je nieuwe e-mailadres',
      text: 'Het e-mailadres van een account wordt gewijzigd in dit adres. Bevestig het hier:',
      otherwise:
        'Ben je niet ingelogd, dan vragen we om het wachtwoord van het account. Alle andere browsers worden uitgelogd. De link werkt een dag. Was jij het niet? Dan hoef je niets te doen: het account houdt het oude adres.',
    },
    oldEmail: {
      subject: 'Je e-mailadres wordt gewijzigd',
      text: 'Het e-mailadres van je account wordt gewijzigd in',
      otherwise:
        'Was jij het niet? Log in, wijzig je wachtwoord en log in alle browsers uit: zolang het nieuwe adres niet is bevestigd, is het account alleen van jou.',
    },
    passwordChanged: {
      subject: 'Je wachtwoord is gewijzigd',
      text: 'Het wachtwoord van je account is gewijzigd en alle andere browsers zijn uitgelogd.',
      otherwise: 'Was jij het niet? Vraag dan meteen een nieuw wachtwoord aan op de inlogpagina.',
    },
    anonymize: {
      subject: 'Je account verwijderen',
      text: 'Je hebt gevraagd je account te verwijderen. Volg de link en bevestig:',
      otherwise: 'De link werkt een uur. Was jij het niet? Dan hoef je niets te doen: het account blijft.',
    },
  },
  pl: {
    newEmail: {
      subject: 'Potwierdź nowy adres e-mail',
      text: 'Adres e-mail konta ma zostać zmieniony na ten. Potwierdź go tutaj:',
      otherwise:
        'Bez zalogowania poprosimy o hasło do konta. Na pozostałych urządzeniach nastąpi wylogowanie. Link działa jeden dzień. To nie Ty? Nie rób nic: na koncie zostanie dawny adres.',
    },
    oldEmail: {
      subject: 'Zmiana adresu e-mail',
      text: 'Adres e-mail Twojego konta jest zmieniany na',
      otherwise:
        'To nie Ty? Zaloguj się, zmień hasło i wyloguj się wszędzie: dopóki nowy adres nie zostanie potwierdzony, konto należy tylko do Ciebie.',
    },
    passwordChanged: {
      subject: 'Hasło zostało zmienione',
      text: 'Hasło do Twojego konta zostało zmienione, a pozostałe przeglądarki wylogowane.',
      otherwise: 'To nie Ty? Od razu poproś o nowe hasło na stronie logowania.',
    },
    anonymize: {
      subject: 'Usunięcie konta',
      text: 'Poproszono o usunięcie Twojego konta. Otwórz link i potwierdź:',
      otherwise: 'Link działa godzinę. To nie Ty? Nie rób nic: konto pozostanie.',
    },
  },
  es: {
    newEmail: {
      subject: 'Confirma tu nuevo correo',
      text: 'El correo de una cuenta va a cambiar por esta dirección. Confírmala aquí:',
      otherwise:
        'Si no has iniciado sesión, te pediremos la contraseña de la cuenta. Se cerrará la sesión en los demás navegadores. El enlace vale un día. ¿No has sido tú? No hagas nada: la cuenta conserva su dirección.',
    },
    oldEmail: {
      subject: 'Se está cambiando tu correo',
      text: 'El correo de tu cuenta se está cambiando por',
      otherwise:
        '¿No has sido tú? Entra, cambia la contraseña y cierra la sesión en todos los navegadores: mientras la nueva dirección no se confirme, la cuenta es solo tuya.',
    },
    passwordChanged: {
      subject: 'Tu contraseña ha cambiado',
      text: 'La contraseña de tu cuenta ha cambiado y se ha cerrado la sesión en los demás navegadores.',
      otherwise: '¿No has sido tú? Pide enseguida una contraseña nueva en la página de acceso.',
    },
    anonymize: {
      subject: 'Eliminar tu cuenta',
      text: 'Has pedido eliminar tu cuenta. Abre el enlace y confírmalo:',
      otherwise: 'El enlace vale una hora. ¿No has sido tú? No hagas nada: la cuenta sigue.',
    },
  },
  fr: {
    newEmail: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      text: 'L’adresse e-mail d’un compte doit devenir celle-ci. Confirmez-la ici :',
      otherwise:
        'Si vous n’êtes pas connecté, le mot de passe du compte vous sera demandé. Tous les autres navigateurs seront déconnectés. Le lien est valable un jour. Ce n’était pas vous ? Ne faites rien : le compte garde son adresse.',
    },
    oldEmail: {
      subject: 'Votre adresse e-mail est en cours de changement',
      text: 'L’adresse e-mail de votre compte va être remplacée par',
      otherwise:
        'Ce n’était pas vous ? Connectez-vous, changez de mot de passe et déconnectez tous les navigateurs : tant que la nouvelle adresse n’est pas confirmée, le compte n’est qu’à vous.',
    },
    passwordChanged: {
      subject: 'Votre mot de passe a été changé',
      text: 'Le mot de passe de votre compte a été changé, et les autres navigateurs sont déconnectés.',
      otherwise: 'Ce n’était pas vous ? Demandez tout de suite un nouveau mot de passe sur la page de connexion.',
    },
    anonymize: {
      subject: 'Supprimer votre compte',
      text: 'Vous avez demandé la suppression de votre compte. Suivez le lien et confirmez :',
      otherwise: 'Le lien est valable une heure. Ce n’était pas vous ? Ne faites rien : le compte reste.',
    },
  },
  de: {
    newEmail: {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      text: 'Die E-Mail-Adresse eines Kontos soll in diese geändert werden. Bestätigen Sie sie hier:',
      otherwise:
        'Sind Sie nicht angemeldet, fragen wir nach dem Passwort des Kontos. Alle anderen Browser werden abgemeldet. Der Link gilt einen Tag. Das waren nicht Sie? Dann tun Sie nichts: Das Konto behält seine Adresse.',
    },
    oldEmail: {
      subject: 'Ihre E-Mail-Adresse wird geändert',
      text: 'Die E-Mail-Adresse Ihres Kontos wird geändert in',
      otherwise:
        'Das waren nicht Sie? Melden Sie sich an, ändern Sie das Passwort und melden Sie sich in allen Browsern ab: Solange die neue Adresse nicht bestätigt ist, gehört das Konto nur Ihnen.',
    },
    passwordChanged: {
      subject: 'Ihr Passwort wurde geändert',
      text: 'Das Passwort Ihres Kontos wurde geändert, alle anderen Browser sind abgemeldet.',
      otherwise: 'Das waren nicht Sie? Fordern Sie auf der Anmeldeseite sofort ein neues Passwort an.',
    },
    anonymize: {
      subject: 'Ihr Konto löschen',
      text: 'Sie möchten Ihr Konto löschen. Folgen Sie dem Link und bestätigen Sie:',
      otherwise: 'Der Link gilt eine Stunde. Das waren nicht Sie? Dann tun Sie nichts: Das Konto bleibt.',
    },
  },
  it: {
    newEmail: {
      subject: 'Conferma la tua nuova e-mail',
      text: 'L’e-mail di un account sta per essere cambiata con questo indirizzo. Confermalo qui:',
      otherwise:
        'Se non hai effettuato l’accesso, ti chiederemo la password dell’account. Uscirai da tutti gli altri browser. Il link vale un giorno. Non eri tu? Non fare nulla: l’account mantiene il suo indirizzo.',
    },
    oldEmail: {
      subject: 'La tua e-mail sta per cambiare',
      text: 'L’e-mail del tuo account sta per diventare',
      otherwise:
        'Non eri tu? Accedi, cambia la password ed esci da tutti i browser: finché il nuovo indirizzo non è confermato, l’account è solo tuo.',
    },
    passwordChanged: {
      subject: 'La tua password è cambiata',
      text: 'La password del tuo account è cambiata e gli altri browser sono stati disconnessi.',
      otherwise: 'Non eri tu? Chiedi subito una nuova password dalla pagina di accesso.',
    },
    anonymize: {
      subject: 'Eliminare il tuo account',
      text: 'Hai chiesto di eliminare il tuo account. Apri il link e conferma:',
      otherwise: 'Il link vale un’ora. Non eri tu? Non fare nulla: l’account resta.',
    },
  },
  tr: {
    newEmail: {
      subject: 'Yeni e-posta adresinizi onaylayın',
      text: 'Bir hesabın e-posta adresi bu adresle değiştirilecek. Burada onaylayın:',
      otherwise:
        'Giriş yapmadıysanız hesabın parolası sorulur. Diğer tüm tarayıcılarda oturum kapanır. Bağlantı bir gün geçerlidir. Siz değil miydiniz? Bir şey yapmanız gerekmez: hesap eski adresiyle kalır.',
    },
    oldEmail: {
      subject: 'E-posta adresiniz değiştiriliyor',
      text: 'Hesabınızın yeni e-posta adresi olarak şu adres verildi:',
      otherwise:
        'Siz değil miydiniz? Giriş yapın, parolanızı değiştirin ve tüm tarayıcılardan çıkın: yeni adres onaylanana kadar hesap yalnızca sizindir.',
    },
    passwordChanged: {
      subject: 'Parolanız değiştirildi',
      text: 'Hesabınızın parolası değiştirildi, diğer tüm tarayıcılardan çıkış yapıldı.',
      otherwise: 'Siz değil miydiniz? Hemen giriş sayfasından yeni parola isteyin.',
    },
    anonymize: {
      subject: 'Hesabınızı silin',
      text: 'Hesabınızın silinmesini istediniz. Bağlantıyı açıp onaylayın:',
      otherwise: 'Bağlantı bir saat geçerlidir. Siz değil miydiniz? Bir şey yapmanız gerekmez: hesap kalır.',
    },
  },
};

/** Returns the letters in a language; falls back to English. */
export function profileLetterTexts(language: string): ProfileLetters {
  const texts = Object.hasOwn(TEXTS, language) ? TEXTS[language] : TEXTS.en;
  if (!texts) throw new Error(`no letters in ${language}`);
  return texts;
}
