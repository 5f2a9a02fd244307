import type { RequestContext } from '~/bff/request/context';
import { exchangeKey } from '~/bff/waiting/idempotency.server';
import { collect, settle } from '~/bff/waiting/pending.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { longWait, waiting, type Interrupted } from '~/features/booking/flow/interruption';
import { readAmount } from '~/features/booking/visit/checkout-draft.server';
import { getTranslator } from '~/i18n/translator.server';
import type { ChosenWay, ExchangeRequest } from '~/upstream/after-sale/contract';
import type { UpstreamError } from '~/upstream/error';
import {
  answerParameters,
  exchangeHolding,
  flightValue,
  flightsIn,
  readAnswers,
  wayToChoose,
  type ExchangeAnswers,
} from './choice';
import { confirmScreen, type ConfirmScreen } from './confirm-screen.server';
import { surchargePath } from '../surcharge/surcharge-path';
import { exchangePath, exchangeRequestPath } from './exchange-path';
import { afterSaleFailure, visitAfterSale } from '../visit.server';
import { EXCHANGE_OPTIONS, type ExchangeVisit } from './read-exchange.server';

/** Booking and options are read before this call; the answer stays within 1.5 s. */
const PATIENCE_MS = 700;
const KEEP_MS = 5_000;

/** An exchange that can be confirmed: what is read, and what is chosen. */
export type ReadyExchange = { visit: ExchangeVisit; answers: ExchangeAnswers };

/**
 * Reads the answers of the address against what the service allows now.
 * @param pathOfHolding where an exchange that already holds one of the ways leads
 * @throws Response a redirect to that exchange, or to the question that is not answered
 */
export async function readyExchange(
  context: RequestContext,
  token: string,
  pathOfHolding = (token: string, { token: request }: ExchangeRequest) => exchangeRequestPath(token, request),
): Promise<ReadyExchange | { interrupted: Interrupted }> {
  const { searchParams } = context.url;
  const visit = await visitAfterSale(context, token, EXCHANGE_OPTIONS);
  if (!('booking' in visit)) return visit;
  const { options } = visit;
  const holding = exchangeHolding(options.requests, flightsIn(searchParams));
  if (holding) throw redirectTo(pathOfHolding(token, holding));
  const answers = readAnswers(searchParams, options);
  if (answers.ways === null || wayToChoose(answers)) {
    throw redirectTo(exchangePath(token, 'questions', answerParameters(answers)));
  }
  return { visit, answers };
}

/** Returns the idempotency key of a choice. @param requests number of exchanges that are known */
export function keyOfExchange(token: string, requests: number, chosen: readonly ChosenWay[]): string {
  return exchangeKey(token, requests, chosen.map(flightValue));
}

export const pendingKey = (idempotencyKey: string) => `exchange ${idempotencyKey}`;

/** Builds the page that confirms an exchange, or shows how far the confirmed one is. */
export async function confirmExchange(
  context: RequestContext,
  token: string,
): Promise<{ screen: ConfirmScreen } | { interrupted: Interrupted }> {
  const { market, url, upstream } = context;
  const ready = await readyExchange(context, token);
  if ('interrupted' in ready) return ready;
  const { visit, answers } = ready;
  const idempotencyKey = keyOfExchange(token, visit.options.requests.length, answers.chosen);
  const sent = await collect<ExchangeRequest>(pendingKey(idempotencyKey), { patienceMs: PATIENCE_MS });
  if (sent?.state === 'waiting') return { interrupted: sending(context, sent.sinceMs) };
  if (sent?.state === 'ready') throw redirectTo(pathAfterExchange(token, sent.value));
  if (sent?.state === 'failed') throw redirectTo(pathAfterFailure(sent.error, token, answers, null));

  const read = () => upstream.afterSale.quoteExchange(token, answers.chosen);
  const quote = await settle(`exchange quote ${idempotencyKey}`, read, { patienceMs: PATIENCE_MS, keepMs: KEEP_MS });
  const t = getTranslator(market.locale, 'exchange');
  if (quote.state === 'waiting') {
    return { interrupted: waiting('booking', getTranslator(market.locale, 'booking'), quote.sinceMs) };
  }
  if (quote.state === 'failed') {
    const isGone = quote.error.kind === 'conflict';
    const here = `${url.pathname}${url.search}`;
    return { interrupted: isGone ? goneExchange(context, token) : afterSaleFailure(context, here, quote.error) };
  }
  const was = readAmount(url.searchParams.get('was') ?? '');
  const isUnclear = url.searchParams.has('unclear');
  const facts = { booking: visit.booking, answers, quote: quote.value, idempotencyKey, was, isUnclear };
  const tChanges = getTranslator(market.locale, 'changes');
  return { screen: confirmScreen(facts, { market, t, tChanges, tRefund: getTranslator(market.locale, 'refund') }) };
}

/** Returns where a request leads: to its payment, or to its page when nothing is due. */
export function pathAfterExchange(token: string, { token: request, payUntil, paymentToken }: ExchangeRequest): string {
  return payUntil && paymentToken ? surchargePath(token, paymentToken) : exchangeRequestPath(token, request);
}

/**
 * Returns where a failed confirmation leads: to the same page, which says what has happened.
 * @param shown the confirmed sum in hundredths; null when it is not known any more
 */
export function pathAfterFailure(
  { kind, data, code }: UpstreamError,
  token: string,
  answers: ExchangeAnswers,
  shown: number | null,
): string {
  const old = shown ?? oldPrice(data);
  const parameters = answerParameters(answers);
  if (code === 'rateChangedError') {
    return exchangePath(token, 'confirm', [...parameters, ...(old === null ? [] : [['was', String(old)] as const])]);
  }
  return exchangePath(token, 'confirm', [...parameters, ...(kind === 'conflict' ? [] : [['unclear', ''] as const])]);
}

function oldPrice(data: unknown): number | null {
  const { old_price: old = null } = (data ?? {}) as { old_price?: unknown };
  return typeof old === 'number' && Number.isSafeInteger(old) && old >= 0 ? old : null;
}

function sending({ market }: RequestContext, sinceMs: number): Interrupted {
  const t = getTranslator(market.locale, 'exchange');
  const text = { title: t('sending.title'), text: t('sending.text') };
  const longTexts = longWait(sinceMs, getTranslator(market.locale, 'booking'));
  return { interruption: { kind: 'waiting', ...text, refreshSeconds: 3, ...longTexts }, status: 200 };
}

/** The chosen flight, or the exchange of these tickets, cannot be had any more. */
export function goneExchange({ market }: RequestContext, token: string): Interrupted {
  const t = getTranslator(market.locale, 'exchange');
  return {
    interruption: {
      kind: 'problem',
      illustration: 'somethingWrong',
      title: t('gone.title'),
      text: t('gone.text'),
      hint: null,
      actions: [{ label: t('gone.again'), to: exchangePath(token, 'questions') }],
    },
    status: 409,
  };
}
