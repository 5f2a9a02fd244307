import { json } from '@remix-run/node';
import type { RequestContext } from '~/bff/request/context';
import { redirectTo } from '~/bff/http/redirects.server';
import { waiting, type Interrupted, type Interruption } from '../flow/interruption';
import { getTranslator } from '~/i18n/translator.server';
import type { Timing } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import { pendingChoice, readIndex, rejectAfterFailure, type SeatRejection } from './choose-seat.server';
import { flightsWithSeats, readSeatMap } from './read-seat-map.server';
import { seatMapScreen, type SeatMapScreen } from './seat-map-screen.server';
import { extrasPath } from './seat-path';
import { seatedPassengers } from './seat-rules';
import { travellers } from './travellers';
import { visitSeats } from './visit-seats.server';

/** The page of a seat map, with the tickets or after them. */
export type SeatsPageData = {
  title: string;
  screen: SeatMapScreen | null;
  /** Why a choice was rejected after a wait. */
  rejected: SeatRejection | null;
  interruption: Interruption | null;
};

type LoadedSeats = { screen: SeatMapScreen; rejected: SeatRejection | null } | { interrupted: Interrupted };
type SeatsAddress = { token: string; segmentIndex: number; timing: Timing };
type NamesOf = (booking: Booking) => readonly string[] | Promise<readonly string[]>;

/**
 * Reads the seat map of one flight for the passenger in the address (`passenger`, else the first who can choose).
 * @param namesOf names by passenger index, as far as the visitor may see them
 * @throws Response a redirect while seats are not sold, or to the page that the booking allows; 404 for an unknown flight
 */
export async function seatsPage(context: RequestContext, address: SeatsAddress, namesOf: NamesOf) {
  const { market } = context;
  const title = getTranslator(market.locale, 'seats')('documentTitle', { brand: market.brandName });
  const loaded = await load(context, address, namesOf);
  if (!('interrupted' in loaded)) return json<SeatsPageData>({ title, ...loaded, interruption: null });
  const { interruption, status } = loaded.interrupted;
  return json<SeatsPageData>({ title, screen: null, rejected: null, interruption }, { status });
}

async function load(
  context: RequestContext,
  { token, segmentIndex, timing }: SeatsAddress,
  namesOf: NamesOf,
): Promise<LoadedSeats> {
  const { market, url } = context;
  const tBooking = getTranslator(market.locale, 'booking');
  const { seatSelection } = await context.features();
  if (!seatSelection) throw redirectTo(extrasPath(token, timing));
  const choice = await pendingChoice(token);
  if (choice?.state === 'waiting') return { interrupted: waiting('booking', tBooking, choice.sinceMs) };
  const visit = await visitSeats(context, token, timing);
  if (!('booking' in visit)) return visit;
  const sale = { booking: visit.booking, timing };
  const [read, flights, names] = await Promise.all([
    readSeatMap(context, sale, segmentIndex),
    flightsWithSeats(context, sale, segmentIndex),
    namesOf(visit.booking),
  ]);
  if ('interrupted' in read) return read;
  const people = travellers(visit.booking, names, tBooking);
  const choosers = read.map.passengers ?? seatedPassengers(people.map(({ type }) => type));
  const asked = readIndex(url.searchParams.get('passenger') ?? '');
  const passenger = asked !== null && choosers.includes(asked) ? asked : (choosers[0] ?? 0);
  const parts = { ...sale, ...read, travellers: people, passenger, flights };
  return {
    screen: seatMapScreen(parts, { market, t: getTranslator(market.locale, 'seats') }),
    rejected: choice?.state === 'failed' ? rejectAfterFailure(context, choice.error) : null,
  };
}

/** Reads the flight of an address. @throws Response 404 when the address has none */
export function segmentOf({ segmentIndex = '' }: { segmentIndex?: string }): number {
  const index = readIndex(segmentIndex);
  if (index === null) throw new Response(null, { status: 404 });
  return index;
}
