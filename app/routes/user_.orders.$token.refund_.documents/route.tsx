import { json, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { redirectTo } from '~/bff/http/redirects.server';
import { answerParameters, readAnswers } from '~/features/booking/after-sale/refund/choice';
import { DocumentsView } from '~/features/booking/after-sale/refund/DocumentsView';
import { nextPage } from '~/features/booking/after-sale/refund/question-screen.server';
import { REFUND_OPTIONS } from '~/features/booking/after-sale/refund/read-options.server';
import { orderLine } from '~/features/booking/order/order-route';
import { visitAfterSale } from '~/features/booking/after-sale/visit.server';
import { refundPath } from '~/features/booking/after-sale/refund/refund-path';
import { submitUploads, type RejectedUploads } from '~/features/booking/after-sale/uploads/submit-uploads.server';
import { uploadsScreen, type UploadsScreen } from '~/features/booking/after-sale/uploads/uploads-screen.server';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';

export const handle: BookingRouteHandle = {
  hydrate: false,
  scripts: ['upload-progress'],
  fetches: true,
  takesFiles: true,
  i18n: ['common', 'booking', 'refund', 'uploads'],
  page: 'refund',
  noStore: true,
  params: { token: 'secret' },
  secretQuery: ['why'],
  access: { load: ['names', 'refund'], act: ['names', 'refund'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type Documents = { screen: UploadsScreen; backPath: string; trip: string; nextPath: string | null };
type DocumentsData = { title: string; documents: Documents | null; interruption: Interruption | null };

/** Collects the documents of a reason that has to be proved; the answers stay in the address. */
export const loader = bookingLoader(handle, async ({ context, token }) => {
  const { market, url } = context;
  const title = getTranslator(market.locale, 'refund')('documentTitle', { brand: market.brandName });
  const path = `${url.pathname}${url.search}`;
  const visit = await visitAfterSale(context, token, REFUND_OPTIONS, path);
  if (!('booking' in visit)) {
    const { interruption, status } = visit.interrupted;
    return json<DocumentsData>({ title, documents: null, interruption }, { status });
  }
  const answers = readAnswers(url.searchParams, visit.options);
  const parameters = answerParameters(answers);
  const page = nextPage(answers, visit.options);
  if (page !== 'documents') return redirectTo(refundPath(token, page, parameters));
  const screen = await uploadsScreen(context, token, 'refund', path);
  const nextPath = screen.files?.length ? refundPath(token, 'confirm', parameters) : null;
  const backPath = refundPath(token, 'questions', [['why', answers.why ?? '']]);
  const trip = orderLine(visit.booking, market);
  return json<DocumentsData>({ title, documents: { screen, backPath, trip, nextPath }, interruption: null });
});

export const action = bookingAction(handle, ({ context, request, token }) =>
  submitUploads(context, request, token, 'refund', `${context.url.pathname}${context.url.search}`),
);

export default function RefundDocuments() {
  const { documents, interruption } = useLoaderData<typeof loader>();
  const rejected = useActionData<RejectedUploads>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return documents ? <DocumentsView {...documents} rejected={rejected} /> : null;
}
