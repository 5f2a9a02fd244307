import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/context.server';
import { tripCalendar } from '~/features/checkout/trip-calendar.server';
import { tokenOf, visitBooking } from '~/features/checkout/visit.server';
import { getTranslator } from '~/i18n/translator.server';

/** The trip for the customer's calendar; 503 while the booking service cannot be asked. */
export async function loader(args: LoaderFunctionArgs) {
  const token = tokenOf(args.params);
  const context = await getContext(args);
  const { market } = context;
  const visit = await visitBooking(context, token, 'thanks');
  if (!('booking' in visit)) return new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
  return new Response(tripCalendar(visit.booking, market.brandName, getTranslator(market.locale, 'booking')), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="trip.ics"',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
