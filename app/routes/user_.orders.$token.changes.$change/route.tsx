import { json, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { buyerOffer } from '~/features/booking/after-sale/buyer/buyer-offer.server';
import { problemIn } from '~/features/booking/after-sale/changes/change-path';
import { answerChange, awaitAnswer } from '~/features/booking/after-sale/changes/answer.server';
import { changeScreen, type ChangeScreen } from '~/features/booking/after-sale/changes/change-screen.server';
import { ChangeView } from '~/features/booking/after-sale/changes/ChangeView';
import { visitChange } from '~/features/booking/after-sale/changes/read-changes.server';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import { logInPathOf } from '~/features/booking/visit/log-in-path.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';

/** A visitor who sees the names may read it; one who may refund may answer. */
export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'changes'],
  page: 'change',
  noStore: true,
  params: { token: 'secret', change: 'secret' },
  access: { load: ['names'], act: ['names', 'refund'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type ChangeData = { title: string; screen: ChangeScreen | null; interruption: Interruption | null };

/** Shows what a carrier has changed, and what can be done about it. */
export const loader = bookingLoader(handle, async ({ context, token, params, access }) => {
  const { market, url } = context;
  const t = getTranslator(market.locale, 'changes');
  const change = params.change ?? '';
  const sending = await awaitAnswer(context, token, change);
  const visit = sending ? { interrupted: sending } : await visitChange(context, token, change);
  if ('interrupted' in visit) {
    const { interruption, status } = visit.interrupted;
    const title = t('documentTitle', { title: t('missing.title'), brand: market.brandName });
    return json<ChangeData>({ title, screen: null, interruption }, { status });
  }
  const [{ rights, ...reader }, logInPath] = await Promise.all([access(), logInPathOf(context)]);
  const buyer = buyerOffer(visit.booking, reader, market, url.pathname);
  const asked = { mayAnswer: rights.has('refund'), logInPath, buyer, problem: problemIn(url) };
  const screen = changeScreen(visit.change, visit.booking, asked, { market, t });
  const title = t('documentTitle', { title: screen.title, brand: market.brandName });
  return json<ChangeData>({ title, screen, interruption: null });
});

export const action = bookingAction(handle, ({ context, request, token, params }) =>
  answerChange(context, request, token, params.change ?? ''),
);

export default function ChangePage() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  const rejected = useActionData<RejectedSubmission>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <ChangeView screen={screen} error={rejected?.message ?? null} /> : null;
}
