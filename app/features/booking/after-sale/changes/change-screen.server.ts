import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { cityName } from '~/features/trip/place-name';
import { spacedNumber } from '~/features/trip/transport-number';
import { formatTime } from '~/market/clock';
import { formatDuration } from '~/market/format';
import { dashed } from '~/market/punctuation';
import type { AlternativeFlight, ScheduleChange } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import type { BuyerOffer } from '../buyer/buyer-offer.server';
import { moneyBackPath, type AnswerProblem } from './change-path';
import { rideText, rideView, type RideView } from '../rides/ride-view.server';
import { changeState, changeTitle, type ChangeWords } from './change-words.server';

/** The value of the form that accepts the new times. */
export const ACCEPT = 'accept';

/** A page about one change. Ready texts. */
export type ChangeScreen = {
  title: string;
  /** "Moscow – Sochi" */
  route: string;
  orderPath: string;
  state: { text: string; kind: 'warning' | 'good' | 'info' };
  problem: string | null;
  /** The flight before and now; `now` is null for a cancelled one. */
  compare: { before: RideView; now: RideView | null; isTaken: boolean };
  broken: string | null;
  /** The possible answers; null when there are none, or not for this visitor. */
  options: { value: string; label: string; hint?: string }[] | null;
  /**
   * Says that only the customer answers. The path signs in, null when that does not help; `buyer`: how to prove to be the
   * customer.
   */
  foreign: Pick<ChangeReader, 'logInPath' | 'buyer'> | null;
  money: { text: string; path: string } | null;
};

/** The visitor: who may answer may also refund (docs/decisions/033). */
export type ChangeReader = {
  mayAnswer: boolean;
  logInPath: string | null;
  buyer: BuyerOffer | null;
  problem: AnswerProblem | null;
};

const KINDS = { waiting: 'warning', accepted: 'good', replaced: 'good', refunded: 'info', expired: 'info' } as const;

/** Builds the page about a change: both times side by side, and the choices that are left. */
export function changeScreen(
  change: ScheduleChange,
  booking: Booking,
  { mayAnswer, logInPath, buyer, problem }: ChangeReader,
  words: ChangeWords,
): ChangeScreen {
  const { market, t } = words;
  const { state, was, becomes, replacement, refund } = change;
  const now = replacement ?? becomes;
  const options = state === 'waiting' ? answersTo(change, words) : [];
  const isOpen = options.length > 0 || refund !== null;
  return {
    title: changeTitle(change, words),
    route: dashed([cityName(was.departure, booking), cityName(was.arrival, booking)], market.locale),
    orderPath: checkoutPath('order', booking.token),
    state: { text: changeState(change, booking, words), kind: KINDS[state] },
    problem: problem === 'gone' || (problem && state === 'waiting') ? t(`problem.${problem}`) : null,
    compare: {
      before: rideView(was, booking, words),
      now: now && rideView(now, booking, words),
      isTaken: replacement !== null,
    },
    broken: state === 'refunded' ? null : brokenText(change, booking, words),
    options: mayAnswer && options.length > 0 ? options : null,
    foreign: isOpen && !mayAnswer ? { logInPath, buyer } : null,
    money:
      mayAnswer && refund
        ? { text: t(`money.${refund.covers}`), path: moneyBackPath(booking.token, refund.reason) }
        : null,
  };
}

/** Lists the values that a form may send. */
export function answersTo(change: ScheduleChange, words: ChangeWords): NonNullable<ChangeScreen['options']> {
  const { t } = words;
  return [
    ...(change.becomes
      ? [{ value: ACCEPT, label: t('choice.accept'), hint: rideText(change.becomes, words.market) }]
      : []),
    ...change.alternatives.map((flight) => ({ value: flight.id, ...alternativeText(flight, words) })),
  ];
}

function alternativeText(flight: AlternativeFlight, words: ChangeWords) {
  return { label: words.t('choice.flight', { number: spacedNumber(flight) }), hint: rideText(flight, words.market) };
}

/** Says which flights do not connect any more; null when all do. The booking shows the new times already. */
function brokenText({ brokenConnection }: ScheduleChange, { segments }: Booking, { market, t }: ChangeWords) {
  if (!brokenConnection) return null;
  const { arrivingSegmentIndex, leavingSegmentIndex, minutes } = brokenConnection;
  const find = (index: number) => segments.find(({ segmentIndex }) => segmentIndex === index);
  const [first, second] = [find(arrivingSegmentIndex), find(leavingSegmentIndex)];
  if (!first || !second) return null;
  return t(minutes <= 0 ? 'broken.missed' : 'broken.short', {
    first: spacedNumber(first),
    second: spacedNumber(second),
    arrival: formatTime(first.arrivalTime, market),
    departure: formatTime(second.departureTime, market),
    time: formatDuration(Math.max(0, minutes), market.locale),
  });
}
