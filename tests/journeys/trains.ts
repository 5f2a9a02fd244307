import { linksOf } from '#tests/setup/html-page';
import { formWith } from '#tests/setup/html-form';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { openResults, waitForPage } from '#tests/setup/plain-purchase';
import { tokenIn } from './plain-checkout';
import type { PlainVisit } from './plain-visit';
import { freeSeats, seatsOf, type SeatOnPage } from './seats';
import { dateIn } from './travellers';

/**
 * A train from Moscow in a kind of car: to Kazan by night, to Voronezh on two storeys, to Saint Petersburg by day or night.
 * `mixed` leads by train and plane between two cities instead.
 */
export type TrainTrip = {
  inDays: number;
  kind?: string;
  party?: string;
  backInDays?: number;
  to?: 'kazan' | 'voronezh' | 'petersburg';
  mixed?: readonly [from: string, to: string];
};

const KAZANSKY = 'rzd:2000003';
const WAYS = {
  kazan: [KAZANSKY, 'rzd:2060500'],
  voronezh: [KAZANSKY, 'rzd:2014001'],
  petersburg: ['rzd:2006004', 'rzd:2004001'],
} as const;

/** Returns the link to the results for a trip by train. */
export function trainLink(trip: TrainTrip): string {
  const { inDays, party = 'adult=1&child=0&infant=0', backInDays, to = 'kazan', mixed } = trip;
  const route = (index: number, from: string, to: string, days: number) =>
    `&route[${index}]=${from}_${dateIn(days)}_date_${dateIn(days)}_${to}`;
  const [start, end] = mixed ?? WAYS[to];
  const wanted = mixed
    ? { transportKind: { Mixed: true } }
    : { trainCarKinds: { [`CarKind-${trip.kind ?? ''}`]: true } };
  const filter = encodeURIComponent(JSON.stringify(wanted));
  const back = backInDays === undefined ? '' : route(1, end, start, backInDays);
  return `/search?${party}&cabinClass=Y${route(0, start, end, inDays)}${back}&v=2&filter=${filter}`;
}

/** Takes the first offer of a trip by train. @returns step 1 */
export async function takeTrain(visit: PlainVisit, trip: TrainTrip): Promise<PlainPage> {
  return visit.takeFare(await visit.chooseFirstOffer(await openResults(visit.visitor, trainLink(trip))));
}

/**
 * Takes a trip on the first of the next days on which a car has a place or a compartment that matches.
 * @param car number and class, "10-2В", or a class in the car of the fare, "-1Б"; empty for the car that opens
 * @returns step 1, and the page of the car
 */
export async function takeTrainWith(
  visit: PlainVisit,
  trip: TrainTrip,
  car: string,
  isWanted: (page: PlainPage, start: PlainPage) => boolean | Promise<boolean>,
): Promise<{ start: PlainPage; cars: PlainPage }> {
  for (let days = 0; days < 20; days++) {
    const backInDays = trip.backInDays === undefined ? {} : { backInDays: trip.backInDays + days };
    const start = await takeTrain(visit, { ...trip, ...backInDays, inDays: trip.inDays + days });
    const open = await openCars(visit.visitor, start);
    const ids = carLinks(open).flatMap((href) => new URL(href, 'http://shop.test').searchParams.get('car') ?? []);
    const id = [carOf(open), ...ids].find((one) => one.endsWith(car)) ?? car;
    const cars = carOf(open) === id ? open : await openCars(visit.visitor, start, 0, `?car=${encodeURIComponent(id)}`);
    if (carOf(cars) === id && (await isWanted(cars, start))) return { start, cars };
  }
  throw new Error(`no day with the car ${car}`);
}

/** Opens the cars of a train of the booking. */
export async function openCars(visitor: PlainBrowser, page: PlainPage, segment = 0, query = ''): Promise<PlainPage> {
  const path = `/mbooking/step1/${tokenIn(page)}/seats/${segment}${query}`;
  return waitForPage(visitor, path, ({ text }) => text.includes('name="seat"'));
}

/** Chooses a place or nothing with other fields of the page. @returns the page that follows */
export function takePlace(
  visitor: PlainBrowser,
  page: PlainPage,
  choice: { seat: string } & Record<string, string>,
): Promise<PlainPage> {
  const { action, fields } = formWith(page.text, 'seat');
  return visitor.post(action || page.path, { ...fields, ...choice });
}

/** Lists the pages of all cars of the shown kind. */
export async function allCars(visitor: PlainBrowser, page: PlainPage): Promise<PlainPage[]> {
  const cars = new Map([[carOf(page), page]]);
  const paths = new Set(carLinks(page));
  for (const path of paths) {
    const one = await visitor.get(path);
    cars.set(carOf(one), one);
    for (const link of carLinks(one)) paths.add(link);
  }
  return [...cars.values()];
}

const carLinks = ({ text }: PlainPage) => linksOf(text).filter((href) => /[?&]car=/.test(href));
const carOf = ({ text }: PlainPage) => String(formWith(text, 'seat').fields.car);

/** Returns the first free place whose name matches. */
export function freePlace(page: PlainPage, name: RegExp): SeatOnPage | undefined {
  return freeSeats(page).find((seat) => /^\d+$/.test(seat.number) && name.test(seat.name));
}

/** Returns the values of the choices for the whole party: whole compartments and wishes. */
export function partyChoices({ text }: Pick<PlainPage, 'text'>): string[] {
  return [...text.matchAll(/<input[^>]*name="seat"[^>]*value="((?:whole-\d+|wishes))"[^>]*>/g)].map(
    ([, value]) => value!,
  );
}

/** Returns the numbers of the places that are chosen on a page. */
export function chosenSeats(page: PlainPage): string[] {
  return seatsOf(page).flatMap(({ isChosen, number }) => (isChosen ? [number] : []));
}

/** Returns the total of the tickets that step 1 shows, in hundredths. */
export function shownAmount(step1: PlainPage): number {
  return Number(formWith(step1.text, 'email').fields.shownAmount);
}
