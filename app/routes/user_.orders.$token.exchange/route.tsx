import { json, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { askExchange } from '~/features/booking/after-sale/exchange/question.server';
import type { QuestionScreen } from '~/features/booking/after-sale/exchange/question-screen.server';
import { QuestionView } from '~/features/booking/after-sale/exchange/QuestionView';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';

export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'exchange'],
  page: 'exchange',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['names', 'refund'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type QuestionData = { title: string; screen: QuestionScreen | null; interruption: Interruption | null };

/** Asks which ways, and the new day of each; the answers travel in the address. */
export const loader = bookingLoader(handle, async ({ context, token }) => {
  const { locale, brandName: brand } = context.market;
  const title = getTranslator(locale, 'exchange')('documentTitle', { brand });
  const asked = await askExchange(context, token);
  if ('screen' in asked) {
    const status = asked.screen.error ? 400 : 200;
    return json<QuestionData>({ title, screen: asked.screen, interruption: null }, { status });
  }
  const { interruption, status } = asked.interrupted;
  return json<QuestionData>({ title, screen: null, interruption }, { status });
});

export default function ExchangeQuestion() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <QuestionView screen={screen} /> : null;
}
