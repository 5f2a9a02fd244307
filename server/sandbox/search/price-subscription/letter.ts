/** Letters about watched prices, in the nine languages. */
type LetterTexts = {
  /** Subject and text of the letter that asks the owner of an address. */
  question: string;
  ask: string;
  /** Text before the link that confirms. */
  confirm: string;
  /** Text before the link to the search. */
  search: string;
  /** Text before the link that stops the letters. */
  stop: string;
  /** Subject of the letter about a lower price. */
  dropSubject(now: string): string;
  dropText(old: string, now: string): string;
};

const TEXTS: Readonly<Record<string, LetterTexts>> = {
  en: {
    question: 'Shall we watch this price?',
    ask: 'Somebody has asked us to write to this address when this trip gets cheaper. If it was you, please confirm. If not, ignore this letter: without a confirmation we send no prices.',
    confirm: 'Confirm',
    search: 'Prices now',
    stop: 'Stop watching',
    dropSubject: (now) => `The price has fallen: ${now}`,
    dropText: (old, now) => `This trip now costs ${now} for one adult; it was ${old}.`,
  },
  ru: {
    question: 'Следить за этой ценой?',
    ask: 'Кто-то попросил писать на этот адрес, когда поездка подешевеет. Если это вы, подтвердите. Если нет, не обращайте внимания: без подтверждения цены мы не присылаем.',
    confirm: 'Подтвердить',
    search: 'Цены сейчас',
    stop: 'Больше не следить',
    dropSubject: (now) => `Цена снизилась: ${now}`,
    dropText: (old, now) => `Эта поездка теперь стоит ${now} за взрослого, а была ${old}.`,
  },
  nl: {
    question: 'Zullen we deze prijs volgen?',
    ask: 'Iemand heeft gevraagd om naar dit adres te mailen zodra deze reis goedkoper wordt. Was jij dat, bevestig het dan. Zo niet, negeer deze e-mail dan: zonder bevestiging sturen we geen prijzen.',
    confirm: 'Bevestigen',
    search: 'Prijzen nu',
    stop: 'Niet meer volgen',
    dropSubject: (now) => `De prijs is gedaald: ${now}`,
    dropText: (old, now) => `Deze reis kost nu ${now} per volwassene; het was ${old}.`,
  },
  pl: {
    question: 'Czy mamy obserwować tę cenę?',
    ask: 'Ktoś poprosił, żebyśmy napisali na ten adres, gdy ta podróż stanieje. Jeśli to Ty, potwierdź. Jeśli nie, zignoruj tę wiadomość: bez potwierdzenia nie wysyłamy cen.',
    confirm: 'Potwierdź',
    search: 'Ceny teraz',
    stop: 'Przestań obserwować',
    dropSubject: (now) => `Cena spadła: ${now}`,
    dropText: (old, now) => `Ta podróż kosztuje teraz ${now} za osobę dorosłą; było ${old}.`,
  },
  es: {
    question: '¿Seguimos este precio?',
    ask: 'Alguien nos ha pedido que escribamos a esta dirección cuando este viaje baje de precio. Si has sido tú, confírmalo. Si no, ignora este correo: sin confirmación no enviamos precios.',
    confirm: 'Confirmar',
    search: 'Precios de ahora',
    stop: 'Dejar de seguirlo',
    dropSubject: (now) => `El precio ha bajado: ${now}`,
    dropText: (old, now) => `Este viaje cuesta ahora ${now} por adulto; antes eran ${old}.`,
  },
  // French puts a space before the colon after a label.
  fr: {
    question: 'Devons-nous suivre ce prix ?',
    ask: 'Quelqu’un nous a demandé d’écrire à cette adresse quand ce voyage sera moins cher. Si c’est vous, confirmez. Sinon, ignorez cet e-mail : sans confirmation, nous n’envoyons aucun prix.',
    confirm: 'Confirmer ',
    search: 'Les prix actuels\u00a0',
    stop: 'Ne plus suivre ',
    dropSubject: (now) => `Le prix a baissé : ${now}`,
    dropText: (old, now) => `Ce voyage coûte maintenant ${now} par adulte ; c’était ${old}.`,
  },
  de: {
    question: 'Sollen wir diesen Preis beobachten?',
    ask: 'Jemand hat uns gebeten, an diese Adresse zu schreiben, sobald diese Reise günstiger wird. Wenn Sie das waren, bestätigen Sie bitte. Wenn nicht, ignorieren Sie diese E-Mail: Ohne Bestätigung schicken wir keine Preise.',
    confirm: 'Bestätigen',
    search: 'Preise jetzt',
    stop: 'Nicht mehr beobachten',
    dropSubject: (now) => `Der Preis ist gesunken: ${now}`,
    dropText: (old, now) => `Diese Reise kostet jetzt ${now} pro Erwachsenem; vorher waren es ${old}.`,
  },
  it: {
    question: 'Seguiamo questo prezzo?',
    ask: 'Qualcuno ci ha chiesto di scrivere a questo indirizzo quando questo viaggio costerà meno. Se sei stato tu, conferma. Altrimenti ignora questa e-mail: senza conferma non inviamo prezzi.',
    confirm: 'Conferma',
    search: 'I prezzi di adesso',
    stop: 'Non seguire più',
    dropSubject: (now) => `Il prezzo è sceso: ${now}`,
    dropText: (old, now) => `Questo viaggio ora costa ${now} per adulto; prima ${old}.`,
  },
  tr: {
    question: 'Bu fiyatı izleyelim mi?',
    ask: 'Birisi, bu yolculuk ucuzladığında bu adrese yazmamızı istedi. Siz istediyseniz lütfen onaylayın. Siz değilseniz bu e-postayı dikkate almayın: onay olmadan fiyat göndermeyiz.',
    confirm: 'Onayla',
    search: 'Şimdiki fiyatlar',
    stop: 'Artık izleme',
    dropSubject: (now) => `Fiyat düştü: ${now}`,
    dropText: (old, now) => `Bu yolculuk artık yetişkin başına ${now}; önceki fiyat ${old}.`,
  },
};

