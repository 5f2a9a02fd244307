import { checkoutPath } from '../flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { settle, type Settled } from '~/bff/waiting/pending.server';
import { failure, longestWait, waiting, type Interrupted } from '../flow/interruption';
import { zonedTime } from '~/dates/zoned-time';
import { getTranslator } from '~/i18n/translator.server';
import type { AncillaryOrder, SeatMap } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import type { UpstreamError } from '~/upstream/error';
import { isSwitchedOn } from '../ancillaries/offered';
import { isTooLate } from './seat-rules';
import { seatMapPath } from './seat-path';

/** Both calls run in parallel after the booking was read; together they stay within 1.5 s. */
const PATIENCE_MS = 700;
const KEEP_MS = 5_000;

/** The seats of a flight with the order's ancillaries, or an interruption. */
export type SeatMapRead = { map: SeatMap; order: AncillaryOrder | null } | { interrupted: Interrupted };

/** Reads the current seat map and the order without keeping the page waiting. */
export async function readSeatMap(
  context: RequestContext,
  booking: Booking,
  segmentIndex: number,
): Promise<SeatMapRead> {
  const { market, upstream } = context;
  const { token } = booking;
  if (!isSwitchedOn('seat_selection', await context.features())) {
    return { interrupted: noSeats(context, booking, segmentIndex) };
  }
  const key = `${market.locale} ${token}`;
  const options = { patienceMs: PATIENCE_MS, keepMs: KEEP_MS };
  const [map, order] = await Promise.all([
    settle(`seat map ${segmentIndex} ${key}`, () => upstream.ancillaries.getSeatMap(token, segmentIndex), options),
    settle(`ancillaries ${key}`, () => upstream.ancillaries.findOrder(token), options),
  ]);
  if (map.state === 'ready' && order.state === 'ready') return { map: map.value, order: order.value };
  const error = errorOf(map) ?? errorOf(order);
  const tBooking = getTranslator(market.locale, 'booking');
  if (!error) return { interrupted: waiting('booking', tBooking, longestWait([map, order])) };
  if (error.code === 'productUnavailable') return { interrupted: noSeats(context, booking, segmentIndex) };
  const way = { retryPath: seatMapPath(token, { segmentIndex, passenger: 0 }), mayHavePaid: false };
  return {
    interrupted: withWayBack(failure(error, way, tBooking, getTranslator(market.locale, 'errors')), context, token),
  };
}

/** Returns the indexes of flights with a seat map; only the current one while the service does not answer. */
export async function flightsWithSeats(
  { upstream }: RequestContext,
  token: string,
  current: number,
): Promise<number[]> {
  const settled = await settle(`ancillary groups ${token}`, () => upstream.ancillaries.listGroups(token), {
    patienceMs: PATIENCE_MS,
  });
  const groups = settled.state === 'ready' ? settled.value : [];
  const flights = groups.find(({ group }) => group === 'seat_selection')?.segmentIndexes ?? [];
  return [...new Set([...flights, current])].sort((one, other) => one - other);
}

function errorOf(settled: Settled<unknown>): UpstreamError | null {
  return settled.state === 'failed' ? settled.error : null;
}

/** Says why seats of this segment cannot be chosen, with a link back. @throws Response 404 for an unknown segment */
function noSeats({ market }: RequestContext, booking: Booking, segmentIndex: number): Interrupted {
  const t = getTranslator(market.locale, 'seats');
  const segment = booking.segments.find((one) => one.segmentIndex === segmentIndex);
  if (!segment) throw new Response(null, { status: 404 });
  const departure = zonedTime(segment.departureTime, segment.departureTimeZone);
  const isLate = isTooLate(departure, new Date());
  const reason = segment.transportKind === 'train' ? 'train' : isLate ? 'tooLate' : 'noMap';
  return {
    interruption: {
      kind: 'problem',
      illustration: isLate ? 'departureTooClose' : 'seat',
      title: t(`unavailable.${reason}.title`),
      text: t(`unavailable.${reason}.text`),
      hint: null,
      actions: [{ label: t('back'), to: checkoutPath('step1', booking.token) }],
    },
    status: 409,
  };
}

/** Adds a link back: the tickets can be bought without choosing seats. */
function withWayBack({ interruption, status }: Interrupted, { market }: RequestContext, token: string): Interrupted {
  if (interruption.kind !== 'problem') return { interruption, status };
  const back = { label: getTranslator(market.locale, 'seats')('back'), to: checkoutPath('step1', token) };
  return { interruption: { ...interruption, actions: [...interruption.actions, back] }, status };
}
