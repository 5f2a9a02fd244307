import { json, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { fareRulesScreen } from '~/features/booking/fare-rules/fare-rules-screen';
import { FareRulesView } from '~/features/booking/fare-rules/FareRulesView';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';

export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'fare-rules'],
  page: 'other',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['status'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** Shows the rules of the fare of a booking, ticket by ticket (`static/rules`, upstream facts §5). */
export const loader = bookingLoader(handle, async ({ context, token }) => {
  const { locale, brandName: brand } = context.market;
  const t = getTranslator(locale, 'fare-rules');
  const fares = await context.upstream.afterSale.listFareRules({ token });
  // Leads to the page on which the booking is now.
  const back = { path: `/mbooking/checkout/${token}`, label: t('backToBooking') };
  return json({ title: t('documentTitle', { brand }), screen: fareRulesScreen(fares, back, t) });
});

export default function BookingFareRules() {
  return <FareRulesView screen={useLoaderData<typeof loader>().screen} />;
}
