import type { RequestContext } from '~/bff/request/context';
import { settle, type Settled } from '~/bff/waiting/pending.server';
import { failure, longestWait, waiting, type Interrupted } from '../flow/interruption';
import type { Translate } from '~/i18n/translate';
import { zonedTime } from '~/dates/zoned-time';
import { getTranslator } from '~/i18n/translator.server';
import type { AncillaryOrder, SeatMap, Timing } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import type { UpstreamError } from '~/upstream/error';
import { isSwitchedOn } from '../ancillaries/offered';
import { isTooLate } from './seat-rules';
import { boughtItems } from '../receipt/bought-later';
import { chosenSeats, type ChosenSeat } from './chosen-seats';
import { trainSegments } from '../trains/train-segments';
import { extrasPath, seatMapPath } from './seat-path';

/** Both calls run in parallel after the booking was read; together they stay within 1.5 s. */
const PATIENCE_MS = 700;
const KEEP_MS = 5_000;

/** The seats of a flight, the order that is being chosen, and the seats that passengers have already. */
export type ReadSeats = { map: SeatMap; order: AncillaryOrder | null; bought: ChosenSeat[] };

/** A booking whose seats are chosen with the tickets, or after them. */
export type SeatSale = { booking: Booking; timing: Timing };

/** Reads the current seat map and the order without keeping the page waiting. */
export async function readSeatMap(
  context: RequestContext,
  sale: SeatSale,
  segmentIndex: number,
): Promise<ReadSeats | { interrupted: Interrupted }> {
  const { market, upstream } = context;
  const { timing } = sale;
  const { token } = sale.booking;
  if (!isSwitchedOn('seat_selection', await context.features())) {
    return { interrupted: noSeats(context, sale, segmentIndex) };
  }
  const key = `${market.locale} ${token}`;
  const options = { patienceMs: PATIENCE_MS, keepMs: KEEP_MS };
  const [map, order, bought] = await Promise.all([
    settle(`seat map ${segmentIndex} ${key}`, () => upstream.ancillaries.getSeatMap(token, segmentIndex), options),
    settle(`ancillaries ${timing} ${key}`, () => upstream.ancillaries.findOrder(token, timing), options),
    // Nothing is bought before the tickets.
    timing === 'postsale'
      ? settle(`orders ${key}`, () => upstream.ancillaries.listOrders(token), options)
      : ({ state: 'ready', value: [] } as const),
  ]);
  if (map.state === 'ready' && order.state === 'ready' && bought.state === 'ready') {
    return { map: map.value, order: order.value, bought: chosenSeats({ items: boughtItems(bought.value) }) };
  }
  const error = errorOf(map) ?? errorOf(order) ?? errorOf(bought);
  const tBooking = getTranslator(market.locale, 'booking');
  if (!error) return { interrupted: waiting('booking', tBooking, longestWait([map, order, bought])) };
  if (error.code === 'productUnavailable') return { interrupted: noSeats(context, sale, segmentIndex) };
  const retryPath = seatMapPath(token, { segmentIndex, passenger: 0 }, timing);
  const way = { retryPath, mayHavePaid: timing === 'postsale' };
  return {
    interrupted: withWayBack(failure(error, way, tBooking, getTranslator(market.locale, 'errors')), context, sale),
  };
}

/**
 * Returns the indexes of flights with a seat map, and of trains; without the flights while the service does not answer,
 * except the current one.
 */
export async function flightsWithSeats(
  { upstream }: RequestContext,
  { booking, timing }: SeatSale,
  current: number,
): Promise<number[]> {
  const { token } = booking;
  const trains = timing === 'crossale' ? trainSegments(booking) : [];
  if (trains.length === booking.segments.length) return trains;
  const start = () => upstream.ancillaries.listGroups(token, { renew: timing === 'postsale' });
  const settled = await settle(`ancillary groups ${token}`, start, { patienceMs: PATIENCE_MS });
  const groups = settled.state === 'ready' ? settled.value : [];
  const flights = groups.find(({ group }) => group === 'seat_selection')?.segmentIndexes ?? [];
  return [...new Set([...flights, ...trains, current])].sort((one, other) => one - other);
}

function errorOf(settled: Settled<unknown>): UpstreamError | null {
  return settled.state === 'failed' ? settled.error : null;
}

/** Says why seats of this segment cannot be chosen, with a link back. @throws Response 404 for an unknown segment */
function noSeats({ market }: RequestContext, { booking, timing }: SeatSale, segmentIndex: number): Interrupted {
  const t = getTranslator(market.locale, 'seats');
  const segment = booking.segments.find((one) => one.segmentIndex === segmentIndex);
  if (!segment) throw new Response(null, { status: 404 });
  const departure = zonedTime(segment.departureTime, segment.departureTimeZone);
  const isLate = isTooLate(departure, new Date());
  const { transportKind } = segment;
  const reason =
    transportKind !== 'airplane' ? transportKind : isLate ? 'tooLate' : timing === 'postsale' ? 'notNow' : 'noMap';
  return {
    interruption: {
      kind: 'problem',
      illustration: isLate ? 'departureTooClose' : 'seat',
      title: t(`unavailable.${reason}.title`),
      text: t(`unavailable.${reason}.text`),
      hint: null,
      actions: [wayBack({ booking, timing }, t)],
    },
    status: 409,
  };
}

/** Adds a link back: the trip needs no choice of seats. */
function withWayBack({ interruption, status }: Interrupted, { market }: RequestContext, sale: SeatSale): Interrupted {
  if (interruption.kind !== 'problem') return { interruption, status };
  const back = wayBack(sale, getTranslator(market.locale, 'seats'));
  return { interruption: { ...interruption, actions: [...interruption.actions, back] }, status };
}

function wayBack({ booking, timing }: SeatSale, t: Translate): { label: string; to: string } {
  return { label: t(timing === 'postsale' ? 'backLater' : 'back'), to: extrasPath(booking.token, timing) };
}
