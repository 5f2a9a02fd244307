import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readDraft } from '~/bff/cookies/drafts.server';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import { valuesOf } from '~/features/booking/visit/checkout-draft.server';
import { chooseSeat } from '~/features/booking/seats/choose-seat.server';
import type { SeatRejection } from '~/features/booking/seats/seat-rejection';
import { seatsPage, segmentOf } from '~/features/booking/seats/load-seat-map.server';
import { SeatsPage } from '~/features/booking/seats/SeatsPage';
import type { BookingRouteHandle } from '~/i18n/handle';

export const handle: BookingRouteHandle = {
  hydrate: true,
  i18n: ['common', 'booking', 'seats'],
  page: 'seats',
  noStore: true,
  params: { token: 'secret', segmentIndex: 'public' },
  access: { load: ['change'], act: ['change'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const loader = bookingLoader(handle, async ({ context, request, params, token }) => {
  const draft = await readDraft(context, request, token);
  const typed = draft ? valuesOf(draft).passengers : [];
  const names = () => typed.map(({ firstName = '', lastName = '' }) => `${firstName} ${lastName}`.trim());
  return seatsPage(context, { token, segmentIndex: segmentOf(params), timing: 'crossale' }, { names, draft });
});

export const action = bookingAction(handle, ({ context, request, params, token }) =>
  chooseSeat(context, request, { token, segmentIndex: segmentOf(params), timing: 'crossale' }),
);

export default function Seats() {
  const page = useLoaderData<typeof loader>();
  const answer: SeatRejection | undefined = useActionData<typeof action>();
  return <SeatsPage page={page} answer={answer} />;
}
