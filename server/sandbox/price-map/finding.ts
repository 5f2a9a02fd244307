/** Finds prices to many cities. It takes seconds, so whoever asks gets what there is, and the rest is found meanwhile. */
import type { SandboxContext } from '../service';
import { pricesOn, type DayPrice } from '../price-calendar/prices';
import type { City } from '../world/places';
import type { Question } from './question';

export type PricedCity = DayPrice & { city: City };

/** What has been found so far; it grows until `done` is. */
type Finding = { found: PricedCity[]; isComplete: boolean; done: Promise<void> };

type Context = Pick<SandboxContext, 'now' | 'seatsTaken'>;

/** An answer is not kept back for longer. */
const PATIENCE_MS = 800;

const underWay = new Map<string, Finding>();

/**
 * The lowest price to each city of a question, as far as found within 0.8 s. The work goes on; whoever asks the same
 * meanwhile joins it, and what has been worked out once is at hand later.
 */
export async function findPrices(
  question: Question,
  context: Context,
  patienceMs = PATIENCE_MS,
): Promise<{ prices: PricedCity[]; isComplete: boolean }> {
  const { departure, cities, dates, wanted } = question;
  const key = JSON.stringify([departure, cities.map(({ code }) => code), dates, wanted]);
  const finding = underWay.get(key) ?? begin(key, question, context);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)));
  await Promise.race([finding.done, late]);
  clearTimeout(timer);
  return { prices: [...finding.found], isComplete: finding.isComplete };
}

function begin(key: string, question: Question, context: Context): Finding {
  const finding: Finding = { found: [], isComplete: false, done: Promise.resolve() };
  const work = async () => {
    for (const city of question.cities) {
      const cheapest = await cheapestTo(city, question, context);
      if (cheapest) finding.found.push({ city, ...cheapest });
    }
    finding.isComplete = true;
  };
  underWay.set(key, finding);
  finding.done = work().finally(() => underWay.delete(key));
  // Whoever asked may have gone; the next one fails by itself.
  finding.done.catch(() => undefined);
  return finding;
}

/** The first of the cheapest; null where nothing is sold. */
async function cheapestTo(
  city: City,
  { departure, dates, wanted }: Question,
  context: Context,
): Promise<DayPrice | null> {
  let cheapest: DayPrice | null = null;
  for await (const price of pricesOn({ departure, arrival: city.code }, dates, wanted, context)) {
    if (!cheapest || price.amount < cheapest.amount) cheapest = price;
  }
  return cheapest;
}
