import { json, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { degrade } from '~/bff/waiting/degrade.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { requestFormScreen, type RequestFormScreen } from '~/features/booking/after-sale/help/form-screen.server';
import { requestsPath } from '~/features/booking/after-sale/help/help-path';
import { isCategoryIn } from '~/features/booking/after-sale/help/help-words.server';
import { RequestFormView } from '~/features/booking/after-sale/help/RequestFormView';
import { sendRequest } from '~/features/booking/after-sale/help/send-request.server';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { readBooking } from '~/features/booking/visit/visit.server';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { TICKET_CATEGORIES } from '~/upstream/help-centre/categories-contract';

export const handle: BookingRouteHandle = {
  hydrate: false,
  takesFiles: true,
  i18n: ['common', 'booking', 'help', 'uploads'],
  page: 'help-requests',
  noStore: true,
  params: { token: 'secret', category: 'public' },
  access: { load: ['names', 'refund'], act: ['names', 'refund'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

const PATIENCE_MS = 700;

type FormData = { title: string; screen: RequestFormScreen | null; interruption: Interruption | null };

/** The form of a category; one that is not available leads to those that are. */
export const loader = bookingLoader(handle, async ({ context, token, params: { category } }) => {
  const { market } = context;
  if (!isCategoryIn(TICKET_CATEGORIES, category)) throw new Response(null, { status: 404 });
  const t = getTranslator(market.locale, 'help');
  const title = t('documentTitle', { title: t('order.title'), brand: market.brandName });
  // Without an answer the form is shown: the service checks the category again, and nothing typed is lost.
  const actions = degrade(context.upstream.helpCentre.getAvailableActions(token), null, {
    block: 'helpCentre',
    patienceMs: PATIENCE_MS,
  });
  const visit = await readBooking(context, token, 'order');
  if (!('booking' in visit)) {
    const { interruption, status } = visit.interrupted;
    return json<FormData>({ title, screen: null, interruption }, { status });
  }
  const offered = await actions;
  if (offered && !offered.includes(category)) return redirectTo(requestsPath(token));
  const screen = await requestFormScreen(context, visit.booking, category);
  return json<FormData>({ title, screen, interruption: null });
});

export const action = bookingAction(handle, ({ context, request, token, params: { category } }) => {
  if (!isCategoryIn(TICKET_CATEGORIES, category)) throw new Response(null, { status: 404 });
  return sendRequest(context, request, token, category);
});

export default function NewRequest() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>() ?? null;
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <RequestFormView screen={screen} rejected={rejected} /> : null;
}
