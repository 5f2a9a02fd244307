import { json, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { redirectTo } from '~/bff/http/redirects.server';
import { answerParameters, readAnswers } from '~/features/booking/after-sale/refund/choice';
import { QuestionView } from '~/features/booking/after-sale/refund/QuestionView';
import {
  nextPage,
  questionScreen,
  withOnlyAnswers,
  type QuestionScreen,
} from '~/features/booking/after-sale/refund/question-screen.server';
import { REFUND_OPTIONS } from '~/features/booking/after-sale/refund/read-options.server';
import { visitAfterSale } from '~/features/booking/after-sale/visit.server';
import { refundPath } from '~/features/booking/after-sale/refund/refund-path';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';

export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'refund'],
  page: 'refund',
  noStore: true,
  params: { token: 'secret' },
  secretQuery: ['why'],
  access: { load: ['names', 'refund'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type QuestionData = { title: string; screen: QuestionScreen | null; interruption: Interruption | null };

/** Asks why, then which tickets; the answers travel in the address. */
export const loader = bookingLoader(handle, async ({ context, token }) => {
  const { market, url } = context;
  const t = getTranslator(market.locale, 'refund');
  const title = t('documentTitle', { brand: market.brandName });
  const visit = await visitAfterSale(context, token, REFUND_OPTIONS);
  if (!('booking' in visit)) {
    const { interruption, status } = visit.interrupted;
    return json<QuestionData>({ title, screen: null, interruption }, { status });
  }
  const { options } = visit;
  const answers = withOnlyAnswers(readAnswers(url.searchParams, options), options);
  const page = nextPage(answers, options);
  if (page !== 'questions') return redirectTo(refundPath(token, page, answerParameters(answers)));
  const screen = questionScreen(visit, answers, { market, t, asked: url.searchParams.get('asked') });
  return json<QuestionData>({ title, screen, interruption: null }, { status: screen.error ? 400 : 200 });
});

export default function RefundQuestion() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <QuestionView screen={screen} /> : null;
}
