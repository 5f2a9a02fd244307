import { dateOfDay, dayOfDate } from '../../world/time-zones';
import { words, type Reader } from './reader';
import type { Slots, When } from './slots';

/** Month names by their beginnings, which all cases share, in Russian, English, German. */
const MONTHS: readonly string[] = [
  'январ[яеьюи]?м?|янв|january|jan|januar',
  'феврал[яеьюи]?м?|фев|february|feb|februar',
  'март[ауе]?|march|märz|maerz',
  'апрел[яеьюи]?м?|апр|april|apr',
  'ма[йяею]|may(?! (?:i|we|be|you)(?![a-z]))|mai',
  'июн[яеьюи]?м?|june|jun|juni',
  'июл[яеьюи]?м?|july|jul|juli',
  'август[ауе]?|авг|august|aug',
  'сентябр[яеьюи]?м?|september|sep|sept',
  'октябр[яеьюи]?м?|окт|october|oct|oktober|okt',
  'ноябр[яеьюи]?м?|ноя|november|nov',
  'декабр[яеьюи]?м?|дек|december|dec|dezember|dez',
];
const MONTH = MONTHS.join('|');

/** Days of the week from Monday. */
const WEEKDAYS: readonly string[] = [
  'понедельник[ау]?|monday|montag',
  'вторник[ау]?|tuesday|dienstag',
  'сред[ауыe]|wednesday|mittwoch',
  'четверг[ау]?|thursday|donnerstag',
  'пятниц[ауыe]|friday|freitag',
  'суббот[ауыe]|saturday|samstag|sonnabend',
  'воскресень[еяю]|sunday|sonntag',
];
const WEEKDAY = WEEKDAYS.join('|');

const SEASONS: readonly [pattern: string, first: number, length: number][] = [
  ['летом|in summer|this summer|summer|im sommer|sommer', 6, 3],
  ['осенью|in autumn|autumn|im herbst|herbst', 9, 3],
  ['зимой|in winter|winter|im winter', 12, 3],
  ['весной|in spring|spring|im frühling|frühling', 3, 3],
];

const YEAR = '(?:[,\\s]+(?<year>20\\d\\d)(?:\\s*(?:г|года|году))?)?';
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th|-?го|-?е|\\.)?';
const SECOND = '(?<second>\\d{1,2})(?:st|nd|rd|th|-?го|-?е|\\.)?';
const TO = '\\s*(?:-|–|—|по|до|to|till|until|bis(?: zum)?)\\s*';

const WEEKEND = 'выходн(?:ые|ых|ым)|уик-?энд[аеы]?|weekends?|wochenenden?';
const NEXT = 'следующ(?:ие|ую|ий|ем|ей|их|ее)|next|nächste[nrsm]?|naechste[nrsm]?|kommende[nrsm]?';
const THIS = 'эт(?:и|у|от|ой|их|о)|ближайш(?:ие|ую|ий|ее|их)|this|diese[nsrm]?';

const COUNT_WORDS: readonly [pattern: string, value: number][] = [
  ['один|одну|одна|одно|one|a|an|ein|eine|einen|einer|einem', 1],
  ['два|две|двух|двое|two|zwei', 2],
  ['три|трех|трое|three|drei', 3],
  ['четыре|четырех|четверо|four|vier', 4],
  ['пять|пяти|пятеро|five|fünf', 5],
  ['шесть|шести|six|sechs', 6],
  ['семь|семи|seven|sieben', 7],
  ['восемь|восьми|eight|acht', 8],
  ['девять|девяти|nine|neun', 9],
  ['десять|десяти|ten|zehn', 10],
];
/** A count in figures or words. */
export const COUNT = ['\\d{1,2}', ...COUNT_WORDS.map(([pattern]) => pattern)].join('|');
const DAY_WORD = 'дн(?:я|ей|и)|день|сут(?:ки|ок)|days?|tage?n?';
const NIGHT_WORD = 'ноч(?:ь|и|ей)|nights?|nächte?n?|nacht';
const WEEK_WORD = 'недел[юиья]?|weeks?|wochen?';

/** Reads a count; null for another text. */
export function countOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  return COUNT_WORDS.find(([pattern]) => words(pattern).test(text))?.[1] ?? null;
}

/** Further ahead no tickets are sold. */
const MOST_DAYS_AHEAD = 330;

/** Reads the days of a trip. @param today days since 1970 */
export function readDates(reader: Reader, today: number): Pick<Slots, 'when' | 'back' | 'nights' | 'isReturn'> {
  const nights = readNights(reader);
  const way = readWay(reader);
  const first = readDays(reader, today);
  const days = first && withWayBack(first, reader, today);
  const isImplied = nights !== null || days?.back !== undefined || days?.when.isWeekend === true;
  const isBothWays = way ?? (isImplied ? true : null);
  return {
    ...days,
    ...(nights !== null && { nights }),
    ...(isBothWays !== null && { isReturn: isBothWays }),
  };
}

