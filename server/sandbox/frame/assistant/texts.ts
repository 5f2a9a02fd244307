import { nameIn, type City } from '../../world/places';
import { nameCases } from '../../world/russian-cases';
import type { Language } from './reader';

/** A trip in words: its ends, and the visitor's wishes. */
type Said = { from: City; to: City; wishes: string[] };

export type AssistantTexts = {
  greeting: string;
  abilities: string;
  thanks: string;
  restarted: string;
  /** Says that it did not understand, with two examples. */
  unknown: (examples: [string, string]) => string;
  unknownPlace: (word: string) => string;
  askTo: string;
  /** @param city proposed; null asks without one */
  askFrom: (city: City | null) => string;
  askWhen: (to: City) => string;
  askCity: string;
  samePlace: string;
  found: (trip: Said, count: number) => string;
  overBudget: (trip: Said) => string;
  nothing: (trip: Said) => string;
  anywhere: string;
  orders: string;
  person: string;
  help: string;
  examples: [string, string];
  /** Words of wishes. */
  wish: {
    weekend: string;
    nights: (count: number) => string;
    oneWay: string;
    withBaggage: string;
    withoutBaggage: string;
    direct: string;
    train: string;
    airplane: string;
    business: string;
    travellers: (adults: number, children: number, infants: number) => string;
    budget: (sum: string, isParty: boolean) => string;
  };
  /** Short answers to press. */
  reply: {
    from: (city: City) => string;
    to: (city: City) => string;
    elsewhere: string;
    thisWeekend: string;
    inMonth: (month: number) => string;
    nextWeek: string;
    withBaggage: string;
    direct: string;
    restart: string;
  };
  link: { map: string; search: string; helpcenter: string; ask: string };
};

const russian = (city: City) => nameCases(nameIn(city.names, 'ru'), 'ru');
const english = (city: City) => city.names.en;
const german = (city: City) => nameIn(city.names, 'de');

const RUSSIAN_MONTHS = [
  'январе',
  'феврале',
  'марте',
  'апреле',
  'мае',
  'июне',
  'июле',
  'августе',
  'сентябре',
  'октябре',
  'ноябре',
  'декабре',
];
const months = (locale: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2001, month, 15)),
  );
const ENGLISH_MONTHS = months('en');
const GERMAN_MONTHS = months('de');

/** "1 взрослый, 2 взрослых" and the like. */
function counted(locale: string, count: number, forms: Partial<Record<Intl.LDMLPluralRule, string>>): string {
  return `${count} ${forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? ''}`;
}
const joined = (parts: (string | false)[]) => parts.filter(Boolean).join(', ');
const listed = ({ wishes }: Said) => (wishes.length > 0 ? ` (${wishes.join(', ')})` : '');