/** The days of a search on weekends only. */
export const WEEKEND_WORDS: Readonly<Record<string, string>> = {
  en: 'any weekend',
  ru: 'любые выходные',
  nl: 'elk weekend',
  pl: 'dowolny weekend',
  es: 'cualquier fin de semana',
  fr: 'n’importe quel week-end',
  de: 'ein beliebiges Wochenende',
  it: 'qualsiasi fine settimana',
  tr: 'herhangi bir hafta sonu',
};

type Letter = { subject: string; body: string };

/** `trips`: one line per trip, "Москва → Сочи, 4 мая 2031 г."; the links to the search, and to the alert. */
type LetterParts = { trips: readonly string[]; search: string; link: string };

/** Returns the letter that asks whether to watch; falls back to English. */
export function questionLetter(language: string, { trips, link, search }: LetterParts): Letter {
  const { question, ask, confirm, search: prices } = textsIn(language);
  return {
    subject: question,
    body: [ask, trips.join('\n'), `${confirm}: ${link}`, `${prices}: ${search}`].join('\n\n'),
  };
}

/**
 * Returns the letter about a lower price.
 * @param parts.old and `parts.now`: prices for one adult, formatted in the language
 */
export function priceDropLetter(language: string, parts: LetterParts & { old: string; now: string }): Letter {
  const { dropSubject, dropText, search: prices, stop } = textsIn(language);
  const { old, now, trips, search, link } = parts;
  return {
    subject: dropSubject(now),
    body: [dropText(old, now), trips.join('\n'), `${prices}: ${search}`, `${stop}: ${link}`].join('\n\n'),
  };
}

function textsIn(language: string): LetterTexts {
  const texts = Object.hasOwn(TEXTS, language) ? TEXTS[language] : TEXTS.en;
  if (!texts) throw new Error(`no texts in ${language}`);
  return texts;
}
