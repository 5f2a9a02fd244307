import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { readRemoval } from '~/features/booking/ancillaries/removal-intent';
import { seatMapPath } from '~/features/booking/seats/seat-path';

/**
 * Returns where an add-on button leads once the form is kept: `update` and `removeAddon:…` back to the add-ons,
 * `seats:0` to the seat map of a flight; null for any other intent.
 */
export function readMove(intent: string, token: string): string | null {
  if (intent === 'update' || readRemoval(intent) !== null) return `${checkoutPath('step1', token)}#addons`;
  const segmentIndex = /^seats:(\d{1,2})$/.exec(intent)?.[1];
  return segmentIndex === undefined ? null : seatMapPath(token, { segmentIndex: Number(segmentIndex), passenger: 0 });
}
