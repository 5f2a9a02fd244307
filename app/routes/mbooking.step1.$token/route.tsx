import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import type { BookingRouteHandle } from '~/i18n/handle';
import { loadStep1 } from './load-step1.server';
import { submitStep1, type Step1Rejection } from './submit.server';
import { Step1View } from './view';

export const handle: BookingRouteHandle = {
  hydrate: true,
  i18n: ['common', 'booking'],
  page: 'step1',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['change'], act: ['change'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const loader = bookingLoader(handle, ({ context, request, token }) => loadStep1(context, request, token));

export const action = bookingAction(handle, ({ context, request, token }) => submitStep1(context, request, token));

export default function Step1() {
  const { screen, ...data } = useLoaderData<typeof loader>();
  const rejected: Step1Rejection | undefined = useActionData<typeof action>();
  const interruption = data.interruption ?? rejected?.interruption;
  if (interruption) return <InterruptionScreen screen={interruption} hydrated />;
  return screen ? <Step1View screen={screen} rejected={rejected ?? null} /> : null;
}
