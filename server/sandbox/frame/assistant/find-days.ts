import type { CurrencyCode } from '~/market/currencies';
import type { SandboxContext } from '../../service/service';
import type { City } from '../../world/places';
import { dateOfDay, dayOfDate } from '../../world/time-zones';
import { fromDollars } from '../../search/offers/rates';
import { pricesOn, type DatePair, type DayPrice } from '../../search/price-calendar/prices';
import type { Slots } from './slots';

/** Days of a trip; ISO dates. */
export type TripDays = { date: string; back: string | null };
/** Days that were found, the cheapest first. `isOverBudget`: nothing fits, these come closest. */
export type FoundDays = { days: TripDays[]; isOverBudget: boolean };

/** Days that an answer names. */
const MOST_DAYS = 3;
/** A return without a length. */
export const USUAL_NIGHTS = 7;
/** Longer spans are looked through every few days. */
const MOST_PAIRS = 70;

type Context = Pick<SandboxContext, 'now' | 'seatsTaken' | 'berthsTaken'>;

/** Looks for the cheapest days of a trip in the price calendar's own prices. */
export async function findDays(
  { from, to, slots }: { from: City; to: City; slots: Slots },
  currency: CurrencyCode,
  context: Context,
): Promise<FoundDays> {
  const filters = {
    airplaneOnly: slots.transport === 'airplane' ? true : slots.transport === 'train' ? false : null,
    trainOnly: slots.transport === 'train' ? true : null,
    isDirect: slots.isDirect === true ? true : null,
    withBaggage: slots.withBaggage === true ? true : null,
  };
  const terms = { cabin: slots.cabin ?? 'economy', currency, filters } as const;
  const found: DayPrice[] = [];
  const direction = { departure: from.code, arrival: to.code };
  for await (const price of pricesOn(direction, pairsOf(slots), terms, context)) found.push(price);
  found.sort((one, other) => one.amount - other.amount || one.day - other.day);
  const most = mostPerAdult(slots, currency);
  const fitting = found.filter(({ amount }) => amount <= most);
  const chosen = (fitting.length > 0 ? fitting : found).filter(isOwnWeekend).slice(0, MOST_DAYS);
  return {
    days: chosen.map(({ day, back }) => ({ date: dateOfDay(day), back: back === null ? null : dateOfDay(back) })),
    isOverBudget: found.length > 0 && fitting.length === 0,
  };
}

/** Returns true for the cheapest of several journeys back on one day: only that one is named. */
function isOwnWeekend(one: DayPrice, index: number, all: readonly DayPrice[]): boolean {
  return one.back === null || all.findIndex(({ back }) => back === one.back) === index;
}

function pairsOf(slots: Slots): DatePair[] {
  const { when, back, nights, isReturn } = slots;
  if (!when) return [];
  const [first, last] = [dayOfDate(when.from) ?? 0, dayOfDate(when.to) ?? 0];
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (when.isWeekend) return days.flatMap((day) => weekendPair(day, slots));
  const step = Math.ceil(days.length / MOST_PAIRS);
  const some = days.filter((_, index) => index % step === 0);
  if (isReturn !== true) return some.map((day) => ({ day, back: null }));
  const fixed = back === undefined ? null : dayOfDate(back);
  return some.map((day) => ({ day, back: fixed ?? day + (nights ?? USUAL_NIGHTS) }));
}

/** From Friday or Saturday to Sunday, or for as many nights as were named. */
function weekendPair(day: number, { nights, isReturn }: Slots): DatePair[] {
  // 1970-01-01 was a Thursday.
  const weekday = (day + 3) % 7;
  if (weekday !== 4 && weekday !== 5) return [];
  if (isReturn === false) return [{ day, back: null }];
  return [{ day, back: day + (nights ?? 6 - weekday) }];
}

/** The most that an adult's ticket may cost, in hundredths: whoever has a seat counts as an adult. */
function mostPerAdult({ budget, adults = 1, childrenAges = [], infants = 0 }: Slots, currency: CurrencyCode): number {
  if (!budget) return Infinity;
  const seats = adults + childrenAges.length + infants / 4;
  return Math.floor(inCurrency(budget, currency) / seats);
}

/** Converts a sum as the search does its prices. */
export function inCurrency({ amount, currency }: NonNullable<Slots['budget']>, wanted: CurrencyCode): number {
  if (currency === wanted) return amount;
  // Rounding a million dollars loses nothing that matters.
  const perDollar = fromDollars(1_000_000, currency) / 1_000_000;
  return fromDollars(amount / perDollar, wanted);
}
