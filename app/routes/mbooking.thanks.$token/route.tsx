import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ownsBooking } from '~/bff/bookings-of-visitor.server';
import { getContext } from '~/bff/context.server';
import { clearDraft, readDraft } from '~/bff/drafts.server';
import { readAncillaries } from '~/features/checkout/ancillary-order.server';
import type { Interruption } from '~/features/checkout/interruption';
import { InterruptionScreen } from '~/features/checkout/InterruptionScreen';
import { tokenOf, visitBooking } from '~/features/checkout/visit.server';
import { hotelsForStay } from '~/features/hotels/hotels-hint.server';
import { queryOfEcho } from '~/features/search-query/search-query';
import { laterPurchases } from '~/features/post-sale/later-purchases.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { stayOf } from './more-for-trip.server';
import { thanksScreen, type ThanksScreen } from './screen.server';
import { ThanksView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'post-sale'],
  page: 'thanks',
  noStore: true,
  params: { token: 'secret' },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type ThanksData = { title: string; screen: ThanksScreen | null; interruption: Interruption | null };

export async function loader(args: LoaderFunctionArgs) {
  const token = tokenOf(args.params);
  const context = await getContext(args);
  const { market } = context;
  const t = getTranslator(market.locale, 'booking');
  const title = t('thanks.documentTitle', { brand: market.brandName });

  const visit = await visitBooking(context, token, 'thanks');
  if (!('booking' in visit)) {
    const { interruption, status } = visit.interrupted;
    return json<ThanksData>({ title, screen: null, interruption }, { status });
  }
  const { booking } = visit;
  // The order has everything now. A second payment that is due still needs what was typed.
  const isDone = booking.action !== 'ticket_booked';
  if (isDone && (await readDraft(context, args.request, token))) clearDraft(context, token);

  const words = { market, t, tSearch: getTranslator(market.locale, 'search') };
  const stay = stayOf(booking);
  const isOwner = ownsBooking(context, token);
  const [added, hotels, later] = await Promise.all([
    readAncillaries(context, token, 'thanks'),
    stay && hotelsForStay(context, queryOfEcho(booking.search), stay),
    isOwner ? laterPurchases(context, booking) : null,
  ]);
  const ancillaries = 'ancillaries' in added ? added.ancillaries : undefined;
  const parts = { isOwner, ancillaries, hotels, later };
  return json<ThanksData>({ title, screen: thanksScreen(booking, parts, words), interruption: null });
}

export default function Thanks() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <ThanksView screen={screen} /> : null;
}
