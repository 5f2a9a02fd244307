import type { CurrencyCode } from '~/market/currencies';
import { readDates } from './read-dates';
import { readPlaces, type ReadPlaces } from './read-places';
import { readBudget, readPassengers, readWishes } from './read-wishes';
import { languageOf, Reader, words, type Language } from './reader';
import type { Slots } from './slots';

/** Questions of the help centre that the assistant knows; the shop has their words. */
export type HelpTopic = keyof typeof HELP_QUESTIONS;
export const HELP_QUESTIONS = {
  refund: ['how-much-back', 'when-money-comes', 'bought-today'],
  change: ['change-the-date', 'mistake-in-a-name'],
  baggage: ['what-a-fare-includes', 'add-baggage'],
  checkIn: ['check-in-opens', 'check-in-train'],
  payment: ['ways-to-pay', 'payment-failed'],
  documents: ['which-document', 'visa'],
  ticket: ['where-is-my-ticket', 'no-letter'],
  pets: ['pets'],
  cancelled: ['flight-cancelled'],
} as const;

export type Intent =
  | { kind: 'trip' }
  | { kind: 'help'; topic: HelpTopic }
  | { kind: 'orders' | 'person' | 'greeting' | 'thanks' | 'abilities' | 'yes' | 'no' | 'restart' | 'unknown' };

/** A message as the assistant understands it. */
export type ReadMessage = { language: Language; intent: Intent; slots: Slots; places: ReadPlaces };

const ORDERS = words(
  '(?:мо[ийея]|мои) (?:заказы?|билеты?|поездк[аиу]|бронировани[яе])|мой заказ|статус заказа|my (?:orders?|bookings?|trips?|tickets?|reservations?)|meine (?:buchung(?:en)?|bestellung(?:en)?|reisen?|tickets?)',
);
const PERSON = words(
  'оператор(?:а|ом|у)?|живо(?:й|го|му) человек(?:а|у)?|с человеком|поддержк[аиуе]|human|real person|operator|agent|talk to (?:a person|someone|support)|support|mensch|mitarbeiter(?:in)?|kundenservice|kundendienst',
);
const HELP: readonly [topic: HelpTopic, pattern: RegExp][] = [
  [
    'cancelled',
    words(
      'рейс (?:отменили|отменен|перенесли|задержали)|отмен(?:или|ен) рейс|flight (?:is|was|has been) (?:cancell?ed|delayed|moved)|flug (?:wurde|ist) (?:gestrichen|annulliert|verspätet)|flugausfall',
    ),
  ],
  [
    'refund',
    words(
      'возврат(?:а|ом|е|ы)?|вернуть|верн(?:ут|ете|уть) деньги|сдать билеты?|отменить (?:билеты?|заказ)|refund(?:s|ed|able)?|return (?:my |the |a )?(?:tickets?|flight)|money back|cancel (?:my |the |a )?(?:ticket|booking|order|flight|trip)|erstattung|erstatten|storn\\p{L}+|zurückgeben|geld zurück',
    ),
  ],
  [
    'change',
    words(
      'обмен(?:ять|а)?|перенести|поменять (?:дату|билеты?|рейс|имя)|ошибк[аиу] в (?:имени|фамилии|паспорте)|change (?:my |the |a )?(?:date|flight|ticket|name|booking)|rebook(?:ing)?|reschedule|umbuch(?:en|ung)|(?:namen|datum) ändern',
    ),
  ],
  [
    'checkIn',
    words(
      'регистраци[яюие]+|посадочн(?:ый|ого|ые)(?: талон(?:ы|а)?)?|зарегистрироваться|check[- ]?in|checking in|boarding pass(?:es)?|einchecken|online-check-in|bordkarten?',
    ),
  ],
  [
    'pets',
    words(
      'кошк(?:а|у|ой)|собак(?:а|у|ой)|животн(?:ое|ым|ого|ых)|питом(?:ец|ца|цем)|cat|dog|pets?|hund|katze|haustiere?',
    ),
  ],
  [
    'payment',
    words(
      'оплат(?:а|ы|ить|у)|оплатить|картой|сбп|pay(?:ment|ments|ing)?|credit card|bezahlen|zahlung|zahlen|kreditkarte',
    ),
  ],
  [
    'ticket',
    words(
      'где (?:мой )?билет|билет не (?:пришел|приходит)|письмо не (?:пришло|приходит)|where is my ticket|(?:ticket|e-?mail) (?:has not|hasn.t|did not|didn.t) (?:come|arrived?)|wo ist mein ticket|ticket nicht (?:bekommen|erhalten)',
    ),
  ],
  [
    'documents',
    words('документ(?:ы|а|ов)?|паспорт(?:а|у|ом)?|виз[аыу]|documents?|passport|visa|reisepass|visum|ausweis'),
  ],
  [
    'baggage',
    words(
      'багаж(?:а|у|ом|е)?|чемодан(?:а|у)?|ручн(?:ая|ой|ую) клад(?:ь|и)|норм[аы] багажа|baggage|luggage|suitcase|hand luggage|gepäck|handgepäck|koffer|freigepäck',
    ),
  ],
];
const RESTART = words(
  'сначала|заново|новый поиск|забудь|start (?:over|again)|new search|reset|forget it|von vorn(?:e)?|neue suche|neu anfangen',
);
const ABILITIES = words(
  'что (?:ты|вы) (?:умее(?:шь|те)|можете|може(?:шь|т))|чем (?:можете|можешь) помочь|кто ты|помощь|what can you do|who are you|what are you|help(?: me)?|was kannst du|wer bist du|hilfe',
);
const GREETING = words(
  'привет|здравствуй(?:те)?|добрый (?:день|вечер)|доброе утро|hello|hi|hey|good (?:morning|evening|afternoon)|hallo|guten (?:tag|abend|morgen)|moin',
);
const THANKS = words(
  'спасибо|благодарю|пока|до свидания|thanks?|thank you|cheers|bye|goodbye|danke(?: schön)?|tschüss|vielen dank',
);
const YES = words('да|ага|верно|конечно|давай(?:те)?|yes|yeah|yep|sure|ok(?:ay)?|correct|ja|genau|klar|stimmt');
const NO = words('нет|не надо|no|nope|nein');

