import { json, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { purposeOf } from '~/features/booking/after-sale/uploads/purpose';
import { submitUploads, type RejectedUploads } from '~/features/booking/after-sale/uploads/submit-uploads.server';
import { uploadsScreen } from '~/features/booking/after-sale/uploads/uploads-screen.server';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { AttachmentsView } from './view';

export const handle: BookingRouteHandle = {
  hydrate: false,
  scripts: ['upload-progress'],
  fetches: true,
  takesFiles: true,
  i18n: ['common', 'uploads'],
  page: 'order',
  noStore: true,
  params: { token: 'secret', purpose: 'public' },
  access: { load: ['refund'], act: ['refund'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** Adds documents to the next request about an order (specification 3 §4 "Refund documents"). */
export const loader = bookingLoader(handle, async ({ context, params, token }) => {
  const purpose = purposeOf(params);
  const { locale, brandName: brand } = context.market;
  return json({
    title: getTranslator(locale, 'uploads')('documentTitle', { brand }),
    orderPath: `/user/orders/${token}`,
    screen: await uploadsScreen(context, token, purpose),
  });
});

export const action = bookingAction(handle, ({ context, request, params, token }) =>
  submitUploads(context, request, token, purposeOf(params)),
);

export default function Attachments() {
  const { screen, orderPath } = useLoaderData<typeof loader>();
  return <AttachmentsView screen={screen} orderPath={orderPath} rejected={useActionData<RejectedUploads>()} />;
}
