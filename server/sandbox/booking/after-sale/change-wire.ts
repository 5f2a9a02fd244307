import type { ScheduleChangeWire } from '~/upstream/after-sale/contract';
import type { NamedFlight, ScheduleChange } from '../records/schedule-changes';
import type { RefundCase } from './case';
import { changeRefund, stateOfChange } from './change-rights';
import { brokenConnection } from '../records/connection';
import { rideWire } from './ride-wire';

/** Converts a change of an order. @param alternatives flights that can be taken instead */
export function changeWire(
  change: ScheduleChange,
  one: RefundCase,
  alternatives: readonly NamedFlight[],
): ScheduleChangeWire {
  const { token, segmentIndex, toldAt, answerUntil, was, becomes, replacement } = change;
  const flown = replacement?.flight ?? becomes;
  const broken = flown && brokenConnection(one.booking.offer, segmentIndex, flown);
  return {
    token,
    segment_index: segmentIndex,
    kind: becomes ? 'moved' : 'cancelled',
    state: stateOfChange(change, one),
    told_at: new Date(toldAt).toISOString(),
    answer_until: new Date(answerUntil).toISOString(),
    was: rideWire(was),
    becomes: becomes && rideWire(becomes),
    replacement: replacement && rideWire(replacement.flight),
    broken_connection: broken && {
      arriving_segment_index: broken.arriving,
      leaving_segment_index: broken.leaving,
      minutes: broken.minutes,
    },
    refund: changeRefund(change, one),
    alternatives: alternatives.map(({ flight }) => ({ id: flight.inventoryKey, ...rideWire(flight) })),
  };
}
