import { nextSteps } from '../summary/next-steps';
import { fareLines } from '../summary/order-summary';
import { isByBus, isByTrain, isFlight } from '~/features/trip/segment';
import { sellerView } from '~/features/seller/seller-view';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import { BRANDS } from '~/market/brands';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { formatSaleDay } from '~/market/sale-day';
import type { Surcharge } from '~/upstream/after-sale/contract';
import type { AncillaryOrder } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import type { Seller } from '~/upstream/settings/seller-contract';
import { orderRoute } from '../order/order-route';
import { needsPaper } from '../rail-ticket/boarding';
import { itinerary } from './itinerary.server';
import type { Receipt } from './receipt';
import { paidSurcharges, type PaidLater } from './bought-later';
import { receiptPayments } from './receipt-payments';
import { receiptPeople } from './receipt-people.server';
import { receiptPrice } from './receipt-price';

/**
 * `order`: the ancillaries bought with the tickets and after them; `later`: the payments after the sale; `surcharges`: what
 * the shop has asked for since. `seller`: the company that sold them; null when it is unknown.
 */
export type ReceiptParts = {
  order: AncillaryOrder | null;
  later: readonly PaidLater[];
  surcharges: readonly Surcharge[];
  seller: Seller | null;
  /** The address of the page that opens an order by phone and number, without the scheme; null leaves it out. */
  opensAt?: string | null;
  /** The same address in full. */
  opensUrl?: string | null;
};

/** Builds the itinerary receipt of an issued order. */
export function receiptScreen(
  booking: Booking,
  { order, later, surcharges, seller, opensAt, opensUrl }: ReceiptParts,
  market: Market,
): Receipt {
  const { locale } = market;
  const t = getTranslator(locale, 'receipt');
  const tSearch = getTranslator(locale, 'search');
  const tBooking = getTranslator(locale, 'booking');
  const items = order?.items ?? [];
  const { lines, total } = receiptPrice(booking, { ancillaries: order, surcharges: paidSurcharges(surcharges) }, t);
  return {
    language: locale,
    brandName: market.brandName,
    brand: market.brand,
    opensUrl: opensUrl ?? null,
    title: t(titleKey(booking)),
    route: orderRoute(booking, locale, getTranslator(locale, 'content')),
    facts: [
      ...(booking.orderNumber ? [{ label: t('orderNumber'), value: booking.orderNumber }] : []),
      ...(booking.sale ? [{ label: t('soldOn'), value: formatSaleDay(booking.sale.soldAt, market) }] : []),
      ...(opensAt ? [{ label: t('opensAt'), value: opensAt }] : []),
    ],
    passengers: { heading: t('passengers'), people: receiptPeople(booking, items, { market, t, tBooking }) },
    itinerary: {
      heading: t('itinerary'),
      note: t('localTimes'),
      trips: itinerary(booking, items, { market, t, tSearch }),
    },
    luggage: { heading: t('luggage'), lines: fareLines(booking, { market, t: tBooking, tSearch }) },
    price: {
      heading: t('price'),
      lines: lines.map(({ label, amount }) => ({ label, value: formatMoney(amount, locale) })),
      total: { label: t('total'), value: formatMoney(total, locale) },
    },
    payment: { heading: t('payment'), lines: receiptPayments(booking, { total, later }, { locale, t }) },
    seller: seller && sellerBlock(seller, booking, market, t),
    advice: { heading: t('advice'), lines: nextSteps(booking, items, { market, t: tBooking }) },
  };
}

/** A journey by several kinds of transport has one receipt. */
function titleKey(booking: Booking): 'titleTrain' | 'titleTrainPaper' | 'titleBus' | 'title' {
  if (isByBus(booking.segments)) return 'titleBus';
  if (!isByTrain(booking.segments)) return 'title';
  return needsPaper(booking) ? 'titleTrainPaper' : 'titleTrain';
}

/** A licence to sell flights says nothing about a journey by rail or road. */
function sellerBlock(
  seller: Seller,
  { segments }: Pick<Booking, 'segments'>,
  { brand, locale }: Market,
  t: Translate,
): NonNullable<Receipt['seller']> {
  const own = seller.facts.filter(({ kind }) => kind !== 'atol' || segments.some(isFlight));
  const { name, facts } = sellerView({ ...seller, facts: own }, getTranslator(locale, 'content'));
  return {
    heading: t('seller'),
    name,
    facts: [...facts, { label: t('support'), value: BRANDS[brand].supportEmail }],
  };
}
