import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/context.server';
import { InterruptionScreen } from '~/features/checkout/InterruptionScreen';
import { tokenOf } from '~/features/checkout/visit.server';
import type { RouteHandle } from '~/i18n/handle';
import { loadStep2 } from './load-step2.server';
import { submitStep2, type Step2Refusal } from './submit.server';
import { PriceChangeView, Step2View } from './view';

/** No script runs on the page where a card is typed; it is reached by a document navigation. */
export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'payment'],
  page: 'step2',
  noStore: true,
  params: { token: 'secret' },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export async function loader(args: LoaderFunctionArgs) {
  const token = tokenOf(args.params);
  return loadStep2(await getContext(args), args.request, token);
}

export async function action(args: ActionFunctionArgs) {
  const token = tokenOf(args.params);
  return submitStep2(await getContext(args), args.request, token);
}

export default function Step2() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  const refusal: Step2Refusal | undefined = useActionData<typeof action>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  if (screen?.kind === 'priceChange') return <PriceChangeView screen={screen} />;
  return screen ? <Step2View screen={screen} refusal={refusal ?? null} /> : null;
}
