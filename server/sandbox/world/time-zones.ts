/**
 * UTC offsets of IANA zones, daylight saving included. `Intl` is slow, so the changes of each year are found once (by
 * bisecting the interval between two months) and cached.
 */
const MINUTE = 60_000;
const DAY = 1440;

/** Offset in minutes from `from` (minutes since the epoch, UTC) until the next entry. */
type Change = { from: number; offset: number };

const formats = new Map<string, Intl.DateTimeFormat>();
/** Changes by zone and year. */
const years = new Map<string, Map<number, Change[]>>();

function askIntl(zone: string, utcMinutes: number): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  const match = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(format.format(utcMinutes * MINUTE));
  if (!match?.[1]) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}

function changesOf(zone: string, year: number): Change[] {
  const ofZone = years.get(zone) ?? new Map<number, Change[]>();
  const cached = ofZone.get(year);
  if (cached) return cached;
  const start = Date.UTC(year, 0, 1) / MINUTE;
  const changes: Change[] = [{ from: start, offset: askIntl(zone, start) }];
  let [before, offset] = [start, changes[0]?.offset ?? 0];
  for (let month = 1; month <= 12; month++) {
    const after = Date.UTC(year, month, 1) / MINUTE - 1;
    const next = askIntl(zone, after);
    if (next !== offset) {
      let [low, high] = [before, after];
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (askIntl(zone, middle) === offset) low = middle;
        else high = middle;
      }
      changes.push({ from: high, offset: next });
      offset = next;
    }
    before = after;
  }
  years.set(zone, ofZone.set(year, changes));
  return changes;
}

/** The span of constant offset around the last requested instant, by zone. */
const spans = new Map<string, { from: number; until: number; offset: number }>();

/** Returns the UTC offset of a zone in minutes at an instant (minutes since the epoch). */
export function offsetAt(zone: string, utcMinutes: number): number {
  const last = spans.get(zone);
  if (last && last.from <= utcMinutes && utcMinutes < last.until) return last.offset;
  const year = new Date(utcMinutes * MINUTE).getUTCFullYear();
  const changes = changesOf(zone, year);
  const next = changes.findIndex(({ from }) => from > utcMinutes);
  const { from, offset } = changes.at(next === -1 ? -1 : next - 1) ?? { from: utcMinutes, offset: 0 };
  const until = changes[next]?.from ?? Date.UTC(year + 1, 0, 1) / MINUTE;
  spans.set(zone, { from, until, offset });
  return offset;
}

/**
 * Returns the instant of a local time, both in minutes since the epoch. A time skipped by a change moves on by the gap.
 */
export function utcOfLocal(zone: string, localMinutes: number): number {
  const guess = localMinutes - offsetAt(zone, localMinutes);
  return localMinutes - offsetAt(zone, guess);
}

/** Returns the local time of an instant, both in minutes since the epoch. */
export function localOf(zone: string, utcMinutes: number): number {
  return utcMinutes + offsetAt(zone, utcMinutes);
}

/** Formats 2031-05-04T18:30:00+01:00. */
export function isoWithOffset(zone: string, utcMinutes: number): string {
  const offset = offsetAt(zone, utcMinutes);
  const local = new Date((utcMinutes + offset) * MINUTE).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Returns the days since the epoch of an ISO date; null for an invalid date. */
export function dayOfDate(date: string): number | null {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return null;
  return time / MINUTE / DAY;
}

const dates = new Map<number, string>();
const KEPT_DATES = 5000;

/** Returns the ISO date of a day since the epoch. */
export function dateOfDay(day: number): string {
  const cached = dates.get(day);
  if (cached) return cached;
  const date = new Date(day * DAY * MINUTE).toISOString().slice(0, 10);
  if (dates.size >= KEPT_DATES) dates.clear();
  dates.set(day, date);
  return date;
}
