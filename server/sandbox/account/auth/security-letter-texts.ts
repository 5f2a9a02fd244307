/** A letter: the text before its facts and, after them, advice for an owner who did not do it. */
type Notice = { subject: string; text: string; otherwise: string };

/** `subject` contains the placeholder `{{code}}`; `link` introduces the link that replaces the code. */
type CodeLetter = { subject: string; text: string; link: string; otherwise: string };

type SecurityLetters = { newBrowser: Notice; newPasskey: Notice; code: CodeLetter };

/** Letters about ways to sign in, in the nine languages. */
const TEXTS: Readonly<Record<string, SecurityLetters>> = {
  en: {
    newBrowser: {
      subject: 'New log-in to your account',
      text: 'Your account has just been opened in a browser that has not been used for it before:',
      otherwise: 'If it was you, there is nothing to do. If not, set a new password at once: it logs out all browsers.',
    },
    newPasskey: {
      subject: 'A passkey has been added',
      text: 'Your account can now be opened with a new passkey:',
      otherwise:
        'If it was you, there is nothing to do. If not, set a new password at once: it removes all passkeys and logs out all browsers.',
    },
    code: {
      subject: 'Your log-in code: {{code}}',
      text: 'Enter this code on the page where you asked for it:',
      link: 'Or log in by this link:',
      otherwise:
        'The code and the link work for 10 minutes, once. Nobody from our team will ever ask you for the code. If you did not ask for it, do nothing.',
    },
  },
  ru: {
    newBrowser: {
      subject: 'Новый вход в личный кабинет',
      text: 'В ваш личный кабинет только что вошли из браузера, которым вы раньше не пользовались:',
      otherwise:
        'Если это были вы, ничего делать не нужно. Если нет, сразу задайте новый пароль: мы выйдем из кабинета во всех браузерах.',
    },
    newPasskey: {
      subject: 'Добавлен ключ доступа',
      text: 'В ваш личный кабинет теперь можно войти с новым ключом доступа:',
      otherwise:
        'Если это были вы, ничего делать не нужно. Если нет, сразу задайте новый пароль: мы удалим все ключи доступа и выйдем из кабинета во всех браузерах.',
    },
    code: {
      subject: 'Код для входа: {{code}}',
      text: 'Введите этот код на странице, где вы его запросили:',
      link: 'Или войдите по ссылке:',
      otherwise:
        'Код и ссылка действуют 10 минут и только один раз. Наши сотрудники никогда не спрашивают код. Если вы его не запрашивали, ничего не делайте.',
    },
  },
  nl: {
    newBrowser: {
      subject: 'Nieuwe aanmelding bij je account',
      text: 'Je account is zojuist geopend in een browser die je er nog niet eerder voor gebruikte:',
      otherwise:
        'Was jij het? Dan hoef je niets te doen. Zo niet, stel dan meteen een nieuw wachtwoord in: daarmee worden alle browsers uitgelogd.',
    },
    newPasskey: {
      subject: 'Er is een passkey toegevoegd',
      text: 'Je account kan nu met een nieuwe passkey worden geopend:',
      otherwise:
        'Was jij het? Dan hoef je niets te doen. Zo niet, stel dan meteen een nieuw wachtwoord in: daarmee worden alle passkeys verwijderd en alle browsers uitgelogd.',
    },
    code: {
      subject: 'Je inlogcode: {{code}}',
      text: 'Vul deze code in op de pagina waar je erom vroeg:',
      link: 'Of log in via deze link:',
      otherwise:
        'De code en de link werken 10 minuten, één keer. Wij vragen je nooit om de code. Heb je er niet om gevraagd? Dan hoef je niets te doen.',
    },
  },
  pl: {
    newBrowser: {
      subject: 'Nowe logowanie na Twoje konto',
      text: 'Na Twoje konto zalogowano się właśnie w przeglądarce, która nie była wcześniej do tego używana:',
      otherwise:
        'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu ustaw nowe hasło: wylogujemy wszystkie przeglądarki.',
    },
    newPasskey: {
      subject: 'Dodano klucz dostępu',
      text: 'Na Twoje konto można się teraz zalogować nowym kluczem dostępu:',
      otherwise:
        'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu ustaw nowe hasło: usuniemy wszystkie klucze dostępu i wylogujemy wszystkie przeglądarki.',
    },
    code: {
      subject: 'Twój kod logowania: {{code}}',
      text: 'Wpisz ten kod na stronie, na której o niego prosisz:',
      link: 'Albo zaloguj się przez ten link:',
      otherwise:
        'Kod i link działają 10 minut i tylko raz. Nasi pracownicy nigdy nie pytają o kod. Jeśli to nie Ty o niego prosisz, nie rób nic.',
    },
  },
  es: {
    newBrowser: {
      subject: 'Nuevo inicio de sesión en tu cuenta',
      text: 'Se acaba de entrar en tu cuenta desde un navegador que no se había usado antes:',
      otherwise:
        'Si has sido tú, no tienes que hacer nada. Si no, pon una contraseña nueva enseguida: se cerrará la sesión en todos los navegadores.',
    },
    newPasskey: {
      subject: 'Se ha añadido una llave de acceso',
      text: 'Ahora se puede entrar en tu cuenta con una nueva llave de acceso:',
      otherwise:
        'Si has sido tú, no tienes que hacer nada. Si no, pon una contraseña nueva enseguida: se eliminarán todas las llaves de acceso y se cerrará la sesión en todos los navegadores.',
    },
    code: {
      subject: 'Tu código de acceso: {{code}}',
      text: 'Escribe este código en la página donde lo has pedido:',
      link: 'O entra con este enlace:',
      otherwise:
        'El código y el enlace valen 10 minutos y una sola vez. Nuestro equipo nunca te pedirá el código. Si no lo has pedido tú, no hagas nada.',
    },
  },
  fr: {
    newBrowser: {
      subject: 'Nouvelle connexion à votre compte',
      text: 'Votre compte vient d’être ouvert dans un navigateur qui n’avait pas encore servi :',
      otherwise:
        'Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : tous les navigateurs seront déconnectés.',
    },
    newPasskey: {
      subject: 'Une clé d’accès a été ajoutée',
      text: 'Votre compte peut désormais être ouvert avec une nouvelle clé d’accès :',
      otherwise:
        'Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe : toutes les clés d’accès seront supprimées et tous les navigateurs déconnectés.',
    },
    code: {
      subject: 'Votre code de connexion : {{code}}',
      text: 'Saisissez ce code sur la page où vous l’avez demandé :',
      link: 'Ou connectez-vous par ce lien :',
      otherwise:
        'Le code et le lien sont valables 10 minutes et une seule fois. Notre équipe ne vous demandera jamais ce code. Si vous ne l’avez pas demandé, ne faites rien.',
    },
  },
  de: {
    newBrowser: {
      subject: 'Neue Anmeldung in Ihrem Konto',
      text: 'Ihr Konto wurde gerade in einem Browser geöffnet, der dafür noch nicht verwendet wurde:',
      otherwise:
        'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, legen Sie sofort ein neues Passwort fest: Damit werden alle Browser abgemeldet.',
    },
    newPasskey: {
      subject: 'Ein Passkey wurde hinzugefügt',
      text: 'Ihr Konto lässt sich jetzt mit einem neuen Passkey öffnen:',
      otherwise:
        'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, legen Sie sofort ein neues Passwort fest: Damit werden alle Passkeys entfernt und alle Browser abgemeldet.',
    },
    code: {
      subject: 'Ihr Anmeldecode: {{code}}',
      text: 'Geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben:',
      link: 'Oder melden Sie sich über diesen Link an:',
      otherwise:
        'Code und Link gelten 10 Minuten und nur einmal. Wir fragen Sie nie nach dem Code. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun.',
    },
  },
  it: {
    newBrowser: {
      subject: 'Nuovo accesso al tuo account',
      text: 'Il tuo account è stato appena aperto in un browser mai usato prima:',
      otherwise:
        'Se sei stato tu, non devi fare nulla. Altrimenti imposta subito una nuova password: tutti i browser verranno disconnessi.',
    },
    newPasskey: {
      subject: 'È stata aggiunta una passkey',
      text: 'Ora il tuo account si può aprire con una nuova passkey:',
      otherwise:
        'Se sei stato tu, non devi fare nulla. Altrimenti imposta subito una nuova password: tutte le passkey verranno rimosse e tutti i browser disconnessi.',
    },
    code: {
      subject: 'Il tuo codice di accesso: {{code}}',
      text: 'Inserisci questo codice nella pagina in cui l’hai richiesto:',
      link: 'Oppure accedi con questo link:',
      otherwise:
        'Il codice e il link valgono 10 minuti e una sola volta. Il nostro personale non ti chiederà mai il codice. Se non l’hai richiesto tu, non fare nulla.',
    },
  },
  tr: {
    newBrowser: {
      subject: 'Hesabınıza yeni giriş',
      text: 'Hesabınız az önce daha önce kullanılmamış bir tarayıcıda açıldı:',
      otherwise:
        'Bu sizseniz bir şey yapmanız gerekmez. Değilse hemen yeni bir parola belirleyin: tüm tarayıcılarda oturum kapatılır.',
    },
    newPasskey: {
      subject: 'Geçiş anahtarı eklendi',
      text: 'Hesabınız artık yeni bir geçiş anahtarıyla açılabilir:',
      otherwise:
        'Bu sizseniz bir şey yapmanız gerekmez. Değilse hemen yeni bir parola belirleyin: tüm geçiş anahtarları silinir ve tüm tarayıcılarda oturum kapatılır.',
    },
    code: {
      subject: 'Giriş kodunuz: {{code}}',
      text: 'Bu kodu, istediğiniz sayfaya girin:',
      link: 'Ya da şu bağlantıyla giriş yapın:',
      otherwise:
        'Kod ve bağlantı 10 dakika ve yalnızca bir kez geçerlidir. Ekibimiz sizden bu kodu asla istemez. Kodu siz istemediyseniz bir şey yapmayın.',
    },
  },
};

/** Returns the letters in a language; falls back to English. */
export function securityLetterTexts(language: string): SecurityLetters {
  const texts = Object.hasOwn(TEXTS, language) ? TEXTS[language] : TEXTS.en;
  if (!texts) throw new Error('there are no English letters');
  return texts;
}
