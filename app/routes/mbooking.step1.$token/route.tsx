import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/context.server';
import { InterruptionScreen } from '~/features/checkout/InterruptionScreen';
import { tokenOf } from '~/features/checkout/visit.server';
import type { RouteHandle } from '~/i18n/handle';
import { loadStep1 } from './load-step1.server';
import { submitStep1, type Step1Refusal } from './submit.server';
import { Step1View } from './view';

export const handle: RouteHandle = {
  hydrate: true,
  i18n: ['common', 'booking'],
  page: 'step1',
  noStore: true,
  params: { token: 'secret' },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export async function loader(args: LoaderFunctionArgs) {
  const token = tokenOf(args.params);
  return loadStep1(await getContext(args), args.request, token);
}

export async function action(args: ActionFunctionArgs) {
  const token = tokenOf(args.params);
  return submitStep1(await getContext(args), args.request, token);
}

export default function Step1() {
  const { screen, ...data } = useLoaderData<typeof loader>();
  const refusal: Step1Refusal | undefined = useActionData<typeof action>();
  const interruption = data.interruption ?? refusal?.interruption;
  if (interruption) return <InterruptionScreen screen={interruption} hydrated />;
  return screen ? <Step1View screen={screen} refusal={refusal ?? null} /> : null;
}
