import type { SurchargeWire } from '~/upstream/after-sale/contract';
import { laterMeans } from '~/upstream/booking/later-contract';
import { letterLanguage } from '../../outbox/letter-language';
import type { PostSaleRecord } from '../order-lines/post-sale-records';
import { laterPaymentWire } from '../payment/later-payment';
import type { BookingRecord } from '../records/records';
import {
  cancellationOf,
  openTicket,
  payUntilOf,
  surchargeStatusAt,
  type SurchargeRecord,
  type SurchargeTicket,
} from '../records/surcharges';
import { surchargeSubject, surchargeTitle } from '../titles/surcharge-titles';

/** Returns a surcharge as its calls answer it. @param payments its own attempts, oldest first */
export function surchargeWire(
  surcharge: SurchargeRecord,
  payments: readonly PostSaleRecord[],
  booking: BookingRecord,
  { language, now, origin }: { language: string; now: number; origin: string },
): SurchargeWire {
  const { currency } = surcharge;
  const status = surchargeStatusAt(surcharge, payments, now);
  const ticket = openTicket(surcharge, now);
  return {
    token: surcharge.token,
    booking_token: booking.token,
    purpose: surcharge.purpose,
    subject: surchargeSubject(surcharge.subject, booking),
    lines: surcharge.lines.map(({ code, amount }) => ({ code, title: surchargeTitle(code, language), amount })),
    amount: surcharge.amount,
    currency,
    asked_at: new Date(surcharge.askedAt).toISOString(),
    pay_until: new Date(payUntilOf(surcharge, now)).toISOString(),
    status,
    cancel_reason: cancellationOf(surcharge, now)?.reason ?? null,
    payment_options: status === 'waiting' || status === 'pending' ? [...laterMeans(currency)] : [],
    payments: payments.map((one) => laterPaymentWire(one, { language: letterLanguage(booking.language), now, origin })),
    ticket: ticket && ticketWire(ticket),
  };
}

function ticketWire(ticket: SurchargeTicket): NonNullable<SurchargeWire['ticket']> {
  return {
    number: ticketNumber(ticket),
    created_at: new Date(ticket.createdAt).toISOString(),
    answer_by: new Date(ticket.answeredAt).toISOString(),
  };
}

/** "R-100027" */
function ticketNumber({ number }: SurchargeTicket): string {
  return `R-${100_000 + number}`;
}
