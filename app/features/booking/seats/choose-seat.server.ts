import type { RequestContext } from '~/bff/request/context';
import { readDraft } from '~/bff/cookies/drafts.server';
import { readForm } from '~/forms/form.server';
import { choiceField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { answerRejected } from '~/forms/answer.server';
import { rejectUnread } from '~/forms/rejected-submission';
import { defineFields, readFields } from '~/forms/submission.server';
import { collect, settleWrite, type Settled } from '~/bff/waiting/pending.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { passengerTypes } from '../passengers/form-values';
import { getTranslator } from '~/i18n/translator.server';
import type { Timing } from '~/upstream/ancillaries/contract';
import type { PassengerType } from '~/upstream/booking/contract';
import { describeFailure, type UpstreamError } from '~/upstream/error';
import { chosenSeats } from './chosen-seats';
import type { SeatRejection } from './seat-rejection';
import { flightsWithSeats, readSeatMap, type ReadSeats } from './read-seat-map.server';
import { extrasPath, nextStop, seatMapPath, type SeatStop } from './seat-path';
import { maySitAtExit, seatedPassengers } from './seat-rules';
import { choosePlace } from '../trains/choose-place.server';
import { trainSegments } from '../trains/train-segments';
import { visitSeats } from './visit-seats.server';

/** The booking and the map are read before this call; the answer to the POST must stay within 1.5 s. */
const PATIENCE_MS = 700;

/** The effect of a choice: add a seat, remove an item, or none. */
type Change =
  | { kind: 'none' }
  | { kind: 'add'; token: string }
  | { kind: 'remove'; itemToken: string }
  | { kind: 'refused'; reason: 'taken' | 'exit'; seat: string };

/** `seat` is the number of a seat, empty for none; without it only the button counts. */
const seatFields = defineFields({
  passenger: textField(LIMITS.short),
  seat: choiceField(LIMITS.short),
  intent: textField(),
});

const pendingKey = (token: string) => `seat ${token}`;

/** Codes of a booking that accepts no changes any more. */
const ENDED: readonly string[] = ['ancillariesFrozen', 'sessionExpired', 'wrongAction'];

/** Returns the choice in flight or just saved for this booking; null when there is none. Starts no call. */
export function pendingChoice(token: string): Promise<Settled<null> | null> {
  return collect<null>(pendingKey(token), { patienceMs: PATIENCE_MS });
}

/**
 * Saves one passenger's choice on one flight and redirects where the button leads: the next stop, another passenger,
 * another flight, or back. Idempotent.
 * @returns a redirect, or a SeatRejection with its status
 */
export async function chooseSeat(
  context: RequestContext,
  request: Request,
  { token, segmentIndex, timing }: { token: string; segmentIndex: number; timing: Timing },
) {
  const form = await readForm(request);
  const { seat: wanted, intent, ...typed } = readFields(seatFields, form);
  const passenger = readIndex(typed.passenger);
  const visit = await visitSeats(context, token, timing);
  const here = seatMapPath(token, { segmentIndex, passenger: passenger ?? 0 }, timing);
  if (!('booking' in visit)) return redirectTo(here);
  const party = passengerTypes(visit.booking.search.travelers);
  if (passenger === null || !seatedPassengers(party).includes(passenger)) throw new Response(null, { status: 400 });

  const sale = { booking: visit.booking, timing };
  if (timing === 'crossale' && trainSegments(visit.booking).includes(segmentIndex)) {
    const flights = await flightsWithSeats(context, sale, segmentIndex);
    const target = readTarget(intent, { segmentIndex, passenger }, seatedPassengers(party), flights);
    const draft = await readDraft(context, request, token);
    return choosePlace(context, form, { booking: visit.booking, segmentIndex, passenger, target, draft });
  }
  const read = await readSeatMap(context, sale, segmentIndex);
  if ('interrupted' in read) return redirectTo(here);
  const choosers = read.map.passengers ?? seatedPassengers(party);
  // Somebody else bought a seat for this passenger meanwhile, or the ticket went back.
  if (!choosers.includes(passenger)) return redirectTo(seatMapPath(token, { segmentIndex, passenger: 0 }, timing));
  const stop: SeatStop = { segmentIndex, passenger };
  const change = changeFor(wanted, stop, party, read);
  if (change.kind === 'refused') return refused(context, change.reason, change.seat);

  if (change.kind !== 'none') {
    const { ancillaries } = context.upstream;
    const start = async () => {
      await (change.kind === 'add'
        ? ancillaries.addItems(token, [{ token: change.token, passengerIndex: passenger }], timing)
        : ancillaries.removeItems(token, [change.itemToken], timing));
      // The page reads the order again.
      return null;
    };
    const settled = await settleWrite<null>(pendingKey(token), start, { patienceMs: PATIENCE_MS });
    if (settled.state === 'waiting') return redirectTo(here);
    if (settled.state === 'failed') {
      const { code } = settled.error;
      // That page shows why the booking no longer accepts changes.
      if (code !== null && ENDED.includes(code)) return redirectTo(extrasPath(token, timing));
      if (code === 'seatTaken') return refused(context, 'taken', wanted ?? '');
      return answerRejected(rejectAfterFailure(context, settled.error));
    }
  }
  const flights = await flightsWithSeats(context, sale, segmentIndex);
  const target = readTarget(intent, stop, choosers, flights);
  return redirectTo(target ? seatMapPath(token, target, timing) : `${extrasPath(token, timing)}#addons`);
}

/**
 * Compares the choice with the order.
 * @param seatNumber number of a seat, '' for none, null when the form has no such field
 */
export function changeFor(
  seatNumber: string | null,
  { segmentIndex, passenger }: SeatStop,
  party: readonly PassengerType[],
  { map, order, bought }: ReadSeats,
): Change {
  const onFlight = [...chosenSeats(order), ...bought].filter((seat) => seat.segmentIndex === segmentIndex);
  const own = onFlight.find(({ passengerIndex }) => passengerIndex === passenger);
  if (seatNumber === null || seatNumber === (own?.number ?? '')) return { kind: 'none' };
  if (seatNumber === '') return own ? { kind: 'remove', itemToken: own.item.token } : { kind: 'none' };
  const seat = map.rows.flatMap(({ seats }) => seats).find(({ number }) => number === seatNumber);
  const takenByCompanion = onFlight.some(({ number }) => number === seatNumber);
  if (!seat?.isFree || takenByCompanion) return { kind: 'refused', reason: 'taken', seat: seatNumber };
  if (seat.isAdultsOnly && !maySitAtExit(passenger, party))
    return { kind: 'refused', reason: 'exit', seat: seatNumber };
  return { kind: 'add', token: seat.token };
}

function refused({ market }: RequestContext, reason: 'taken' | 'exit', seat: string) {
  const t = getTranslator(market.locale, 'seats');
  const rejected = rejectUnread('seat', { status: 409, message: t(`refused.${reason}.text`) });
  return answerRejected<SeatRejection>({
    ...rejected,
    title: t(`refused.${reason}.title`, { seat: seat.slice(0, 4) }),
  });
}

/** Rejects a choice that the service failed to save. */
export function rejectAfterFailure({ market }: RequestContext, error: UpstreamError): SeatRejection {
  const { status, messageKey } = describeFailure(error);
  const message = getTranslator(market.locale, 'errors')(messageKey);
  return {
    ...rejectUnread('seat', { status, message }),
    title: getTranslator(market.locale, 'seats')('refused.failed'),
  };
}

/** Returns where a button leads; null for back to step 1. */
export function readTarget(
  intent: string,
  stop: SeatStop,
  seated: readonly number[],
  flights: readonly number[],
): SeatStop | null {
  const [, what, digits = ''] = /^(passenger|flight):(\d{1,2})$/.exec(intent) ?? [];
  const index = Number(digits);
  if (what === 'passenger' && seated.includes(index)) return { ...stop, passenger: index };
  if (what === 'flight' && flights.includes(index)) return { segmentIndex: index, passenger: seated[0] ?? 0 };
  return intent === 'back' ? null : nextStop(stop, seated, flights);
}

/** Reads an index from an address or a hidden field; null when invalid. */
export function readIndex(text: string): number | null {
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}
