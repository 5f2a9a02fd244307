import type { RequestContext } from '~/bff/request/context';
import { redirectTo } from '~/bff/http/redirects.server';
import type { Interrupted } from '~/features/booking/flow/interruption';
import { getTranslator } from '~/i18n/translator.server';
import { answerParameters, exchangeHolding, flightsIn, readAnswers, readDay, wayKey, wayToChoose } from './choice';
import { exchangePath, exchangeRequestPath } from './exchange-path';
import { findFlights } from './flights.server';
import { dayNow, nearDays, questionScreen, withRefund, type QuestionScreen } from './question-screen.server';
import { REFUND_OPTIONS } from '../refund/read-options.server';
import { readOptions, visitAfterSale } from '../visit.server';
import { EXCHANGE_OPTIONS } from './read-exchange.server';

/**
 * Asks the first question that is not answered; every form of an exchange leads here.
 * @throws Response a redirect to the flights of a day, to the confirmation when everything is answered, and to the exchange
 * that already holds one of the ways
 */
export async function askExchange(
  context: RequestContext,
  token: string,
): Promise<{ screen: QuestionScreen } | { interrupted: Interrupted }> {
  const { market, url } = context;
  const query = url.searchParams;
  const visit = await visitAfterSale(context, token, EXCHANGE_OPTIONS);
  if (!('booking' in visit)) return visit;
  const holding = exchangeHolding(visit.options.requests, flightsIn(query));
  if (holding) throw redirectTo(exchangeRequestPath(token, holding.token));
  const answers = readAnswers(query, visit.options);
  const parameters = answerParameters(answers);
  const way = wayToChoose(answers);
  if (answers.ways !== null && way === null) throw redirectTo(exchangePath(token, 'confirm', parameters));
  const asked = query.get('asked');
  const day = way && readDay(query, way);
  // A form without a flight asks for the same way again; after a flight the next way has a day of its own.
  const isMissing = way !== null && asked === 'flights' && query.get('for') === wayKey(way);
  if (day && (asked === 'date' || isMissing)) {
    const missing: [string, string][] = isMissing ? [['asked', 'flights']] : [];
    throw redirectTo(exchangePath(token, 'flights', [...parameters, ['on', day], ...missing]));
  }
  const t = getTranslator(market.locale, 'exchange');
  const words = { market, t, tChanges: getTranslator(market.locale, 'changes') };
  const shown = { asked: asked === 'flights' ? null : asked, typed: asked === 'date' ? query.get('on') : null };
  const screen = questionScreen(visit, answers, shown, words);
  if (screen.question === 'none' && screen.refund) {
    const refund = await readOptions(context, token, REFUND_OPTIONS);
    return { screen: refund.state === 'ready' ? withRefund(screen, visit.booking, refund.value, words) : screen };
  }
  if (screen.question !== 'date' || way === null) return { screen };
  const near = dayNow(way, visit.booking);
  // The page does without them while they are looked for.
  const found = await findFlights(context, token, { way, day: near, chosen: answers.chosen });
  if (found.state !== 'ready') return { screen };
  return {
    screen: { ...screen, ...nearDays({ booking: visit.booking, way, day: near, found: found.value }, answers, words) },
  };
}