function readNights(reader: Reader): number | null {
  const found =
    reader.take(
      words(
        `(?:на|for|für)\\s+(?:(?<count>${COUNT})\\s+)?(?:(?<week>${WEEK_WORD})|(?<night>${NIGHT_WORD})|(?<days>${DAY_WORD}))`,
      ),
    ) ?? reader.take(words(`(?<count>${COUNT})\\s+(?<night>${NIGHT_WORD})`));
  if (!found) return null;
  const count = countOf(found.count ?? '1') ?? 1;
  const nights = found.week ? count * 7 : count;
  return nights > 0 && nights <= 60 ? nights : null;
}

function readWay(reader: Reader): boolean | null {
  if (
    reader.take(
      words(
        'туда и обратно|туда-обратно|и обратно|there and back|round[- ]?trip|return|hin und zurück|hin- und rückflug|und zurück',
      ),
    )
  )
    return true;
  if (reader.take(words('в одну сторону|только туда|one[- ]way|single|einfach|nur hin|einfacher flug|nur hinflug')))
    return false;
  return null;
}

type Days = { when: When; back?: string };

/** A second day after the first is that of the way back: "on 3 March, back on 10 March". */
function withWayBack(days: Days, reader: Reader, today: number): Days {
  if (days.back !== undefined || days.when.isWeekend || days.when.from !== days.when.to) return days;
  const second = readDays(reader, today);
  const isLater = second && second.when.from === second.when.to && second.when.from > days.when.from;
  return isLater ? { ...days, back: second.when.from } : days;
}

function readDays(reader: Reader, today: number): Days | null {
  return (
    readIso(reader, today) ??
    readDayAndMonth(reader, today) ??
    readWeekdayPair(reader, today) ??
    readWeekend(reader, today) ??
    readRelative(reader, today) ??
    readMonth(reader, today) ??
    readWeekday(reader, today)
  );
}

const single = (day: number): When => ({ from: dateOfDay(day), to: dateOfDay(day), isWeekend: false });
const span = (first: number, last: number, today: number, isWeekend = false): When | null => {
  const [from, to] = [Math.max(first, today), Math.min(last, today + MOST_DAYS_AHEAD)];
  return from > to ? null : { from: dateOfDay(from), to: dateOfDay(to), isWeekend };
};

function dated(day: number | null, today: number, back?: number | null): Days | null {
  if (day === null || day < today || day > today + MOST_DAYS_AHEAD) return null;
  return back === undefined || back === null || back < day
    ? { when: single(day) }
    : { when: single(day), back: dateOfDay(back) };
}

function readIso(reader: Reader, today: number): Days | null {
  const iso = reader.take(
    words('(?<date>20\\d\\d-\\d\\d-\\d\\d)(?:\\s*(?:-|–|to|по|bis)?\\s*(?<back>20\\d\\d-\\d\\d-\\d\\d))?'),
  );
  if (iso) return dated(dayOfDate(iso.date ?? ''), today, iso.back ? dayOfDate(iso.back) : null);
  const dotted = reader.take(words('(?<day>\\d{1,2})[./](?<month>\\d{1,2})(?:[./](?<year>20\\d\\d))?\\.?'));
  if (!dotted) return null;
  return dated(dayIn(Number(dotted.day), Number(dotted.month), dotted.year, today), today);
}

function readDayAndMonth(reader: Reader, today: number): Days | null {
  const [second, first] = [`(?<later>${MONTH})`, `(?<month>${MONTH})`];
  const prefix = '(?:с|со|from|vom|between)?\\s*';
  const found =
    reader.take(words(`${prefix}${DAY}\\s*(?:of )?${first}${TO}${SECOND}\\s*(?:of )?${second}${YEAR}`)) ??
    reader.take(words(`${prefix}${DAY}${TO}${SECOND}\\s*(?:of )?${first}${YEAR}`)) ??
    reader.take(words(`${prefix}${first}\\s+${DAY}${TO}(?:${second}\\s+)?${SECOND}${YEAR}`)) ??
    reader.take(words(`${DAY}\\s*(?:of )?${first}${YEAR}`)) ??
    reader.take(words(`${first}\\s+(?:the )?${DAY}${YEAR}`));
  if (!found) return null;
  const month = monthOf(found.month ?? '');
  const day = dayIn(Number(found.day), month, found.year, today);
  if (found.second === undefined || day === null) return dated(day, today);
  const later = found.later ? monthOf(found.later) : month;
  const [year] = dateOfDay(day).split('-').map(Number);
  const back = dayIn(Number(found.second), later, String(later < month ? (year ?? 0) + 1 : year), today);
  return dated(day, today, back);
}

function readWeekdayPair(reader: Reader, today: number): Days | null {
  const found = reader.take(
    words(`(?:с|со|from|von|vom)\\s+(?<first>${WEEKDAY})\\s+(?:по|до|to|till|until|bis)\\s+(?<last>${WEEKDAY})`),
  );
  if (!found) return null;
  const first = nextWeekday(weekdayOf(found.first ?? ''), today);
  const length = (weekdayOf(found.last ?? '') - weekdayOf(found.first ?? '') + 7) % 7;
  return dated(first, today, first + length);
}

