import { json } from '@remix-run/node';
import type { RequestContext } from '~/bff/request/context';
import type { Draft } from '~/bff/cookies/drafts.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { waiting, type Interrupted, type Interruption } from '../flow/interruption';
import { getTranslator } from '~/i18n/translator.server';
import type { Timing } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import { pendingChoice, readIndex, rejectAfterFailure } from './choose-seat.server';
import type { SeatRejection } from './seat-rejection';
import { flightsWithSeats, readSeatMap } from './read-seat-map.server';
import { seatMapScreen, type SeatMapScreen } from './seat-map-screen.server';
import { extrasPath } from './seat-path';
import { seatedPassengers } from './seat-rules';
import { travellers } from './travellers';
import { loadTrainPlaces } from '../trains/load-train-places.server';
import { trainSegments } from '../trains/train-segments';
import type { TrainPlacesScreen } from '../trains/train-places-screen.server';
import { visitSeats } from './visit-seats.server';

/** The page of a seat map, with the tickets or after them. */
export type SeatsPageData = {
  title: string;
  screen: SeatMapScreen | null;
  /** In its place on a train. */
  train: TrainPlacesScreen | null;
  /** Why a choice was rejected after a wait. */
  rejected: SeatRejection | null;
  interruption: Interruption | null;
};

type LoadedSeats =
  | { screen: SeatMapScreen | null; train: TrainPlacesScreen | null; rejected: SeatRejection | null }
  | { interrupted: Interrupted };
type SeatsAddress = { token: string; segmentIndex: number; timing: Timing };
/** The visitor's browser knows this of the booking. */
type Known = {
  /** Names by passenger index, as far as the visitor may see them. */
  names: (booking: Booking) => readonly string[] | Promise<readonly string[]>;
  draft: Draft | null;
};

/**
 * Reads the seat map of one flight for the passenger in the address (`passenger`, else the first who can choose).
 * @throws Response a redirect while seats are not sold, or to the page that the booking allows; 404 for an unknown flight
 */
export async function seatsPage(context: RequestContext, address: SeatsAddress, known: Known) {
  const { market } = context;
  const loaded = await load(context, address, known);
  const isTrain = !('interrupted' in loaded) && loaded.train !== null;
  const title = getTranslator(market.locale, isTrain ? 'trains' : 'seats')('documentTitle', {
    brand: market.brandName,
  });
  if (!('interrupted' in loaded)) return json<SeatsPageData>({ title, ...loaded, interruption: null });
  const { interruption, status } = loaded.interrupted;
  return json<SeatsPageData>({ title, screen: null, train: null, rejected: null, interruption }, { status });
}

async function load(
  context: RequestContext,
  { token, segmentIndex, timing }: SeatsAddress,
  { names: namesOf, draft }: Known,
): Promise<LoadedSeats> {
  const { market, url } = context;
  const tBooking = getTranslator(market.locale, 'booking');
  const { seatSelection } = await context.features();
  if (!seatSelection) throw redirectTo(extrasPath(token, timing));
  const choice = await pendingChoice(token);
  if (choice?.state === 'waiting') return { interrupted: waiting('booking', tBooking, choice.sinceMs) };
  const visit = await visitSeats(context, token, timing);
  if (!('booking' in visit)) return visit;
  const { booking } = visit;
  const sale = { booking, timing };
  if (timing === 'crossale' && trainSegments(booking).includes(segmentIndex)) {
    const [names, flights] = await Promise.all([namesOf(booking), flightsWithSeats(context, sale, segmentIndex)]);
    const people = travellers(booking, names, tBooking);
    const passenger = askedPassenger(url, seatedPassengers(people.map(({ type }) => type)));
    const loaded = await loadTrainPlaces(context, {
      booking,
      segmentIndex,
      travellers: people,
      passenger,
      flights,
      draft,
    });
    return 'interrupted' in loaded ? loaded : { screen: null, train: loaded.screen, rejected: null };
  }
  const [read, flights, names] = await Promise.all([
    readSeatMap(context, sale, segmentIndex),
    flightsWithSeats(context, sale, segmentIndex),
    namesOf(booking),
  ]);
  if ('interrupted' in read) return read;
  const people = travellers(booking, names, tBooking);
  const choosers = read.map.passengers ?? seatedPassengers(people.map(({ type }) => type));
  const passenger = askedPassenger(url, choosers);
  const parts = { ...sale, ...read, travellers: people, passenger, flights };
  return {
    train: null,
    screen: seatMapScreen(parts, { market, t: getTranslator(market.locale, 'seats') }),
    rejected: choice?.state === 'failed' ? rejectAfterFailure(context, choice.error) : null,
  };
}

/** Returns the passenger in the address, else the first who can choose. */
function askedPassenger({ searchParams }: URL, choosers: readonly number[]): number {
  const asked = readIndex(searchParams.get('passenger') ?? '');
  return asked !== null && choosers.includes(asked) ? asked : (choosers[0] ?? 0);
}

/** Reads the flight of an address. @throws Response 404 when the address has none */
export function segmentOf({ segmentIndex = '' }: { segmentIndex?: string }): number {
  const index = readIndex(segmentIndex);
  if (index === null) throw new Response(null, { status: 404 });
  return index;
}
