import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ownsBooking } from '~/bff/bookings-of-visitor.server';
import { getContext } from '~/bff/context.server';
import type { Interruption } from '~/features/checkout/interruption';
import { InterruptionScreen } from '~/features/checkout/InterruptionScreen';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { CHANGED, recordOf, takeBetterFare, visitBetterFare } from './better-fare.server';
import { betterFareScreen, type BetterFareScreen } from './screen.server';
import { BetterFareView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'best-buy'],
  page: 'best-buy',
  noStore: true,
  params: { token: 'secret', recordIndex: 'public' },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type BetterFareData = { title: string; screen: BetterFareScreen | null; interruption: Interruption | null };

export async function loader(args: LoaderFunctionArgs) {
  const record = recordOf(args.params);
  const context = await getContext(args);
  const { market, url } = context;
  const t = getTranslator(market.locale, 'best-buy');
  const title = t('documentTitle', { brand: market.brandName });
  const visit = await visitBetterFare(context, record);
  if ('interrupted' in visit) {
    const { interruption, status } = visit.interrupted;
    return json<BetterFareData>({ title, screen: null, interruption }, { status });
  }
  const parts = {
    ...visit,
    isOwner: ownsBooking(context, record.token),
    hasChanged: url.searchParams.has(CHANGED),
  };
  const words = { market, t, tBooking: getTranslator(market.locale, 'booking') };
  return json<BetterFareData>({ title, screen: betterFareScreen(parts, words), interruption: null });
}

export async function action(args: ActionFunctionArgs) {
  const record = recordOf(args.params);
  return takeBetterFare(await getContext(args), args.request, record);
}

export default function BetterFare() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <BetterFareView screen={screen} /> : null;
}
