import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import { formatDateTimeInZone } from '~/market/format';
import type { Market } from '~/market/market';
import type { Booking, BookingSegment } from '~/upstream/booking/contract';
import { paymentFailure, phaseOfOrder, type OrderPhase } from './order-phase';

const TONES = {
  unpaid: 'warning',
  expired: 'neutral',
  stopped: 'neutral',
  paying: 'info',
  confirming: 'info',
  paymentFailed: 'warning',
  issuing: 'info',
  issued: 'good',
  issuedUnsettled: 'info',
  failed: 'danger',
  failedPaid: 'danger',
  refunding: 'info',
  refunded: 'neutral',
  refundFailed: 'danger',
  unknown: 'info',
} as const satisfies Record<OrderPhase, string>;

/** The status line of an order, in words. */
export type OrderStatusView = { text: string; tone: (typeof TONES)[OrderPhase] };

/** The booking fields that the status reads. */
export type StatusFacts = Pick<
  Booking,
  'action' | 'error' | 'order' | 'tickets' | 'isPartiallyPaid' | 'secondPaymentUntil' | 'expiresAt'
> & { segments: readonly Pick<BookingSegment, 'departureTimeZone'>[] };

/**
 * Puts the status of an order into words; an unpaid or half-paid order shows its deadline, in the time zone of the
 * departure, and why its last payment failed.
 */
export function orderStatus(booking: StatusFacts, market: Market): OrderStatusView {
  const t = getTranslator(market.locale, 'content');
  const phase = phaseOfOrder(booking);
  const text = [statusText(booking, phase, market, t), reasonText(booking, market, t)].filter(Boolean).join('. ');
  return { text, tone: TONES[phase] };
}

function reasonText({ order }: StatusFacts, { locale }: Market, t: Translate): string | null {
  const failure = order && paymentFailure(order);
  if (failure === null) return null;
  const tErrors = getTranslator(locale, 'errors');
  return failure === 'unnamed' ? t('orders.status.noReason') : tErrors(`upstream.${failure}`);
}

function statusText(booking: StatusFacts, phase: OrderPhase, market: Market, t: Translate): string {
  const zone = booking.segments[0]?.departureTimeZone;
  // While a second payment is on its way, nothing may invite to another one.
  if (booking.action === 'ticket_booked' && booking.isPartiallyPaid && booking.secondPaymentUntil && zone) {
    return t('orders.status.restUntil', { time: formatDateTimeInZone(booking.secondPaymentUntil, zone, market) });
  }
  if ((phase === 'unpaid' || phase === 'paymentFailed') && zone) {
    return t(`orders.status.${phase}Until`, { time: formatDateTimeInZone(booking.expiresAt, zone, market) });
  }
  const isIssued = phase === 'issued' || phase === 'issuedUnsettled';
  return t(isIssued && booking.tickets.length > 1 ? `orders.status.${phase}Several` : `orders.status.${phase}`);
}
