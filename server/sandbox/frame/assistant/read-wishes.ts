import type { CurrencyCode } from '~/market/currencies';
import { COUNT, countOf } from './read-dates';
import { words, type Reader } from './reader';
import type { Slots } from './slots';

const CURRENCY: readonly [pattern: string, code: CurrencyCode][] = [
  ['₽|руб(?:л(?:ей|я|ь|ях))?\\.?|р\\.?|rub(?:les?)?', 'RUB'],
  ['€|евро|euros?|eur', 'EUR'],
  ['\\$|доллар(?:ов|а)?|dollars?|usd|bucks', 'USD'],
  ['£|фунт(?:ов|а)?|pounds?|gbp|pfund', 'GBP'],
  ['₸|тенге|kzt|tenge', 'KZT'],
  ['zł|злотых|pln|zloty', 'PLN'],
  ['₺|лир[аы]?|lira', 'TRY'],
];
const MONEY = CURRENCY.map(([pattern]) => pattern).join('|');
const NUMBER = '\\d{1,3}(?:[\\s\\u00a0\\u202f.,]\\d{3})+|\\d{1,7}';
const THOUSAND = 'тыс(?:яч[иа]?)?\\.?|т\\.?(?=\\s*(?:р|₽))|k|к|tausend|thousand';
const LIMIT =
  'до|не дороже|не более|не больше|максимум|бюджет(?:ом)?|в пределах|дешевле|меньше|under|below|up to|at most|less than|max(?:imum|imal)?\\.?|no more than|budget(?: of)?|within|bis(?: zu)?|unter|höchstens|weniger als|cheaper than';

/** A smaller number without a currency is not a sum. */
const LEAST_SUM = 20;

/** Reads the most that all tickets together may cost, in hundredths. @param market currency of a sum without one */
export function readBudget(reader: Reader, market: CurrencyCode): Slots['budget'] {
  const sum = `(?<before>${MONEY})?\\s*(?<number>${NUMBER})\\s*(?<thousand>${THOUSAND})?\\s*(?<after>${MONEY})?`;
  const isolated = '(?![\\p{L}\\p{N}])';
  const limited = new RegExp(`(?<![\\p{L}\\p{N}])(?:${LIMIT})\\s*(?:of |in |в )?${sum}${isolated}`, 'u');
  const bare = new RegExp(`(?<![\\p{L}\\p{N}])(?:for|за|für|около|about)?\\s*${sum}${isolated}`, 'u');
  const found = limited.exec(reader.rest) ?? withMoney(bare, reader.rest);
  if (!found) return undefined;
  const { number = '', thousand, before, after } = found.groups ?? {};
  const units = Number(number.replace(/[^\d]/g, '')) * (thousand ? 1_000 : 1);
  const written = before ?? after;
  // "Up to 2 people" limits no sum.
  if (!written && !thousand && units < LEAST_SUM) return undefined;
  reader.cut(found.index, found.index + found[0].length);
  const currency = written
    ? CURRENCY.find(
        ([pattern]) => words(pattern).test(written) || new RegExp(`^(?:${pattern})$`, 'u').test(written),
      )?.[1]
    : market;
  return units > 0 && units < 100_000_000 ? { amount: units * 100, currency: currency ?? market } : undefined;
}

/** A sum without a word of limit counts only with its currency or its thousands. */
function withMoney(pattern: RegExp, text: string): RegExpExecArray | null {
  for (const match of text.matchAll(new RegExp(pattern, 'gu'))) {
    if (match.groups?.before || match.groups?.after || match.groups?.thousand) return match;
  }
  return null;
}

/** Most travellers of a search. */
const MOST = 9;
const ADULT =
  'взрослы[хейм]+|человек[а]?|чел\\.?|пассажир(?:а|ов)|adults?|people|persons?|passengers?|travell?ers?|erwachsene[nr]?|personen|leute';
const CHILD = 'детей|дет(?:и|ьми)|ребен(?:ок|ка|ку|ком)|child(?:ren)?|kids?|(?<=(?:ein|einem|mit|\\d) )kind|kinder[n]?';
const INFANT = 'младен(?:ец|ца|цем|цев)|infants?|bab(?:y|ies)|babys?|säugling(?:e|en)?|kleinkind(?:er)?';
const YEARS = '(?:лет|года?|years?(?: old)?|jahre?n?(?: alt)?|y\\.?o\\.?)';

const PARTIES: readonly [pattern: string, adults: number][] = [
  [
    'вдвоем|на двоих|для двоих|нас двое|с женой|с мужем|с подругой|с другом|for two|two of us|me and my (?:wife|husband|friend|girlfriend|boyfriend|partner)|with my (?:wife|husband|friend|girlfriend|boyfriend|partner)|zu zweit|für zwei|mit meiner frau|mit meinem mann',
    2,
  ],
  ['втроем|на троих|нас трое|for three|three of us|zu dritt|für drei', 3],
  ['вчетвером|на четверых|нас четверо|for four|four of us|zu viert|für vier', 4],
  ['на одного|один взрослый|я один|я одна|for one|just me|alone|allein|nur ich', 1],
];