/** All words of the assistant. Prices are never among them: the shop writes prices on its own cards. */
export const ASSISTANT_TEXTS: Readonly<Record<Language, AssistantTexts>> = {
  ru: {
    greeting: 'Здравствуйте! Напишите, куда и когда хотите поехать, — подберу дни и билеты.',
    abilities:
      'Я программа с простыми правилами, а не человек. Умею подбирать дни с самыми низкими ценами на самолёты и поезда, показывать ваши заказы и находить ответы в справке. Напишите обычными словами: откуда, куда, когда, на какую сумму.',
    thanks: 'Пожалуйста! Если понадобится ещё что-то — пишите.',
    restarted: 'Начнём заново. Куда хотите поехать?',
    unknown: ([one, other]) => `Этого я не понимаю. Напишите, например: «${one}» или «${other}».`,
    unknownPlace: (word) => `Не знаю такого места: «${word}». Напишите название города по-другому.`,
    askTo: 'Куда хотите поехать?',
    askFrom: (city) => (city ? `Откуда поедете? Из ${russian(city).from}?` : 'Откуда поедете?'),
    askWhen: (to) => `Когда поедете ${russian(to).in}? Назовите день, месяц или выходные.`,
    askCity: 'В какой город?',
    samePlace: 'Получается, что поездка начинается и заканчивается в одном городе. Назовите другой.',
    found: (trip, count) =>
      count === 1
        ? `Вот самый дешёвый вариант: из ${russian(trip.from).from} ${russian(trip.to).in}${listed(trip)}.`
        : `Вот дни с самыми низкими ценами: из ${russian(trip.from).from} ${russian(trip.to).in}${listed(trip)}.`,
    overBudget: (trip) =>
      `В вашу сумму из ${russian(trip.from).from} ${russian(trip.to).in} ничего не укладывается. Ближе всего к ней вот это${listed(trip)}.`,
    nothing: (trip) =>
      `На эти дни билетов из ${russian(trip.from).from} ${russian(trip.to).in} не нашлось${listed(trip)}. Назовите другие дни или уберите одно из условий.`,
    anywhere: 'Куда дешевле всего — видно на карте цен.',
    orders: 'Вот ваши ближайшие поездки.',
    person: 'Вопрос людям можно задать в справке: ответ придёт письмом.',
    help: 'Вот что об этом говорит справка.',
    examples: ['Выходные в Казани в мае до 15 000 ₽', 'Сколько вернут за билет?'],
    wish: {
      weekend: 'на выходные',
      nights: (count) => `на ${counted('ru', count, { one: 'ночь', few: 'ночи', many: 'ночей' })}`,
      oneWay: 'в одну сторону',
      withBaggage: 'с багажом',
      withoutBaggage: 'без багажа',
      direct: 'без пересадок',
      train: 'поездом',
      airplane: 'самолётом',
      business: 'бизнес-класс',
      travellers: (adults, children, infants) =>
        joined([
          counted('ru', adults, { one: 'взрослый', few: 'взрослых', many: 'взрослых' }),
          children > 0 && counted('ru', children, { one: 'ребёнок', few: 'ребёнка', many: 'детей' }),
          infants > 0 && counted('ru', infants, { one: 'младенец', few: 'младенца', many: 'младенцев' }),
        ]),
      budget: (sum, isParty) => `до ${sum}${isParty ? ' за всех' : ''}`,
    },
    reply: {
      from: (city) => `Из ${russian(city).from}`,
      to: (city) => nameIn(city.names, 'ru'),
      elsewhere: 'Из другого города',
      thisWeekend: 'На эти выходные',
      inMonth: (month) => `В ${RUSSIAN_MONTHS[month - 1] ?? ''}`,
      nextWeek: 'На следующей неделе',
      withBaggage: 'С багажом',
      direct: 'Без пересадок',
      restart: 'Новый поиск',
    },
    link: { map: 'Карта цен', search: 'Форма поиска', helpcenter: 'Справка', ask: 'Задать вопрос' },
  },
  en: {
    greeting: 'Hello! Tell me where and when you would like to go, and I will look for days and tickets.',
    abilities:
      'I am a program with simple rules, not a person. I find the days with the lowest prices of flights and trains, show your orders and look up answers in the help centre. Write in plain words: from where, to where, when, for how much.',
    thanks: 'You are welcome. Write whenever you need something else.',
    restarted: 'Let us start again. Where would you like to go?',
    unknown: ([one, other]) => `I do not understand that. Try for example “${one}” or “${other}”.`,
    unknownPlace: (word) => `I do not know a place called “${word}”. Please write the city in another way.`,
    askTo: 'Where would you like to go?',
    askFrom: (city) => (city ? `Where do you start? From ${english(city)}?` : 'Where do you start?'),
    askWhen: (to) => `When would you like to go to ${english(to)}? Name a day, a month or a weekend.`,
    askCity: 'To which city?',
    samePlace: 'This trip would start and end in the same city. Please name another one.',
    found: (trip, count) =>
      count === 1
        ? `This is the cheapest way from ${english(trip.from)} to ${english(trip.to)}${listed(trip)}.`
        : `These days have the lowest prices from ${english(trip.from)} to ${english(trip.to)}${listed(trip)}.`,
    overBudget: (trip) =>
      `Nothing from ${english(trip.from)} to ${english(trip.to)} fits your limit. This comes closest${listed(trip)}.`,
    nothing: (trip) =>
      `I found no tickets from ${english(trip.from)} to ${english(trip.to)} on those days${listed(trip)}. Name other days, or drop one of the wishes.`,
    anywhere: 'The price map shows where it is cheapest to go.',
    orders: 'These are your next trips.',
    person: 'You can ask people in the help centre; the answer comes by e-mail.',
    help: 'This is what the help centre says.',
    examples: ['Weekend in Lisbon in May under €200', 'How much of a ticket is refunded?'],
    wish: {
      weekend: 'over a weekend',
      nights: (count) => counted('en', count, { one: 'night', other: 'nights' }),
      oneWay: 'one way',
      withBaggage: 'with a checked bag',
      withoutBaggage: 'without a checked bag',
      direct: 'direct',
      train: 'by train',
      airplane: 'by plane',
      business: 'business class',
      travellers: (adults, children, infants) =>
        joined([
          counted('en', adults, { one: 'adult', other: 'adults' }),
          children > 0 && counted('en', children, { one: 'child', other: 'children' }),
          infants > 0 && counted('en', infants, { one: 'infant', other: 'infants' }),
        ]),
      budget: (sum, isParty) => `up to ${sum}${isParty ? ' for everybody' : ''}`,
    },
    reply: {
      from: (city) => `From ${english(city)}`,
      to: english,
      elsewhere: 'From another city',
      thisWeekend: 'This weekend',
      inMonth: (month) => `In ${ENGLISH_MONTHS[month - 1] ?? ''}`,
      nextWeek: 'Next week',
      withBaggage: 'With a checked bag',
      direct: 'Direct only',
      restart: 'New search',
    },
    link: { map: 'Price map', search: 'Search form', helpcenter: 'Help centre', ask: 'Ask a question' },
  },
  de: {
    greeting: 'Hallo! Schreiben Sie, wohin und wann Sie reisen möchten, dann suche ich Tage und Tickets.',
    abilities:
      'Ich bin ein Programm mit einfachen Regeln, kein Mensch. Ich finde die Tage mit den niedrigsten Preisen für Flüge und Züge, zeige Ihre Bestellungen und schlage Antworten in der Hilfe nach. Schreiben Sie in einfachen Worten: von wo, wohin, wann, für wie viel.',
    thanks: 'Gern geschehen. Schreiben Sie, wenn Sie noch etwas brauchen.',
    restarted: 'Fangen wir neu an. Wohin möchten Sie reisen?',
    unknown: ([one, other]) => `Das verstehe ich nicht. Schreiben Sie zum Beispiel „${one}“ oder „${other}“.`,
    unknownPlace: (word) => `Einen Ort namens „${word}“ kenne ich nicht. Bitte schreiben Sie die Stadt anders.`,
    askTo: 'Wohin möchten Sie reisen?',
    askFrom: (city) => (city ? `Von wo reisen Sie ab? Ab ${german(city)}?` : 'Von wo reisen Sie ab?'),
    askWhen: (to) =>
      `Wann möchten Sie nach ${german(to)} reisen? Nennen Sie einen Tag, einen Monat oder ein Wochenende.`,
    askCity: 'In welche Stadt?',
    samePlace: 'Start und Ziel wären dieselbe Stadt. Bitte nennen Sie eine andere.',
    found: (trip, count) =>
      count === 1
        ? `Das ist die günstigste Reise von ${german(trip.from)} nach ${german(trip.to)}${listed(trip)}.`
        : `An diesen Tagen sind die Preise von ${german(trip.from)} nach ${german(trip.to)} am niedrigsten${listed(trip)}.`,
    overBudget: (trip) =>
      `Von ${german(trip.from)} nach ${german(trip.to)} passt nichts in Ihre Grenze. Das kommt ihr am nächsten${listed(trip)}.`,
    nothing: (trip) =>
      `Für diese Tage gibt es keine Tickets von ${german(trip.from)} nach ${german(trip.to)}${listed(trip)}. Nennen Sie andere Tage oder lassen Sie einen Wunsch weg.`,
    anywhere: 'Die Preiskarte zeigt, wohin es am günstigsten geht.',
    orders: 'Das sind Ihre nächsten Reisen.',
    person: 'Fragen an Menschen stellen Sie in der Hilfe; die Antwort kommt per E-Mail.',
    help: 'Das steht dazu in der Hilfe.',
    examples: ['Wochenende in Wien im Mai unter 200 €', 'Wie viel bekomme ich bei einer Stornierung zurück?'],
    wish: {
      weekend: 'am Wochenende',
      nights: (count) => counted('de', count, { one: 'Nacht', other: 'Nächte' }),
      oneWay: 'nur Hinreise',
      withBaggage: 'mit Aufgabegepäck',
      withoutBaggage: 'ohne Aufgabegepäck',
      direct: 'ohne Umstieg',
      train: 'mit dem Zug',
      airplane: 'mit dem Flugzeug',
      business: 'Business Class',
      travellers: (adults, children, infants) =>
        joined([
          counted('de', adults, { one: 'Erwachsener', other: 'Erwachsene' }),
          children > 0 && counted('de', children, { one: 'Kind', other: 'Kinder' }),
          infants > 0 && counted('de', infants, { one: 'Kleinkind', other: 'Kleinkinder' }),
        ]),
      budget: (sum, isParty) => `bis ${sum}${isParty ? ' für alle' : ''}`,
    },
    reply: {
      from: (city) => `Ab ${german(city)}`,
      to: german,
      elsewhere: 'Ab einer anderen Stadt',
      thisWeekend: 'Dieses Wochenende',
      inMonth: (month) => `Im ${GERMAN_MONTHS[month - 1] ?? ''}`,
      nextWeek: 'Nächste Woche',
      withBaggage: 'Mit Aufgabegepäck',
      direct: 'Ohne Umstieg',
      restart: 'Neue Suche',
    },
    link: { map: 'Preiskarte', search: 'Suchformular', helpcenter: 'Hilfe', ask: 'Frage stellen' },
  },
};
