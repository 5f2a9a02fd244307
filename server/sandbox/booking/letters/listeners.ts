import type { Listeners } from '../../service/events';
import type { BookingEvents } from '../records/events';
import { exchangeLetter } from './exchange';
import { postSaleReceipt } from './post-sale-receipt';
import { receipt } from './receipt';
import { refundLetter } from './refund';
import { returnLetters } from './returns';
import { scheduleChangeLetter } from './schedule-change';
import { dropSecondPaymentLetters, secondPaymentLetters } from './second-payment';
import { closedLetter, paidLetter, reopenedLetter, surchargeLetter } from './surcharge';
import { scheduleReminder } from './unfinished-booking';

/** The letters about bookings, by the event that causes them. Each lands in the outbox with its cause. */
export const orderLetters: Listeners<BookingEvents> = {
  seatsHeld: scheduleReminder,
  firstPaymentAccepted: secondPaymentLetters,
  secondPaymentAccepted: dropSecondPaymentLetters,
  ticketsIssued: receipt,
  refundScheduled: refundLetter,
  refundAsked: returnLetters,
  scheduleChanged: scheduleChangeLetter,
  exchangeDecided: exchangeLetter,
  postSalePaid: postSaleReceipt,
  surchargeAsked: surchargeLetter,
  surchargeReopened: reopenedLetter,
  surchargeClosed: closedLetter,
  surchargePaid: paidLetter,
};