/** Reads who travels. */
export function readPassengers(reader: Reader): Pick<Slots, 'adults' | 'childrenAges' | 'infants'> {
  const aged =
    reader.take(
      words(
        `(?:с |with (?:a |my )?|mit (?:einem )?)?(?:${CHILD})\\s*,?\\s*(?:of |в |age(?:d)? |von |im alter von )?(?<age>\\d{1,2})\\s*${YEARS}?`,
      ),
    ) ??
    reader.take(
      words(`(?<age>\\d{1,2})[- ]?(?:year[- ]old|летн(?:ий|им|ей))\\s*(?:${CHILD}|son|daughter|сын(?:ом)?|дочкой)?`),
    );
  const infants = reader.take(words(`(?:(?<count>${COUNT})\\s+)?(?:с |with (?:an? )?|mit (?:einem )?)?(?:${INFANT})`));
  const children = aged
    ? null
    : reader.take(
        words(
          `(?:(?<count>${COUNT})\\s+)?(?:с |with (?:a |my )?|mit (?:einem |meinem )?)?(?:(?<inner>${COUNT})\\s+)?(?:${CHILD})`,
        ),
      );
  const adults = reader.take(words(`(?:for |на |für )?(?<count>${COUNT})\\s+(?:${ADULT})`));
  const party = PARTIES.find(([pattern]) => reader.take(words(pattern)))?.[1];
  const count = adults ? countOf(adults.count ?? '') : party;
  const age = aged ? Number(aged.age) : null;
  const number = children ? (countOf(children.count ?? children.inner ?? '1') ?? 1) : 0;
  const isInfant = age !== null && age < 2;
  return {
    ...(count && count <= MOST ? { adults: count } : {}),
    ...(age !== null && !isInfant && age < 12 ? { childrenAges: [age] } : {}),
    ...(number > 0 && number < MOST ? { childrenAges: Array.from({ length: number }, () => 7) } : {}),
    ...(infants || isInfant ? { infants: Math.min(infants ? (countOf(infants.count ?? '1') ?? 1) : 1, 4) } : {}),
  };
}

const NO_BAG =
  'без (?:багажа|чемодан(?:а|ов))|только (?:с )?ручн(?:ая|ой|ую) клад(?:ь|ью)|without (?:a |any )?(?:bags?|baggage|luggage|suitcases?)|hand (?:luggage|baggage) only|(?:only|just) (?:hand luggage|a backpack)|no (?:bags?|luggage|baggage)|ohne (?:gepäck|koffer)|nur (?:mit )?handgepäck';
const BAG =
  'с багажом|с чемодан(?:ом|ами)|(?:и )?багаж(?: нужен)?|нужен багаж|with (?:a |one |checked )?(?:bags?|baggage|luggage|suitcases?)|(?:checked )?(?:bag|baggage|luggage)(?: included)?|mit (?:einem |aufgegebenem )?(?:gepäck|koffer)|(?:gepäck|koffer)(?: inklusive)?';
const DIRECT =
  'прям(?:ой|ые|ым|ая)(?: рейс(?:ы|ом)?)?|без пересадок|беспересадочн\\p{L}+|direct(?: flights?)?|non-?stop|without (?:changes|stops|transfers|connections)|no (?:changes|stops|transfers|layovers)|direkt(?:flug|flüge|verbindung)?|ohne (?:umstieg|umsteigen|zwischenstopp)';
const ANY_WAY = 'с пересадк(?:ой|ами)|можно с пересадк(?:ой|ами)|with (?:changes|stops|transfers)|mit umstieg';
const TRAIN =
  '(?:на )?поезд(?:а|ом|е|ами|ов)?|ж/?д|жд|по железной дороге|сапсан(?:ом|е)?|(?:by |take (?:a |the )?)?trains?|by rail|rail|(?:mit (?:dem|der) )?(?:zug|bahn|züge|zügen|ice)';
const PLANE =
  '(?:на )?самолет(?:ом|е|ы)?|авиа(?:билеты?|билетов)?|перелет(?:ы|а|ом)?|рейс(?:ы|ом|а)?|(?:by )?plane|(?:by )?air|flights?|fly|(?:mit dem )?flug(?:zeug)?|flieger|flüge|fliegen|улететь|полететь|лететь|слетать';
const BUSINESS = 'бизнес(?:-?класс(?:ом|а|е)?)?|business(?:[- ]?class)?|businessklasse|in der business';

/** Reads what the tickets shall be like. */
export function readWishes(reader: Reader): Pick<Slots, 'withBaggage' | 'isDirect' | 'transport' | 'cabin'> {
  const take = (source: string) => reader.take(words(source)) !== null;
  const hasNoBag = take(NO_BAG);
  const hasBag = !hasNoBag && take(BAG);
  // Before "direct": a direct flight is a flight.
  const isTrain = take(TRAIN);
  const isPlane = take(PLANE);
  const isDirect = take(DIRECT);
  const isAnyWay = !isDirect && take(ANY_WAY);
  const isBusiness = take(BUSINESS);
  return {
    ...((hasBag || hasNoBag) && { withBaggage: hasBag }),
    ...((isDirect || isAnyWay) && { isDirect }),
    // Both together mean either.
    ...(isTrain !== isPlane && { transport: isTrain ? 'train' : 'airplane' }),
    ...(isBusiness && { cabin: 'business' }),
  };
}
