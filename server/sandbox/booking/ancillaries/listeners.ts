import type { Listeners } from '../../service/events';
import { withoutPaid } from '../order-lines/open-order';
import type { BookingEvents } from '../records/events';

/** Takes out of the open order what has just been paid for. */
export const openOrderListeners: Listeners<BookingEvents> = {
  postSalePaid: ({ purchase, booking }, { store }) => withoutPaid(store, booking.token, purchase.lines),
};
