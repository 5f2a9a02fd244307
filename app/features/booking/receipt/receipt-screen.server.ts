import { nextSteps } from '../summary/next-steps';
import { recordRoute } from '../summary/record-route';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import { formatDate, formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import { itinerary } from './itinerary.server';
import { passengerName } from '../passengers/passenger-name';
import type { Receipt, ReceiptPassenger } from './receipt';
import { receiptPrice } from './receipt-price';

/**
 * Builds the itinerary receipt of an issued order.
 * @param order the ancillaries bought with the tickets and after them
 */
export function receiptScreen(booking: Booking, order: AncillaryOrder | null, market: Market): Receipt {
  const t = getTranslator(market.locale, 'receipt');
  const tSearch = getTranslator(market.locale, 'search');
  const { lines, total } = receiptPrice(booking, order, t);
  return {
    language: market.locale,
    brandName: market.brandName,
    title: t('title'),
    facts: [
      ...(booking.orderNumber ? [{ label: t('orderNumber'), value: booking.orderNumber }] : []),
      ...(booking.sale ? [{ label: t('soldOn'), value: formatDate(booking.sale.soldAt, market, 'long') }] : []),
    ],
    passengers: { heading: t('passengers'), people: passengers(booking, market.locale, t) },
    itinerary: {
      heading: t('itinerary'),
      note: t('localTimes'),
      trips: itinerary(booking, order?.items ?? [], { market, t, tSearch }),
    },
    price: {
      heading: t('price'),
      lines: lines.map(({ label, amount }) => ({ label, value: formatMoney(amount, market.locale) })),
      total: { label: t('total'), value: formatMoney(total, market.locale) },
    },
    advice: { heading: t('advice'), lines: nextSteps(booking, getTranslator(market.locale, 'booking')) },
  };
}

function passengers(booking: Booking, locale: Market['locale'], t: Translate): ReceiptPassenger[] {
  const tBooking = getTranslator(locale, 'booking');
  const indexes = [...new Set(booking.tickets.map(({ passengerIndex }) => passengerIndex))].sort((a, b) => a - b);
  return indexes.map((index) => {
    const tickets = booking.tickets.filter(({ passengerIndex }) => passengerIndex === index);
    return {
      name: passengerName(booking, index) ?? '',
      type: tickets[0]?.passengerType ? tBooking(`passengerTypes.${tickets[0].passengerType}`) : null,
      tickets: tickets.map(({ recordIndex, ticketNumber, pnr }) => ({
        route: recordRoute(booking, recordIndex, locale),
        number: { label: t('ticketNumber'), value: ticketNumber },
        code: { label: t('bookingCode'), value: pnr },
      })),
    };
  });
}