function readWeekend(reader: Reader, today: number): Days | null {
  const found = reader.take(words(`(?:(?<next>${NEXT})|(?<this>${THIS}))?\\s*(?:${WEEKEND})`));
  if (!found) return null;
  const month = readMonth(reader, today);
  if (month) return { when: { ...month.when, isWeekend: true } };
  const friday = nextWeekday(4, today);
  const start = found.next && friday - today < 5 ? friday + 7 : friday;
  // A weekend without a name is any of the coming ones.
  const last = found.next || found.this ? start + 1 : start + 22;
  const when = span(start, last, today, true);
  return when && { when };
}

const RELATIVE: readonly [pattern: string, days: number][] = [
  ['послезавтра|(?:the )?day after tomorrow|übermorgen', 2],
  ['завтра|tomorrow|morgen', 1],
  ['сегодня|today|tonight|heute', 0],
];

function readRelative(reader: Reader, today: number): Days | null {
  for (const [pattern, days] of RELATIVE) if (reader.take(words(pattern))) return { when: single(today + days) };
  const later = reader.take(
    words(
      `(?:через|in)\\s+(?:(?<count>${COUNT})\\s+)?(?:(?<week>${WEEK_WORD})|(?<month>месяц(?:а|ев)?|months?|monate?n?)|(?<days>${DAY_WORD}))`,
    ),
  );
  if (later) {
    const unit = later.week ? 7 : later.month ? 30 : 1;
    return dated(today + unit * (countOf(later.count ?? '1') ?? 1), today);
  }
  if (reader.take(words(`(?:на|in|during|in der)?\\s*(?:${NEXT})\\s+(?:недел[еюи]|week|woche)`))) {
    const monday = nextWeekday(0, today);
    const when = span(monday, monday + 6, today);
    return when && { when };
  }
  if (reader.take(words(`(?:в|in|im)?\\s*(?:${NEXT})\\s+(?:месяц[еау]?|month|monat)`))) {
    const [year = 0, month = 1] = dateOfDay(today).split('-').map(Number);
    return inMonth(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1, today);
  }
  return null;
}

function readMonth(reader: Reader, today: number): Days | null {
  const found = reader.take(words(`(?:в|на|in|im|for|during)?\\s*(?<month>${MONTH})${YEAR}`));
  const [thisYear = 0, thisMonth = 1] = dateOfDay(today).split('-').map(Number);
  if (found) {
    const month = monthOf(found.month ?? '');
    return inMonth(found.year ? Number(found.year) : month < thisMonth ? thisYear + 1 : thisYear, month, 1, today);
  }
  for (const [pattern, first, length] of SEASONS) {
    if (!reader.take(words(pattern))) continue;
    const isOver = first + length - 1 < thisMonth;
    return inMonth(isOver ? thisYear + 1 : thisYear, first, length, today);
  }
  return null;
}

function inMonth(year: number, month: number, length: number, today: number): Days | null {
  const start = dayOfDate(isoOf(year, month, 1)) ?? 0;
  const after = month + length;
  const end = (dayOfDate(isoOf(after > 12 ? year + 1 : year, after > 12 ? after - 12 : after, 1)) ?? 0) - 1;
  const when = span(start, end, today);
  return when && { when };
}

function readWeekday(reader: Reader, today: number): Days | null {
  const found = reader.take(words(`(?:в|во|on|am)?\\s*(?:(?<next>${NEXT})|(?:${THIS}))?\\s*(?<weekday>${WEEKDAY})`));
  if (!found) return null;
  const day = nextWeekday(weekdayOf(found.weekday ?? ''), today);
  return dated(found.next && day - today < 3 ? day + 7 : day, today);
}

/** Returns the next such day after today. @param weekday from 0, Monday */
function nextWeekday(weekday: number, today: number): number {
  // 1970-01-01 was a Thursday.
  const ahead = (weekday - ((today + 3) % 7) + 7) % 7;
  return today + (ahead === 0 ? 7 : ahead);
}

function weekdayOf(name: string): number {
  return WEEKDAYS.findIndex((pattern) => words(pattern).test(name));
}

function monthOf(name: string): number {
  return MONTHS.findIndex((pattern) => words(pattern).test(name)) + 1;
}

const isoOf = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Returns the next such day, or that of a year; null when there is none. */
function dayIn(day: number, month: number, year: string | undefined, today: number): number | null {
  const thisYear = Number(dateOfDay(today).slice(0, 4));
  const at = (one: number) => {
    const found = dayOfDate(isoOf(one, month, day));
    return found !== null && dateOfDay(found) === isoOf(one, month, day) ? found : null;
  };
  if (year) return at(Number(year));
  const soon = at(thisYear);
  return soon !== null && soon < today ? at(thisYear + 1) : soon;
}
