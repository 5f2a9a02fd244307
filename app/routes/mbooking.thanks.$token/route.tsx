import { json, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isLoyaltyOffered } from '~/bff/account/loyalty.server';
import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { clearDraft, readDraft } from '~/bff/cookies/drafts.server';
import { REFUND_OPTIONS } from '~/features/booking/after-sale/refund/read-options.server';
import { readArea } from '~/features/booking/after-sale/visit.server';
import { readAncillaries } from '~/features/booking/ancillaries/ancillary-order.server';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { logInPathOf } from '~/features/booking/visit/log-in-path.server';
import { visitBooking } from '~/features/booking/visit/visit.server';
import { hotelsForStay } from '~/features/search/hotels/hotels-hint.server';
import { queryOfEcho } from '~/features/search/query/search-query';
import { takeRevokedNote } from '~/features/booking/order-link/revoked-note.server';
import { laterPurchases } from '~/features/booking/post-sale/later-purchases.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { noteIfBoughtHere } from '~/features/booking/visit/bought-here.server';
import { stayOf } from './more-for-trip.server';
import { thanksScreen, type ThanksScreen } from './screen.server';
import { ThanksView } from './view';

export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'post-sale'],
  page: 'thanks',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['status'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type ThanksData = { title: string; screen: ThanksScreen | null; interruption: Interruption | null };

export const loader = bookingLoader(handle, async ({ context, request, token, access }) => {
  const { market } = context;
  const t = getTranslator(market.locale, 'booking');
  const title = t('thanks.documentTitle', { brand: market.brandName });

  const visit = await visitBooking(context, token, 'thanks');
  if (!('booking' in visit)) {
    const { interruption, status } = visit.interrupted;
    return json<ThanksData>({ title, screen: null, interruption }, { status });
  }
  const { booking } = visit;
  const draft = await readDraft(context, request, token);
  await noteIfBoughtHere(context, booking, draft);
  // The order is complete. A second payment that is due still needs the draft.
  const isDone = booking.action !== 'ticket_booked';
  if (isDone && draft) clearDraft(context, token);

  const words = { market, t, tSearch: getTranslator(market.locale, 'search') };
  const stay = stayOf(booking);
  const { rights, isUncertain } = await access();
  const isBuyer = rights.has('names') && rights.has('pay');
  const [added, hotels, later, surveyToken, refund] = await Promise.all([
    readAncillaries(context, token, 'thanks'),
    stay && hotelsForStay(context, queryOfEcho(booking.search), stay),
    isBuyer ? laterPurchases(context, booking) : null,
    isBuyer && isDone ? findSurvey(context, token) : null,
    readArea(context, booking, REFUND_OPTIONS, { rights }),
  ]);
  const ancillaries = 'ancillaries' in added ? added.ancillaries : undefined;
  const logInPath = await logInPathOf(context);
  const areLinksOff = await takeRevokedNote(context, token);
  const now = new Date();
  const parts = {
    access: { rights, isUncertain },
    logInPath,
    areLinksOff,
    tellsPoints: await isLoyaltyOffered(context),
    ancillaries,
    hotels,
    later,
    surveyToken,
    refund: refund === 'missing' ? null : refund,
    now,
  };
  return json<ThanksData>({ title, screen: thanksScreen(booking, parts, words), interruption: null });
});

/** The page does without it. */
function findSurvey({ upstream }: Pick<RequestContext, 'upstream'>, token: string): Promise<string | null> {
  return degrade(upstream.feedback.findSurveyOfBooking(token), null, { block: 'survey', patienceMs: 300 });
}

export default function Thanks() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <ThanksView screen={screen} /> : null;
}
