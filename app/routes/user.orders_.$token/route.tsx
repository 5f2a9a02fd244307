import { isLoyaltyOffered } from '~/bff/account/loyalty.server';
import { json, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isByPerson, REFUND_OPTIONS } from '~/features/booking/after-sale/refund/read-options.server';
import { readArea } from '~/features/booking/after-sale/visit.server';
import { EXCHANGE_OPTIONS } from '~/features/booking/after-sale/exchange/read-exchange.server';
import { readSurcharges } from '~/features/booking/after-sale/surcharge/read-surcharges.server';
import { readPolicies } from '~/features/booking/after-sale/policies/order-policies.server';
import { buyerOffer } from '~/features/booking/after-sale/buyer/buyer-offer.server';
import { readChanges } from '~/features/booking/after-sale/changes/read-changes.server';
import { readExtras } from '~/features/booking/post-sale/later-purchases.server';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import type { Interruption } from '~/features/booking/flow/interruption';
import { readRegistration } from '~/features/booking/after-sale/registration/order-registration.server';
import { takeRevokedNote } from '~/features/booking/order-link/revoked-note.server';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import { logInPathOf } from '~/features/booking/visit/log-in-path.server';
import { readBooking } from '~/features/booking/visit/visit.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { orderScreen, type OrderScreen } from './screen.server';
import { OrderView } from './view';

/** The texts of the page's areas. */
const AREAS = ['changes', 'exchange', 'policies', 'refund', 'registration', 'surcharge'] as const;

export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: [...AREAS, 'common', 'booking', 'order', 'profile', 'trip'],
  page: 'order',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['names'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type OrderData = { title: string; isSignedIn: boolean; screen: OrderScreen | null; interruption: Interruption | null };

export const loader = bookingLoader(handle, async ({ context, token, access }) => {
  const { market } = context;
  const t = getTranslator(market.locale, 'order');
  const isSignedIn = context.account !== null;
  const visit = await readBooking(context, token, 'order');
  if (!('booking' in visit)) {
    const { interruption, status } = visit.interrupted;
    const title = t('documentTitle', { brand: market.brandName });
    return json<OrderData>({ title, isSignedIn, screen: null, interruption }, { status });
  }
  const { booking } = visit;
  const { rights, isUncertain, letter, isByAddress } = await access();
  const extras = readExtras(context, booking);
  const [
    bought,
    policies,
    registration,
    changes,
    surcharges,
    refund,
    exchange,
    isRefundByPerson,
    logInPath,
    areLinksOff,
    features,
  ] = await Promise.all([
    extras,
    rights.has('tickets') ? extras.then(({ orders }) => readPolicies(context, booking, orders)) : [],
    readRegistration(context, booking),
    readChanges(context, booking),
    readSurcharges(context, booking),
    readArea(context, booking, REFUND_OPTIONS, { rights }),
    readArea(context, booking, EXCHANGE_OPTIONS, { rights }),
    isByPerson(context),
    logInPathOf(context),
    takeRevokedNote(context, token),
    context.features(),
  ]);
  const parts = {
    access: { rights, isUncertain },
    logInPath,
    buyer: buyerOffer(booking, { letter, isByAddress }, market),
    areLinksOff,
    tellsPoints: await isLoyaltyOffered(context),
    hasPriceAlerts: features.priceSubscription,
    extras: bought,
    policies,
    registration,
    changes,
    surcharges,
    refund: refund && { options: refund, isByPerson: isRefundByPerson },
    exchange,
    now: new Date(),
  };
  const screen = orderScreen(booking, parts, market);
  const title = t('documentTitleOf', { route: screen.route, brand: market.brandName });
  return json<OrderData>({ title, isSignedIn, screen, interruption: null });
});

export default function Order() {
  const { screen, interruption, isSignedIn } = useLoaderData<typeof loader>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <OrderView screen={screen} isSignedIn={isSignedIn} /> : null;
}
