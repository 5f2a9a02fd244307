import { QUESTIONS } from './question-texts';

/** Texts of the letters to new subscribers, and of the message with the app link, in the nine languages. */
type FeedbackTexts = {
  subject: string;
  greeting: string;
  /** Text before the shop's address. */
  site: string;
  /** Text before the unsubscribe link. */
  unsubscribe: string;
  /** Text before the link to the page on the app. */
  app: string;
};

const TEXTS: Readonly<Record<string, FeedbackTexts>> = {
  en: {
    subject: 'You have subscribed',
    greeting: 'Thank you. Once a week we will write to you about low fares from your city.',
    site: 'Find a ticket now',
    unsubscribe: 'Not you, or changed your mind? Unsubscribe',
    app: 'Put our site on your phone’s home screen',
  },
  ru: {
    subject: 'Вы подписались на рассылку',
    greeting: 'Спасибо. Раз в неделю будем писать вам о дешёвых билетах из вашего города.',
    site: 'Найти билет сейчас',
    unsubscribe: 'Это не вы или передумали? Отписаться',
    app: 'Как добавить наш сайт на экран телефона',
  },
  nl: {
    subject: 'Je bent aangemeld',
    greeting: 'Bedankt. Eén keer per week mailen we je over lage prijzen vanuit jouw stad.',
    site: 'Nu een ticket zoeken',
    unsubscribe: 'Was jij het niet of heb je je bedacht? Afmelden',
    app: 'Zet onze site op het startscherm van je telefoon',
  },
  pl: {
    subject: 'Subskrypcja jest aktywna',
    greeting: 'Dziękujemy. Raz w tygodniu napiszemy o tanich biletach z Twojego miasta.',
    site: 'Znajdź bilet teraz',
    unsubscribe: 'To nie Ty albo chcesz zrezygnować? Wypisz się',
    app: 'Dodaj nasz serwis do ekranu głównego telefonu',
  },
  es: {
    subject: 'Tu suscripción está activa',
    greeting: 'Gracias. Una vez por semana te escribiremos sobre billetes baratos desde tu ciudad.',
    site: 'Buscar un billete ahora',
    unsubscribe: '¿No has sido tú o has cambiado de idea? Darse de baja',
    app: 'Añade nuestra web a la pantalla de inicio de tu móvil',
  },
  // French puts a space before the colon after a label.
  fr: {
    subject: 'Abonnement confirmé',
    greeting: 'Merci. Une fois par semaine, nous vous écrirons au sujet des petits prix au départ de votre ville.',
    site: 'Chercher un billet maintenant\u00a0',
    unsubscribe: 'Ce n’était pas vous ou vous avez changé d’avis ? Se désabonner\u00a0',
    app: 'Ajoutez notre site à l’écran d’accueil de votre téléphone\u00a0',
  },
  de: {
    subject: 'Ihr Abonnement ist aktiv',
    greeting: 'Danke. Einmal pro Woche schreiben wir Ihnen über günstige Tickets ab Ihrer Stadt.',
    site: 'Jetzt ein Ticket suchen',
    unsubscribe: 'Das waren nicht Sie, oder Sie möchten nicht mehr? Abmelden',
    app: 'So legen Sie unsere Website auf den Startbildschirm',
  },
  it: {
    subject: 'L’iscrizione è attiva',
    greeting: 'Grazie. Una volta alla settimana ti scriveremo dei biglietti economici dalla tua città.',
    site: 'Cerca un biglietto adesso',
    unsubscribe: 'Non eri tu o hai cambiato idea? Annulla l’iscrizione',
    app: 'Aggiungi il nostro sito alla schermata Home del telefono',
  },
  tr: {
    subject: 'Aboneliğiniz başladı',
    greeting: 'Teşekkürler. Haftada bir, şehrinizden ucuz biletleri yazacağız.',
    site: 'Şimdi bilet ara',
    unsubscribe: 'Siz değil miydiniz ya da vaz mı geçtiniz? Abonelikten çık',
    app: 'Sitemizi telefonunuzun ana ekranına ekleyin',
  },
};

/** Returns the texts in a language; falls back to English. */
function textsIn(language: string): FeedbackTexts {
  const texts = Object.hasOwn(TEXTS, language) ? TEXTS[language] : TEXTS.en;
  if (!texts) throw new Error(`no texts in ${language}`);
  return texts;
}

/** Returns the letter that asks for confirmation of a subscription; falls back to English. */
export function question(language: string, link: string): { subject: string; body: string } {
  const texts = Object.hasOwn(QUESTIONS, language) ? QUESTIONS[language] : QUESTIONS.en;
  if (!texts) throw new Error(`no question in ${language}`);
  return { subject: texts.subject, body: [texts.text, link, texts.ignore].join('\n\n') };
}

export function confirmation(language: string, links: { site: string; unsubscribe: string }) {
  const { subject, greeting, site, unsubscribe } = textsIn(language);
  return { subject, body: [greeting, `${site}: ${links.site}`, `${unsubscribe}: ${links.unsubscribe}`].join('\n\n') };
}

export function appLinkText(language: string, link: string): string {
  return `${textsIn(language).app}: ${link}`;
}
