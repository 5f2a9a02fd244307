import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { waitForPage } from '#tests/setup/plain-purchase';
import type { SandboxControl } from '#tests/setup/sandbox-control';
import { dateIn } from './travellers';

type Flight = { virtual_connection: boolean | null; transport_kind: string; is_charter: boolean };
type Variant = { id: string; segments: { flights: string[] }[] };

/** What an offer may be chosen by: its flights, trip by trip. */
export type IsWanted = (trips: Flight[][]) => boolean;

const byAir: IsWanted = (trips) => trips.every((flights) => flights.every((one) => one.transport_kind === 'airplane'));
const has = (trips: Flight[][], what: (flight: Flight) => boolean) => trips.some((flights) => flights.some(what));

/** On separate tickets, by air. */
export const selfTransfer: IsWanted = (trips) => byAir(trips) && has(trips, (one) => one.virtual_connection === true);
/** On one ticket, by air, scheduled. */
export const ordinary: IsWanted = (trips) =>
  byAir(trips) && !has(trips, (one) => one.virtual_connection === true || one.is_charter);
export const charter: IsWanted = (trips) => byAir(trips) && has(trips, (one) => one.is_charter);

/** A direction of one adult in economy, in roubles. */
export type Direction = { from: string; to: string; inDays: number };

/** Step 0 of the cheapest offer of a direction that is wanted. @throws when none is */
export async function openWantedOffer(
  visitor: PlainBrowser,
  control: SandboxControl,
  { from, to, inDays }: Direction,
  isWanted: IsWanted,
): Promise<PlainPage> {
  const date = dateIn(inDays);
  const body = {
    trips: [{ departure: from, arrival: to, date }],
    travelers: { adult: 1, child: 0, infant: 0, childrenAges: [] },
    cabin: 'economy',
    language: 'ru',
    currency: 'RUB',
  };
  const answer = await fetch(`${control.origin}/search/frontend_search`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { variants, flights } = (await answer.json()) as { variants: Variant[]; flights: Record<string, Flight> };
  const wanted = variants.find(({ segments }) =>
    isWanted(segments.map((segment) => segment.flights.flatMap((key) => flights[key] ?? []))),
  );
  if (!wanted) throw new Error(`no such offer from ${from} to ${to} on ${date}`);
  const search = `adult=1&cabinClass=Y&child=0&infant=0&route[0]=iatax:${from}_${date}_date_${date}_iatax:${to}&v=2`;
  return waitForPage(visitor, `/mbooking/step0/${wanted.id}?${search}`, ({ text }) => text.includes('value="book"'));
}
