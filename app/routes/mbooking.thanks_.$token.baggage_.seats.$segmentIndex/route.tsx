import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ticketNames } from '~/features/booking/passengers/passenger-name';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
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
  access: { load: ['names', 'pay'], act: ['names', 'pay'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** Sells seats for issued tickets, on the map of step 1 (specification 2 §9). */
export const loader = bookingLoader(handle, ({ context, params, token }) =>
  seatsPage(
    context,
    { token, segmentIndex: segmentOf(params), timing: 'postsale' },
    { names: ticketNames, draft: null },
  ),
);

export const action = bookingAction(handle, ({ context, request, params, token }) =>
  chooseSeat(context, request, { token, segmentIndex: segmentOf(params), timing: 'postsale' }),
);

export default function LaterSeats() {
  const page = useLoaderData<typeof loader>();
  const answer: SeatRejection | undefined = useActionData<typeof action>();
  return <SeatsPage page={page} answer={answer} />;
}
