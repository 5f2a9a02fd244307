import type { RejectedSubmission } from '~/forms/rejected-submission';
import { json, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { visitBooking } from '~/features/booking/visit/visit.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { revokeLinks } from './revoke-links.server';
import { LetterLinksView } from './view';

/** A visitor with a letter may turn off its link too: a guest who lost the browser has nothing else. */
export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking'],
  page: 'thanks',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['names'], act: ['names'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type LinksData = { title: string; orderPath: string; interruption: Interruption | null };

/** Asks for confirmation before turning off the letter links of an order. */
export const loader = bookingLoader(handle, async ({ context, token }) => {
  const { locale, brandName: brand } = context.market;
  const title = getTranslator(locale, 'booking')('letterLinks.documentTitle', { brand });
  const orderPath = checkoutPath('thanks', token);
  const visit = await visitBooking(context, token, 'thanks');
  if ('booking' in visit) return json<LinksData>({ title, orderPath, interruption: null });
  const { interruption, status } = visit.interrupted;
  return json<LinksData>({ title, orderPath, interruption }, { status });
});

export const action = bookingAction(handle, ({ context, request, token }) => revokeLinks(context, request, token));

export default function LetterLinks() {
  const { orderPath, interruption } = useLoaderData<typeof loader>();
  const rejected = useActionData<RejectedSubmission>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return <LetterLinksView orderPath={orderPath} problem={rejected?.message ?? null} />;
}
