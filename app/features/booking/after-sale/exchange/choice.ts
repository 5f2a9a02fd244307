/** Reads the answers of an exchange from the address, and checks them against what the service allows. Pure. */
import type {
  ChosenWay,
  ExchangeOptions,
  ExchangeRequest,
  ExchangeRestriction,
  ExchangeWay,
  WayId,
} from '~/upstream/after-sale/contract';

/** Answers so far. `ways`: null until they are chosen; `chosen`: flights of some of them. */
export type ExchangeAnswers = { ways: ExchangeWay[] | null; chosen: ChosenWay[] };

/** Names a way in an address: "0-1" is the way back on the first ticket. */
export function wayKey({ recordIndex, tripIndex }: WayId): string {
  return `${recordIndex}-${tripIndex}`;
}

/** Returns the ways that can be exchanged. */
export function openWays({ ways }: Pick<ExchangeOptions, 'ways'>): ExchangeWay[] {
  return ways.filter(({ restriction }) => restriction === null);
}

/** Names the first thing that stands in the way of all tickets; `mixed` for several. */
export function closedReason({ ways }: Pick<ExchangeOptions, 'ways'>): ExchangeRestriction | 'mixed' {
  const [only, another] = [...new Set(ways.flatMap(({ restriction }) => restriction ?? []))];
  return only && another === undefined ? only : 'mixed';
}

/** Reads the answers. Whatever is not allowed (any more) counts as not answered; the only way needs no question. */
export function readAnswers(query: URLSearchParams, options: ExchangeOptions): ExchangeAnswers {
  const open = openWays(options);
  const keys = new Set(query.getAll('way'));
  const flights = flightsIn(query);
  const asked = open.filter((way) => keys.has(wayKey(way)) || flights.some((flight) => wayKey(flight) === wayKey(way)));
  const ways = open.length === 1 ? open : asked;
  if (ways.length === 0) return { ways: null, chosen: [] };
  const chosen = ways.flatMap((way) => flights.findLast((flight) => wayKey(flight) === wayKey(way)) ?? []);
  return { ways, chosen };
}

/** Reads the flights of an address, whether they can be had or not. */
export function flightsIn(query: URLSearchParams): ChosenWay[] {
  return query.getAll('flight').flatMap(flightOf);
}

/** Reads "0-1:SU1130@2031-05-04#economy". */
function flightOf(text: string): ChosenWay[] {
  const [, record, trip, flightId] = /^(\d{1,2})-(\d{1,2}):(.{1,300})$/.exec(text) ?? [];
  return flightId ? [{ recordIndex: Number(record), tripIndex: Number(trip), flightId }] : [];
}

/** Returns the first way without a flight; null when everything is answered. */
export function wayToChoose({ ways, chosen }: ExchangeAnswers): ExchangeWay | null {
  return ways?.find((way) => chosen.every((flight) => wayKey(flight) !== wayKey(way))) ?? null;
}

/** Returns the answers as parameters of an address. */
export function answerParameters({ ways, chosen }: ExchangeAnswers): [string, string][] {
  return [
    ...(ways ?? []).map((way): [string, string] => ['way', wayKey(way)]),
    ...chosen.map((flight): [string, string] => ['flight', flightValue(flight)]),
  ];
}

/** Returns the value by which a form sends a flight. */
export function flightValue(flight: ChosenWay): string {
  return `${wayKey(flight)}:${flight.flightId}`;
}

/** Reads the wanted day within what the way allows; null for another one. */
export function readDay(query: URLSearchParams, { firstDay, lastDay }: ExchangeWay): string | null {
  const day = query.get('on') ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= firstDay && day <= lastDay ? day : null;
}

/** Returns the newest exchange that holds one of the ways: it awaits its payment or the carrier. */
export function exchangeHolding(requests: readonly ExchangeRequest[], ways: readonly WayId[]): ExchangeRequest | null {
  const keys = new Set(ways.map(wayKey));
  return requests.findLast((one) => isInWork(one) && one.ways.some((way) => keys.has(wayKey(way)))) ?? null;
}

function isInWork({ state, isDone, isExpired }: ExchangeRequest): boolean {
  return !isDone && !isExpired && state !== 'fail';
}
