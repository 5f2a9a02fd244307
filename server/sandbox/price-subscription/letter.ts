/** What whoever watches a price is sent at first, in the nine languages. */
type LetterTexts = {
  subject: string;
  greeting: string;
  /** Before the link to the search. */
  search: string;
  /** Before the link that ends the letters. */
  stop: string;
};

const TEXTS: Readonly<Record<string, LetterTexts>> = {
  en: {
    subject: 'We are watching the price',
    greeting: 'As soon as this trip gets cheaper, we will write to you.',
    search: 'Prices now',
    stop: 'Not you, or no longer needed? Stop the letters',
  },
  ru: {
    subject: 'Следим за ценой',
    greeting: 'Напишем вам, как только эта поездка подешевеет.',
    search: 'Цены сейчас',
    stop: 'Это не вы или больше не нужно? Отписаться',
  },
  nl: {
    subject: 'We houden de prijs in de gaten',
    greeting: 'Zodra deze reis goedkoper wordt, mailen we je.',
    search: 'Prijzen nu',
    stop: 'Was jij het niet of hoeft het niet meer? Afmelden',
  },
  pl: {
    subject: 'Obserwujemy cenę',
    greeting: 'Napiszemy do Ciebie, gdy tylko ta podróż stanieje.',
    search: 'Ceny teraz',
    stop: 'To nie Ty albo to już niepotrzebne? Wypisz się',
  },
  es: {
    subject: 'Estamos siguiendo el precio',
    greeting: 'En cuanto este viaje baje de precio, te escribiremos.',
    search: 'Precios de ahora',
    stop: '¿No has sido tú o ya no lo necesitas? Darse de baja',
  },
  fr: {
    subject: 'Nous suivons le prix',
    greeting: 'Dès que ce voyage sera moins cher, nous vous écrirons.',
    search: 'Les prix actuels',
    stop: 'Ce n’était pas vous ou ce n’est plus utile ? Se désabonner',
  },
  de: {
    subject: 'Wir beobachten den Preis',
    greeting: 'Sobald diese Reise günstiger wird, schreiben wir Ihnen.',
    search: 'Preise jetzt',
    stop: 'Das waren nicht Sie, oder es ist nicht mehr nötig? Abmelden',
  },
  it: {
    subject: 'Stiamo seguendo il prezzo',
    greeting: 'Appena questo viaggio costerà meno, ti scriveremo.',
    search: 'I prezzi di adesso',
    stop: 'Non sei stato tu o non serve più? Annulla l’iscrizione',
  },
  tr: {
    subject: 'Fiyatı izliyoruz',
    greeting: 'Bu yolculuk ucuzlar ucuzlamaz size yazacağız.',
    search: 'Şimdiki fiyatlar',
    stop: 'Siz değil miydiniz ya da artık gerekmiyor mu? Abonelikten çık',
  },
};

/**
 * The letter that confirms a subscription, in English for a language without texts.
 * @param parts.trips "Москва — Сочи, 2031-05-04", a line a trip
 */
export function subscriptionLetter(
  language: string,
  { trips, search, stop }: { trips: readonly string[]; search: string; stop: string },
): { subject: string; body: string } {
  const texts = Object.hasOwn(TEXTS, language) ? TEXTS[language] : TEXTS.en;
  if (!texts) throw new Error(`no texts in ${language}`);
  const body = [texts.greeting, trips.join('\n'), `${texts.search}: ${search}`, `${texts.stop}: ${stop}`];
  return { subject: texts.subject, body: body.join('\n\n') };
}
