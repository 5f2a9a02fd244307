import { json, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { readDraft } from '~/bff/cookies/drafts.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import { valuesOf } from '~/features/booking/visit/checkout-draft.server';
import { waiting, type Interrupted, type Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { visitBooking, waitForChange } from '~/features/booking/visit/visit.server';
import {
  chooseSeat,
  pendingChoice,
  readIndex,
  rejectAfterFailure,
  type SeatRejection,
} from '~/features/booking/seats/choose-seat.server';
import { flightsWithSeats, readSeatMap } from '~/features/booking/seats/read-seat-map.server';
import { seatMapScreen, type SeatMapScreen } from '~/features/booking/seats/seat-map-screen.server';
import { SeatMapView } from '~/features/booking/seats/SeatMapView';
import { seatedPassengers } from '~/features/booking/seats/seat-rules';
import { travellers } from '~/features/booking/seats/travellers';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';

export const handle: BookingRouteHandle = {
  hydrate: true,
  i18n: ['common', 'booking', 'seats'],
  page: 'seats',
  noStore: true,
  params: { token: 'secret', segmentIndex: 'public' },
  access: { load: ['change'], act: ['change'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type SeatsData = {
  title: string;
  screen: SeatMapScreen | null;
  /** Why a choice was rejected after a wait. */
  rejected: SeatRejection | null;
  interruption: Interruption | null;
};

export const loader = bookingLoader(handle, async ({ context, request, params, token }) => {
  const segmentIndex = segmentOf(params);
  const { market, url } = context;
  const t = getTranslator(market.locale, 'seats');
  const tBooking = getTranslator(market.locale, 'booking');
  const title = t('documentTitle', { brand: market.brandName });
  const interrupted = ({ interruption, status }: Interrupted) =>
    json<SeatsData>({ title, screen: null, rejected: null, interruption }, { status });

  const { seatSelection } = await context.features();
  if (!seatSelection) return redirectTo(checkoutPath('step1', token));
  const choice = await pendingChoice(token);
  if (choice?.state === 'waiting') return interrupted(waiting('booking', tBooking, choice.sinceMs));
  const visit = await visitBooking(context, token, 'step1');
  if (!('booking' in visit)) return interrupted(visit.interrupted);
  const { booking } = visit;
  // Nothing can be added for a moment.
  if (booking.action === 'created' || booking.action === 'reserving_seats') {
    return interrupted(waitForChange(context, booking, 'booking', 'step1'));
  }
  const [read, flights, draft] = await Promise.all([
    readSeatMap(context, booking, segmentIndex),
    flightsWithSeats(context, token, segmentIndex),
    readDraft(context, request, token),
  ]);
  if ('interrupted' in read) return interrupted(read.interrupted);
  const people = travellers(booking, draft && valuesOf(draft), tBooking);
  const seated = seatedPassengers(people.map(({ type }) => type));
  const asked = readIndex(url.searchParams.get('passenger') ?? '');
  const passenger = asked !== null && seated.includes(asked) ? asked : (seated[0] ?? 0);
  const screen = seatMapScreen({ booking, ...read, travellers: people, passenger, flights }, { market, t });
  const rejected = choice?.state === 'failed' ? rejectAfterFailure(context, choice.error) : null;
  return json<SeatsData>({ title, screen, rejected, interruption: null });
});

export const action = bookingAction(handle, ({ context, request, params, token }) =>
  chooseSeat(context, request, token, segmentOf(params)),
);

/** Reads the segment index. @throws Response 404 when the address has none */
function segmentOf({ segmentIndex = '' }: { segmentIndex?: string }): number {
  const index = readIndex(segmentIndex);
  if (index === null) throw new Response(null, { status: 404 });
  return index;
}

export default function Seats() {
  const { screen, rejected, interruption } = useLoaderData<typeof loader>();
  const answer: SeatRejection | undefined = useActionData<typeof action>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated />;
  return screen ? <SeatMapView screen={screen} rejected={answer ?? rejected} /> : null;
}
