import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { longWait, type Interrupted } from '~/features/booking/flow/interruption';
import { getTranslator } from '~/i18n/translator.server';
import { formatDate } from '~/market/format';
import type { ChosenWay, ExchangeWay } from '~/upstream/after-sale/contract';
import { answerParameters, flightValue, readAnswers, readDay, wayToChoose } from './choice';
import { goneExchange } from './confirm.server';
import { exchangePath } from './exchange-path';
import { flightsScreen, type FlightsScreen } from './flights-screen.server';
import { afterSaleFailure, visitAfterSale } from '../visit.server';
import { EXCHANGE_OPTIONS } from './read-exchange.server';

const PATIENCE_MS = 700;
const KEEP_MS = 5_000;

/**
 * Lists the flights of the wanted day in place of the first way without one.
 * @throws Response a redirect to the question that is not answered, or to the confirmation when all are
 */
export async function exchangeFlights(
  context: RequestContext,
  token: string,
): Promise<{ screen: FlightsScreen } | { interrupted: Interrupted }> {
  const { market, url } = context;
  const visit = await visitAfterSale(context, token, EXCHANGE_OPTIONS);
  if (!('booking' in visit)) return visit;
  const answers = readAnswers(url.searchParams, visit.options);
  const way = wayToChoose(answers);
  const parameters = answerParameters(answers);
  const day = way && readDay(url.searchParams, way);
  if (!way || !day) throw redirectTo(exchangePath(token, 'questions', parameters));
  const found = await findFlights(context, token, { way, day, chosen: answers.chosen });
  if (found.state === 'waiting') {
    return { interrupted: looking(context, day, found.sinceMs, exchangePath(token, 'questions', parameters)) };
  }
  if (found.state === 'failed') {
    const isGone = found.error.kind === 'conflict';
    const here = `${url.pathname}${url.search}`;
    return { interrupted: isGone ? goneExchange(context, token) : afterSaleFailure(context, here, found.error) };
  }
  const facts = {
    booking: visit.booking,
    answers,
    way,
    day,
    found: found.value,
    isMissing: url.searchParams.get('asked') === 'flights',
  };
  const t = getTranslator(market.locale, 'exchange');
  return { screen: flightsScreen(facts, { market, t, tChanges: getTranslator(market.locale, 'changes') }) };
}

type WantedDay = { way: ExchangeWay; day: string; chosen: readonly ChosenWay[] };

/** Looks for the flights of a day. An answer is kept for a while: the pages of one choice ask for the same. */
export function findFlights({ upstream }: RequestContext, token: string, { way, day, chosen }: WantedDay) {
  const { recordIndex, tripIndex } = way;
  const read = () => upstream.afterSale.listExchangeFlights(token, { recordIndex, tripIndex, date: day }, [...chosen]);
  const key = ['exchange flights', token, recordIndex, tripIndex, day, ...chosen.map(flightValue)].join(' ');
  return settle(key, read, { patienceMs: PATIENCE_MS, keepMs: KEEP_MS });
}

/** Waits for the flights of a day. @param back the question before */
function looking({ market }: RequestContext, day: string, sinceMs: number, back: string): Interrupted {
  const t = getTranslator(market.locale, 'exchange');
  const title = t('looking.title', { date: formatDate(day, market, 'long') });
  const actions = [{ label: t('back'), to: back }];
  const wait = { kind: 'waiting', title, text: t('sending.text'), refreshSeconds: 3, actions } as const;
  return { interruption: { ...wait, ...longWait(sinceMs, getTranslator(market.locale, 'booking')) }, status: 200 };
}
