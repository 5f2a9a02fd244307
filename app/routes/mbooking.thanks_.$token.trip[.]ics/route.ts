import type { LoaderFunctionArgs } from '@remix-run/node';
import type { RouteParameters } from '~/i18n/handle';
import { getContext } from '~/bff/context.server';
import { tripCalendar } from '~/features/checkout/trip-calendar.server';
import { tokenOf, visitForFile } from '~/features/checkout/visit.server';
import { tryLater } from '~/features/receipt/find-receipt.server';
import { getTranslator } from '~/i18n/translator.server';

export const handle: RouteParameters = { params: { token: 'secret' } };

/** The trip for the customer's calendar; 503 while the booking service cannot be asked. */
export async function loader(args: LoaderFunctionArgs) {
  const token = tokenOf(args.params);
  const context = await getContext(args);
  const { market } = context;
  const booking = await visitForFile(context, token);
  if (!booking) return tryLater();
  return new Response(tripCalendar(booking, market.brandName, getTranslator(market.locale, 'booking')), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="trip.ics"',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
