/**
 * Computes prices to many cities. This takes seconds, so a request returns the prices ready so far and the rest
 * continues in the background.
 */
import type { SandboxContext } from '../../service/service';
import { pricesOn, type DayPrice } from '../price-calendar/prices';
import type { City } from '../../world/places';
import { cheapDays } from '../prices/any-time';
import { bestOthers } from './other-days';
import type { Question } from './question';

export type PricedCity = DayPrice & { city: City; others: DayPrice[] };

/** A running computation; `found` grows until `done` resolves. */
type Finding = { prices: PricedCity[]; left: City[]; done: Promise<void> };

type Context = Pick<SandboxContext, 'now' | 'seatsTaken' | 'berthsTaken'>;

/** Longest delay of an answer. */
const PATIENCE_MS = 800;
const DAY_MS = 86_400_000;

const underWay = new Map<string, Finding>();

/**
 * Returns the lowest price to each city of a request that is ready within 0.8 s, and the cities that are left. The
 * computation continues; identical
 * requests join it, and finished results are cached.
 */
export async function findPrices(
  question: Question,
  context: Context,
  patienceMs = PATIENCE_MS,
): Promise<{ prices: PricedCity[]; left: City[] }> {
  const { departure, cities, dates, terms } = question;
  const key = JSON.stringify([departure, cities.map(({ code }) => code), dates, terms]);
  const finding = underWay.get(key) ?? begin(key, question, context);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)));
  await Promise.race([finding.done, late]);
  clearTimeout(timer);
  return { prices: [...finding.prices], left: [...finding.left] };
}

function begin(key: string, question: Question, context: Context): Finding {
  const finding: Finding = { prices: [], left: [...question.cities], done: Promise.resolve() };
  const work = async () => {
    for (const city of question.cities) {
      const cheapest = await cheapestTo(city, question, context);
      if (cheapest) finding.prices.push({ city, ...cheapest });
      finding.left.shift();
    }
  };
  underWay.set(key, finding);
  finding.done = work().finally(() => underWay.delete(key));
  // The caller may have gone; the next request reports its own failure.
  finding.done.catch(() => undefined);
  return finding;
}

/** Returns the first of the cheapest dates with the best of the others; null without an offer. */
async function cheapestTo(
  city: City,
  { departure, home, dates, isAnyTime, terms }: Question,
  context: Context,
): Promise<Omit<PricedCity, 'city'> | null> {
  const prices: DayPrice[] = [];
  const searchDay = Math.floor(context.now().getTime() / DAY_MS);
  const cheap = isAnyTime
    ? new Set(
        cheapDays(
          dates.map(({ day }) => day),
          home,
          city,
          searchDay,
        ),
      )
    : null;
  const priced = cheap ? dates.filter(({ day }) => cheap.has(day)) : dates;
  for await (const price of pricesOn({ departure, arrival: city.code }, priced, terms, context)) prices.push(price);
  const [cheapest, ...rest] = prices.sort((a, b) => a.amount - b.amount);
  return cheapest ? { ...cheapest, others: bestOthers(cheapest, rest) } : null;
}
