import { decodeEntities } from '#tests/setup/html';
import { visibleText } from '#tests/setup/html-page';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { waitForPage } from '#tests/setup/plain-purchase';
import type { SandboxControl } from '#tests/setup/sandbox-control';

/** A journey of one adult in economy; `back` is null for one way. Dates are ISO. */
export type Journey = { departure: string; arrival: string; date: string; back: string | null };

export type Currency = 'RUB' | 'USD' | 'EUR';

/**
 * The context of a price check: a visitor whose pages use the currency, and the upstream services of the visitor's
 * shop.
 */
export type Asking = { visitor: PlainBrowser; control: SandboxControl; currency: Currency };

/**
 * A place that shows the lowest price of a journey.
 * @returns hundredths; null where it says that nothing is sold, undefined where it does not cover such journeys
 */
export type SaidPrice = { place: string; read(journey: Journey, asking: Asking): Promise<number | null | undefined> };

/** Every place that must show the same price. Add new ones here. */
export const SAID_PRICES: readonly SaidPrice[] = [
  { place: 'the search', read: (journey, asking) => cheapestVariant('/search/frontend_search', journey, asking) },
  {
    place: 'the instant search',
    read: (journey, asking) => cheapestVariant('/instantSearch/frontend_search', journey, asking),
  },
  { place: 'the price calendar', read: priceOfCalendar },
  { place: 'the stream of the price calendar', read: priceOfStream },
  { place: 'the price map', read: priceOfMap },
  { place: 'the first card of the results', read: async (...asked) => priceOfCard(await resultsOf(...asked)) },
  { place: 'step 0 of the first card', read: priceOfStep0 },
  { place: 'the days around the search', read: priceAmongDays },
  { place: 'the page of flexible dates', read: priceAmongFlexibleDates },
];

/** Reads an amount of a page, in hundredths: "$1,234.50", "12 345 ₽", "1.234,50 €". */
export function hundredthsOf(text: string): number {
  const [, whole = '', cents = ''] = /(\d[\d.,\s]*?)(?:[.,](\d\d))?(?!\d)\D*$/.exec(text) ?? [];
  if (whole === '') throw new Error(`no amount in "${text}"`);
  return Number(whole.replace(/\D/g, '')) * 100 + Number(cents || '0');
}

function tripsOf({ departure, arrival, date, back }: Journey) {
  const there = { departure, arrival, date };
  return back === null ? [there] : [there, { departure: arrival, arrival: departure, date: back }];
}

