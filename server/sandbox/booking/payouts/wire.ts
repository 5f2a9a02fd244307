import type { PayoutWire } from '~/upstream/payout/contract';
import type { BookingRecord } from '../records/records';
import { expiryOf, methodsOf, openTicketOf, payoutStatusAt, type PayoutRecord } from '../records/payouts';
import { MAX_TRIES } from '../../service/one-time-code';
import { RESEND_MS, type PayoutCode } from './codes';

/** Banks show transfers within this time. */
const BANK_MS = 3 * 86_400_000;

/** Returns a payout as its calls answer it. @param code the last that was sent, if any */
export function payoutWire(
  payout: PayoutRecord,
  code: PayoutCode | null,
  booking: BookingRecord,
  now: number,
): PayoutWire {
  const status = payoutStatusAt(payout, now);
  const ticket = openTicketOf(payout, now);
  const target = payout.sentTo ?? (status === 'pending' ? code : null);
  const sentAt = payout.doneAt ?? payout.submittedAt;
  return {
    url_token: payout.token,
    status,
    payout_info: {
      amount: payout.amount,
      currency: payout.currency,
      reason: 'card_closed',
      booking_token: booking.token,
      order_number: booking.orderNumber ?? '',
      methods: methodsOf(payout.currency),
      phone: maskedPhone(booking.contacts?.phone ?? ''),
      expires_at: isoTime(expiryOf(payout, now)),
      time_zone: booking.offer.trips[0]?.[0]?.departureTimeZone ?? 'UTC',
      destination: target && { method: target.method, ending: target.ending },
      arrives_by: payout.sentTo && sentAt !== null ? isoTime(sentAt + BANK_MS).slice(0, 10) : null,
    },
    sms_code:
      status === 'pending' && code
        ? {
            id: code.id,
            expires_at: isoTime(code.expiresAt),
            resend_at: isoTime(code.sentAt + RESEND_MS),
            is_blocked: code.tries >= MAX_TRIES,
            is_expired: now >= code.expiresAt,
          }
        : null,
    ticket: ticket && { number: `P-${100_000 + ticket.number}`, answer_by: isoTime(ticket.answeredAt) },
  };
}

/** Masks a phone: "+442079460958" → "+44 ••• 0958". */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `+${digits.slice(0, 2)} ••• ${digits.slice(-4)}`;
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
