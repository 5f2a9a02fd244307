/** Letters to subscribers of a price, in the nine languages. */
type LetterTexts = {
  subject: string;
  greeting: string;
  /** Text before the link to the search. */
  search: string;
  /** Text before the unsubscribe link. */
  stop: string;
  /** Subject of the letter about a lower price. */
  dropSubject(now: string): string;
  dropText(old: string, now: string): string;
};

const TEXTS: Readonly<Record<string, LetterTexts>> = {
  en: {
    subject: 'We are watching the price',
    greeting: 'As soon as this trip gets cheaper, we will write to you.',
    search: 'Prices now',
    stop: 'Not you, or no longer needed? Unsubscribe',
    dropSubject: (now) => `The price has fallen: ${now}`,
    dropText: (old, now) => `This trip now costs ${now} for one adult; it was ${old}.`,
  },
  ru: {
    subject: 'Следим за ценой',
    greeting: 'Напишем вам, как только эта поездка подешевеет.',
    search: 'Цены сейчас',
    stop: 'Это не вы или больше не нужно? Отписаться',
    dropSubject: (now) => `Цена снизилась: ${now}`,
    dropText: (old, now) => `Эта поездка теперь стоит ${now} за взрослого, а была ${old}.`,
  },
  nl: {
    subject: 'We houden de prijs in de gaten',
    greeting: 'Zodra deze reis goedkoper wordt, mailen we je.',
    search: 'Prijzen nu',
    stop: 'Was jij het niet of hoeft het niet meer? Afmelden',
    dropSubject: (now) => `De prijs is gedaald: ${now}`,
    dropText: (old, now) => `Deze reis kost nu ${now} per volwassene; het was ${old}.`,
  },
  pl: {
    subject: 'Obserwujemy cenę',
    greeting: 'Napiszemy do Ciebie, gdy tylko ta podróż stanieje.',
    search: 'Ceny teraz',
    stop: 'To nie Ty albo to już niepotrzebne? Wypisz się',
    dropSubject: (now) => `Cena spadła: ${now}`,
    dropText: (old, now) => `Ta podróż kosztuje teraz ${now} za osobę dorosłą; było ${old}.`,
  },
  es: {
    subject: 'Seguimos el precio',
    greeting: 'En cuanto este viaje baje de precio, te escribiremos.',
    search: 'Precios de ahora',
    stop: '¿No has sido tú o ya no lo necesitas? Darse de baja',
    dropSubject: (now) => `El precio ha bajado: ${now}`,
    dropText: (old, now) => `Este viaje cuesta ahora ${now} por adulto; antes eran ${old}.`,
  },
  // French puts a space before the colon after a label.
  fr: {
    subject: 'Nous suivons le prix',
    greeting: 'Dès que ce voyage sera moins cher, nous vous écrirons.',
    search: 'Les prix actuels\u00a0',
    stop: 'Ce n’était pas vous ou ce n’est plus utile ? Se désabonner\u00a0',
    dropSubject: (now) => `Le prix a baissé : ${now}`,
    dropText: (old, now) => `Ce voyage coûte maintenant ${now} par adulte ; c’était ${old}.`,
  },
  de: {
    subject: 'Wir beobachten den Preis',
    greeting: 'Sobald diese Reise günstiger wird, schreiben wir Ihnen.',
    search: 'Preise jetzt',
    stop: 'Das waren nicht Sie, oder es ist nicht mehr nötig? Abmelden',
    dropSubject: (now) => `Der Preis ist gesunken: ${now}`,
    dropText: (old, now) => `Diese Reise kostet jetzt ${now} pro Erwachsenem; vorher waren es ${old}.`,
  },
  it: {
    subject: 'Stiamo seguendo il prezzo',
    greeting: 'Appena questo viaggio costerà meno, ti scriveremo.',
    search: 'I prezzi di adesso',
    stop: 'Non eri tu o non serve più? Annulla l’iscrizione',
    dropSubject: (now) => `Il prezzo è sceso: ${now}`,
    dropText: (old, now) => `Questo viaggio ora costa ${now} per adulto; prima ${old}.`,
  },
  tr: {
    subject: 'Fiyatı izliyoruz',
    greeting: 'Bu yolculuk ucuzlar ucuzlamaz size yazacağız.',
    search: 'Şimdiki fiyatlar',
    stop: 'Siz değil miydiniz ya da artık gerekmiyor mu? Abonelikten çık',
    dropSubject: (now) => `Fiyat düştü: ${now}`,
    dropText: (old, now) => `Bu yolculuk artık yetişkin başına ${now}; önceki fiyat ${old}.`,
  },
};

type Letter = { subject: string; body: string };

/** `trips`: one line per trip, "Москва → Сочи, 4 мая 2031 г."; the links to the search, and to unsubscribe. */
type LetterParts = { trips: readonly string[]; search: string; stop: string };

/** Returns the letter that confirms a subscription; falls back to English. */
export function subscriptionLetter(language: string, parts: LetterParts): Letter {
  const texts = textsIn(language);
  return { subject: texts.subject, body: bodyOf(texts.greeting, texts, parts) };
}

/**
 * Returns the letter about a lower price.
 * @param parts.old and `parts.now`: prices for one adult, formatted in the language
 */
export function priceDropLetter(language: string, parts: LetterParts & { old: string; now: string }): Letter {
  const texts = textsIn(language);
  return { subject: texts.dropSubject(parts.now), body: bodyOf(texts.dropText(parts.old, parts.now), texts, parts) };
}

function bodyOf(first: string, texts: LetterTexts, { trips, search, stop }: LetterParts): string {
  return [first, trips.join('\n'), `${texts.search}: ${search}`, `${texts.stop}: ${stop}`].join('\n\n');
}

function textsIn(language: string): LetterTexts {
  const texts = Object.hasOwn(TEXTS, language) ? TEXTS[language] : TEXTS.en;
  if (!texts) throw new Error(`no texts in ${language}`);
  return texts;
}