async function post(path: string, body: object, { control }: Asking): Promise<Response> {
  const answer = await fetch(control.origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

async function cheapestVariant(path: string, journey: Journey, asking: Asking): Promise<number | null> {
  const travelers = { adult: 1, child: 0, infant: 0, childrenAges: [] };
  const body = { trips: tripsOf(journey), travelers, cabin: 'economy', language: 'en', currency: asking.currency };
  const { variants } = (await (await post(path, body, asking)).json()) as { variants: { price: { amount: string } }[] };
  const amounts = variants.map(({ price }) => Math.round(Number(price.amount) * 100));
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

function calendarQuestion({ departure, arrival, date, back }: Journey, { currency }: Asking) {
  return { departure, arrival, departure_date: date, ...(back && { return_date: back }), currency };
}

type Solutions = { solutions: { price: { amount: number } }[] };

async function priceOfCalendar(journey: Journey, asking: Asking): Promise<number | null> {
  const path = `/priceCalendar/api/v2/${journey.back === null ? 'one_way' : 'round_trip'}`;
  const answer = await post(path, calendarQuestion(journey, asking), asking);
  if (answer.status === 204) return null;
  const { solutions } = (await answer.json()) as Solutions;
  return solutions[0]?.price.amount ?? null;
}

async function priceOfStream(journey: Journey, asking: Asking): Promise<number | null> {
  const answer = await post('/search/frontend_price_calendar', calendarQuestion(journey, asking), asking);
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('data: '));
  const found = lines.flatMap((line) => (JSON.parse(line.slice('data: '.length)) as Solutions).solutions);
  return found[0]?.price.amount ?? null;
}

async function priceOfMap({ departure, arrival, date, back }: Journey, asking: Asking): Promise<number | null> {
  const body = {
    departure,
    arrivals: [arrival],
    departure_date: { from: date, to: date },
    ...(back && { return_date: { from: back, to: back } }),
    currency: asking.currency,
  };
  const { destinations } = (await (await post('/priceMap/price_map', body, asking)).json()) as {
    destinations: { price: { amount: number } }[];
  };
  return destinations[0]?.price.amount ?? null;
}

/** @param days of a trip as links write them: type and second date */
function searchPath(journey: Journey, days: (date: string) => string = (date) => `date_${date}`): string {
  const routes = tripsOf(journey).map(
    ({ departure, arrival, date }, index) =>
      `route[${index}]=iatax:${departure}_${date}_${days(date)}_iatax:${arrival}`,
  );
  return `/search?adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&${routes.join('&')}&v=2`;
}

const isComplete = ({ text }: PlainPage) => !text.includes('http-equiv="refresh"');

/** Returns the complete results in order of price. */
function resultsOf(journey: Journey, { visitor }: Asking): Promise<PlainPage> {
  return resultsAt(searchPath(journey), visitor);
}

/** Returns the complete results of a link, in order of price where it names none, as the priced links of the home do. */
export function resultsAt(path: string, visitor: PlainBrowser): Promise<PlainPage> {
  return waitForPage(visitor, path.includes('&sort=') ? path : `${path}&sort=price`, isComplete);
}

/** Reads the price of the first card; null without cards. */
export function priceOfCard({ text }: PlainPage): number | null {
  const [, total] = text.match(/data-testid="serp-ticket-total-sum"[^>]*>(.*?)<\/h\d>/s) ?? [];
  return total === undefined ? null : hundredthsOf(visibleText(total));
}

async function priceOfStep0(journey: Journey, asking: Asking): Promise<number | null> {
  return totalOfFirst(await resultsOf(journey, asking), asking.visitor);
}

/** Opens the first card's offer. @returns its total at step 0; null without cards */
export async function totalOfFirst(results: PlainPage, visitor: PlainBrowser): Promise<number | null> {
  const [link] = results.text.match(/<a\b[^>]*data-testid="ticket-price-button"[^>]*>/) ?? [];
  const path = decodeEntities(link?.match(/href="([^"]+)"/)?.[1] ?? '');
  if (path === '') return null;
  const { text } = await waitForPage(visitor, path, (page) => page.text.includes('value="book"'));
  const [, total] = text.match(/<strong\b[^>]*\sdata-total="0"[^>]*>(.*?)<\/strong>/s) ?? [];
  if (total === undefined) throw new Error(`${path} names no total`);
  return hundredthsOf(visibleText(total));
}

/** Loads of a results page within which the prices of other days arrive, since the page does not wait for them. */
const LOADS_FOR_DAYS = 20;

/** Other days are shown for a departure within 100 days; the last of them depends on the local date. */
const OFFERED_DAYS = 98;

/** Reads the price in the strip or the matrix, if the page has one. */
async function priceAmongDays(journey: Journey, { visitor }: Asking): Promise<number | null | undefined> {
  const price = await priceOfOwnDay(searchPath(journey), visitor);
  const isOffered = Date.parse(journey.date) - Date.now() < OFFERED_DAYS * 86_400_000;
  if (price === undefined && isOffered) throw new Error(`${searchPath(journey)} says nothing of its own days`);
  return price;
}

/** Reads the price of a search's own days among the days around it; undefined where the page has none. */
export async function priceOfOwnDay(path: string, visitor: PlainBrowser): Promise<number | null | undefined> {
  let loads = 0;
  // Links of days name no order.
  const ownDay = path.replace('&sort=price', '');
  const page = await waitForPage(visitor, `${ownDay}&sort=price`, (one) => {
    loads += 1;
    return isComplete(one) && (priceAt(one, ownDay) !== null || loads > LOADS_FOR_DAYS);
  });
  return priceAt(page, ownDay);
}

/** Reads the price on the page of a flexible search. */
async function priceAmongFlexibleDates(journey: Journey, { visitor }: Asking): Promise<number | null | undefined> {
  const page = await waitForPage(
    visitor,
    searchPath(journey, (date) => `range_${dayAfter(date)}`),
    isComplete,
  );
  return priceAt(page, searchPath(journey));
}

/** Returns the price in the cell that leads to a search; undefined where there is none, null where it has a dash. */
function priceAt({ text }: PlainPage, path: string): number | null | undefined {
  const calendar = /data-testid="price-calendar-.*?<\/(?:ul|table)>/s.exec(text)?.[0] ?? '';
  for (const [link, href = ''] of calendar.matchAll(/<a\b[^>]*\shref="([^"]*)".*?<\/a>/gs)) {
    if (decodeEntities(href) !== path) continue;
    const [, price = ''] = /<span class="[^"]*price[^"]*">(.*?)<\/span>/s.exec(link) ?? [];
    return /\d/.test(price) ? hundredthsOf(visibleText(price.replace(/<span.*/s, ''))) : null;
  }
  return undefined;
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}
