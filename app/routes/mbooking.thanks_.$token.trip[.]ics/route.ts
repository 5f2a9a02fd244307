import { wholeOrder } from '~/features/booking/receipt/bought-later';
import { checkInOf, type BoughtItem } from '~/features/booking/summary/checked-in-by-shop';
import { degrade } from '~/bff/waiting/degrade.server';
import { letterKeyOf } from '~/bff/booking-access/letter-keys.server';
import type { RequestContext } from '~/bff/request/context';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import { tripCalendar } from '~/features/booking/receipt/trip-calendar.server';
import { fareLines } from '~/features/booking/summary/order-summary';
import { visitForFile } from '~/features/booking/visit/visit.server';
import { tryLater } from '~/features/booking/receipt/find-receipt.server';
import type { BookingFileHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';

export const handle: BookingFileHandle = { params: { token: 'secret' }, access: { load: ['status'] } };

/** Serves the trip for the customer's calendar; 503 while the booking service does not answer. */
export const loader = bookingLoader(handle, async ({ context, token, access }) => {
  const { market } = context;
  const booking = await visitForFile(context, token);
  if (!booking) return tryLater();
  const { rights } = await access();
  // A stranger must not learn of purchases, so a stranger's calendar always reminds of check-in.
  const items = rights.has('tickets') ? await paidItems(context, token) : [];
  const { own } = checkInOf(booking, items);
  const t = getTranslator(market.locale, 'booking');
  const words = {
    t,
    market,
    order: rights.has('tickets')
      ? {
          url: await orderUrl(context, token),
          fare: fareLines(booking, { market, t, tSearch: getTranslator(market.locale, 'search') }),
        }
      : null,
    checksIn: ({ segmentIndex }: { segmentIndex: number }) => own.some((one) => one.segmentIndex === segmentIndex),
  };
  return new Response(tripCalendar(booking, market.brandName, words), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="trip.ics"',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
});

/**
 * Returns the address by which any device of the traveller opens the order: a letter's link, which is revoked with those of
 * letters (docs/decisions/087). The page of the order, which asks who is there, while no link can be made.
 */
async function orderUrl(context: RequestContext, token: string): Promise<string> {
  const known = letterKeyOf(context, token)?.key;
  const key = known ?? (await degrade(context.upstream.documents.makeLink(token), null, { block: 'documents' }));
  return key === null ? `${context.origin}/user/orders/${token}` : `${letterOrigin(context)}/order-link/${key}?order`;
}

/** Lists the paid extras; none while their service does not answer. */
async function paidItems({ upstream }: RequestContext, token: string): Promise<readonly BoughtItem[]> {
  const orders = await degrade(upstream.ancillaries.listOrders(token), [], { block: 'ancillaries' });
  return wholeOrder(orders)?.items ?? [];
}
