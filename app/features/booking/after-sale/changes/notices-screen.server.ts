import type { ScheduleChange } from '~/upstream/after-sale/contract';
import type { Booking } from '~/upstream/booking/contract';
import { changePath } from './change-path';
import { changeState, changeTitle, type ChangeWords } from './change-words.server';

/** A change by a carrier, on the page of the order. Ready texts; `path` leads to the change. */
export type ChangeNotice = { title: string; text: string; path: string | null; isWaiting: boolean };

/** Builds the notices of an order, those that wait for an answer first. @param changes 'missing': not readable now */
export function changeNotices(
  changes: readonly ScheduleChange[] | 'missing',
  booking: Booking,
  words: ChangeWords,
): ChangeNotice[] {
  if (changes === 'missing') {
    const isWaiting = booking.scheduleChanges.some((one) => one.isWaiting);
    return [{ title: words.t('missing.title'), text: words.t('missing.text'), path: null, isWaiting }];
  }
  return changes
    .map((change) => ({
      title: changeTitle(change, words),
      text: changeState(change, booking, words),
      path: changePath(booking.token, change.token),
      isWaiting: change.state === 'waiting' || (change.state === 'expired' && change.kind === 'cancelled'),
    }))
    .toSorted((one, other) => Number(other.isWaiting) - Number(one.isWaiting));
}
