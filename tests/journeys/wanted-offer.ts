import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { waitForPage } from '#tests/setup/plain-purchase';
import type { SandboxControl } from '#tests/setup/sandbox-control';
import { ALONE, dateIn, type TestParty } from './travellers';

type Flight = { virtual_connection: boolean | null; transport_kind: string; is_charter: boolean };
type Variant = { id: string; segments: { flights: string[] }[] };

/** A condition on an offer's flights, trip by trip. */
export type IsWanted = (trips: Flight[][]) => boolean;

const byAir: IsWanted = (trips) => trips.every((flights) => flights.every((one) => one.transport_kind === 'airplane'));
const has = (trips: Flight[][], what: (flight: Flight) => boolean) => trips.some((flights) => flights.some(what));

/** On separate tickets, by air. */
export const selfTransfer: IsWanted = (trips) => byAir(trips) && has(trips, (one) => one.virtual_connection === true);
/** On one ticket, by air, scheduled. */
export const ordinary: IsWanted = (trips) =>
  byAir(trips) && !has(trips, (one) => one.virtual_connection === true || one.is_charter);
export const charter: IsWanted = (trips) => byAir(trips) && has(trips, (one) => one.is_charter);

/** From, to, and the number of days ahead. */
export type WantedTrip = readonly [from: string, to: string, inDays: number];

/** A direction of one adult in economy, in roubles. */
export type Direction = { from: string; to: string; inDays: number };

/** Opens step 0 of the cheapest matching offer of a direction. @throws when there is none */
export function openWantedOffer(
  visitor: PlainBrowser,
  control: SandboxControl,
  { from, to, inDays }: Direction,
  isWanted: IsWanted,
): Promise<PlainPage> {
  const search = { trips: [[from, to, inDays]], party: ALONE, currency: 'RUB' } as const;
  return openWantedSearch(visitor, control, search, isWanted);
}

export type WantedSearch = { trips: readonly WantedTrip[]; party: TestParty; currency: string };

/** Opens step 0 of the cheapest matching offer of a search. @throws when there is none */
export async function openWantedSearch(
  visitor: PlainBrowser,
  control: SandboxControl,
  { trips, party, currency }: WantedSearch,
  isWanted: IsWanted,
): Promise<PlainPage> {
  const dated = trips.map(([departure, arrival, inDays]) => ({ departure, arrival, date: dateIn(inDays) }));
  const ages = party.childrenAges.filter((age) => age >= 2);
  const infant = party.childrenAges.length - ages.length;
  const answer = await fetch(`${control.origin}/search/frontend_search`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      trips: dated,
      travelers: { adult: party.adults, child: ages.length, infant, childrenAges: ages },
      cabin: 'economy',
      language: currency === 'RUB' ? 'ru' : 'en',
      currency,
    }),
  });
  const { variants, flights } = (await answer.json()) as { variants: Variant[]; flights: Record<string, Flight> };
  const wanted = variants.find(({ segments }) =>
    isWanted(segments.map((segment) => segment.flights.flatMap((key) => flights[key] ?? []))),
  );
  if (!wanted) throw new Error(`no such offer: ${trips.map((trip) => trip.join(' ')).join(', ')}`);
  const routes = dated.map(
    ({ departure, arrival, date }, index) =>
      `&route[${index}]=iatax:${departure}_${date}_date_${date}_iatax:${arrival}`,
  );
  const people = `adult=${party.adults}&child=${ages.length}&childrenAges=[${ages.join(',')}]&infant=${infant}`;
  const path = `/mbooking/step0/${wanted.id}?${people}&cabinClass=Y${routes.join('')}&v=2`;
  return waitForPage(visitor, path, ({ text }) => text.includes('value="book"'));
}
