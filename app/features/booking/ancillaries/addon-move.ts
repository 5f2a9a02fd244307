import type { Timing } from '~/upstream/ancillaries/contract';
import { extrasPath, seatMapPath } from '../seats/seat-path';
import { readRemoval } from './removal-intent';

/**
 * Returns where a button of the extras leads once the form is kept: `update` and `removeAddon:…` back to them, `seats:0`
 * to the seat map of a flight; null for any other intent.
 */
export function readMove(intent: string, token: string, timing: Timing): string | null {
  if (intent === 'update' || readRemoval(intent) !== null) return `${extrasPath(token, timing)}#addons`;
  const segmentIndex = /^seats:(\d{1,2})$/.exec(intent)?.[1];
  if (segmentIndex === undefined) return null;
  return seatMapPath(token, { segmentIndex: Number(segmentIndex), passenger: 0 }, timing);
}