/** Reads a message. @param fallback language of a message without words @param today days since 1970 */
export function readMessage(
  message: string,
  { fallback, today, currency }: { fallback: Language; today: number; currency: CurrencyCode },
): ReadMessage {
  const reader = new Reader(message);
  const language = languageOf(reader, fallback);
  const whole = reader.rest;
  const slots: Slots = {
    ...readDates(reader, today),
    ...withoutNothing({ budget: readBudget(reader, currency) }),
    ...readPassengers(reader),
    ...readWishes(reader),
  };
  const places = readPlaces(reader);
  return { language, intent: intentOf(whole, slots, places), slots, places };
}

function intentOf(text: string, slots: Slots, places: ReadPlaces): Intent {
  const isPlaced = [places.from, places.to, places.loose, places.country, places.isAnywhere].some(Boolean);
  const isTrip = isPlaced || slots.when !== undefined;
  if (ORDERS.test(text)) return { kind: 'orders' };
  if (PERSON.test(text)) return { kind: 'person' };
  const help = HELP.find(([topic, pattern]) => pattern.test(text) && !(isTrip && topic === 'baggage'));
  if (help && !(isPlaced && slots.when)) {
    // "With a bag" after a search is a wish; a question about bags asks something.
    if (help[0] !== 'baggage' || slots.withBaggage === undefined || ASKS.test(text))
      return { kind: 'help', topic: help[0] };
  }
  if (isTrip || Object.keys(slots).length > 0 || places.unknown) return { kind: 'trip' };
  if (RESTART.test(text)) return { kind: 'restart' };
  if (ABILITIES.test(text)) return { kind: 'abilities' };
  if (GREETING.test(text)) return { kind: 'greeting' };
  if (THANKS.test(text)) return { kind: 'thanks' };
  if (YES.test(text)) return { kind: 'yes' };
  return { kind: NO.test(text) ? 'no' : 'unknown' };
}

const ASKS =
  /\?|(?<!\p{L})(?:сколько|какой|какая|как|можно|правила|норма|how|what|which|can|rules?|allowance|wie|welche[rs]?|was|darf|kann)(?!\p{L})/u;

function withoutNothing<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Partial<T>;
}
