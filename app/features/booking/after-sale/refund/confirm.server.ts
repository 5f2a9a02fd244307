import { isEWalletOffered } from '~/bff/account/e-wallet.server';
import type { RequestContext } from '~/bff/request/context';
import { refundKey } from '~/bff/waiting/idempotency.server';
import { collect, settle } from '~/bff/waiting/pending.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { longWait, waiting, type Interrupted } from '~/features/booking/flow/interruption';
import { readAmount } from '~/features/booking/visit/checkout-draft.server';
import { getTranslator } from '~/i18n/translator.server';
import type { RefundRequest } from '~/upstream/after-sale/contract';
import type { RefundChoice } from '~/upstream/after-sale/refund-client.server';
import type { UpstreamError } from '~/upstream/error';
import { findUploads } from '../uploads/uploads-screen.server';
import {
  answerParameters,
  choiceOf,
  couponKey,
  needsDocuments,
  readAnswers,
  requestHolding,
  type Answers,
} from './choice';
import { confirmScreen, type ConfirmScreen } from './confirm-screen.server';
import { afterSaleFailure, visitAfterSale } from '../visit.server';
import { isByPerson, REFUND_OPTIONS, type RefundVisit } from './read-options.server';
import { refundPath, refundRequestPath } from './refund-path';

/** Booking and options are read before this call; the answer stays within 1.5 s. */
const PATIENCE_MS = 700;
const KEEP_MS = 5_000;

/** A refund that can be confirmed: what is read, and what is chosen. */
export type ReadyRefund = {
  visit: RefundVisit;
  answers: Answers;
  choice: RefundChoice;
  /** Tokens of the uploaded documents. */
  attachments: string[];
};

/**
 * Reads the answers of the address against what the service allows now.
 * @throws Response a redirect to the request that already holds one of the tickets, to the question that is not
 * answered, to the documents that are missing, or to the order
 */
export async function readyRefund(
  context: RequestContext,
  token: string,
): Promise<ReadyRefund | { interrupted: Interrupted }> {
  const { url } = context;
  const visit = await visitAfterSale(context, token, REFUND_OPTIONS);
  if (!('booking' in visit)) return visit;
  const { options } = visit;
  const asked = url.searchParams.getAll('coupon').flatMap(couponOf);
  const isWhole = url.searchParams.get('why') === 'void';
  const holding = requestHolding(options.requests, isWhole ? options.coupons : asked);
  if (holding) throw redirectTo(refundRequestPath(token, holding.token));
  const answers = readAnswers(url.searchParams, options);
  const choice = choiceOf(answers);
  if (choice === null) throw redirectTo(refundPath(token, 'questions', answerParameters(answers)));
  const isProved = choice.reason !== null && needsDocuments(options, choice.reason);
  const attachments = isProved ? ((await findUploads(context, token, 'refund')) ?? []) : [];
  if (isProved && attachments.length === 0) {
    throw redirectTo(refundPath(token, 'documents', answerParameters(answers)));
  }
  return {
    visit,
    answers,
    choice: { ...choice, isByPerson: choice.kind === 'voluntary' && (await isByPerson(context)) },
    attachments: attachments.map((file) => file.token),
  };
}

/** Reads a coupon of an address; none when it is not one. */
function couponOf(text: string) {
  const [recordIndex, passengerIndex, tripIndex, more] = text.split('-').map(Number);
  if (more !== undefined) return [];
  if (recordIndex === undefined || passengerIndex === undefined || tripIndex === undefined) return [];
  return [{ recordIndex, passengerIndex, tripIndex }];
}

/** Returns the idempotency key of a choice. @param requests number of requests that are known */
export function keyOfChoice(token: string, requests: number, { kind, reason, coupons }: RefundChoice): string {
  return refundKey(token, requests, [kind, reason ?? '', ...coupons.map(couponKey)]);
}

export const pendingKey = (idempotencyKey: string) => `refund ${idempotencyKey}`;

/** Builds the page that confirms a refund, or shows how far the confirmed one is. */
export async function confirmRefund(
  context: RequestContext,
  token: string,
): Promise<{ screen: ConfirmScreen } | { interrupted: Interrupted }> {
  const { market, url, upstream } = context;
  const ready = await readyRefund(context, token);
  if ('interrupted' in ready) return ready;
  const { visit, answers, choice } = ready;
  const idempotencyKey = keyOfChoice(token, visit.options.requests.length, choice);
  const sent = await collect<RefundRequest>(pendingKey(idempotencyKey), { patienceMs: PATIENCE_MS });
  if (sent?.state === 'waiting') return { interrupted: sending(context, sent.sinceMs) };
  if (sent?.state === 'ready') throw redirectTo(refundRequestPath(token, sent.value.token));
  if (sent?.state === 'failed') throw redirectTo(pathAfter(sent.error, token, answers, null));

  const here = `${url.pathname}${url.search}`;
  const read = () => upstream.afterSale.quoteRefund(token, choice);
  // The wallet of an account is offered to that account alone.
  const reader = context.account?.id ?? 'guest';
  const quote = await settle(`refund quote ${idempotencyKey} ${reader}`, read, {
    patienceMs: PATIENCE_MS,
    keepMs: KEEP_MS,
  });
  const t = getTranslator(market.locale, 'refund');
  if (quote.state === 'waiting') {
    return { interrupted: waiting('booking', getTranslator(market.locale, 'booking'), quote.sinceMs) };
  }
  if (quote.state === 'failed') {
    const isGone = quote.error.kind === 'conflict';
    return { interrupted: isGone ? gone(context, token) : afterSaleFailure(context, here, quote.error) };
  }
  const was = readAmount(url.searchParams.get('was') ?? '');
  const isUnclear = url.searchParams.has('unclear');
  const hasEWallet = await isEWalletOffered(context, quote.value.currency);
  const facts = { visit, answers, quote: quote.value, idempotencyKey, was, isUnclear, hasEWallet };
  return { screen: confirmScreen(facts, { market, t }) };
}

/**
 * Returns where a failed confirmation leads: to the same page, which says what has happened.
 * @param shown the confirmed sum in hundredths; null when it is not known any more
 */
export function pathAfter({ kind, data, code }: UpstreamError, token: string, answers: Answers, shown: number | null) {
  const old = shown ?? oldPrice(data);
  const news: [string, string][] =
    code === 'rateChangedError'
      ? old === null
        ? []
        : [['was', String(old)]]
      : kind === 'conflict'
        ? []
        : [['unclear', '']];
  return refundPath(token, 'confirm', [...answerParameters(answers), ...news]);
}

function oldPrice(data: unknown): number | null {
  const { old_price: old = null } = (data ?? {}) as { old_price?: unknown };
  return typeof old === 'number' && Number.isSafeInteger(old) && old >= 0 ? old : null;
}

function sending({ market }: RequestContext, sinceMs: number): Interrupted {
  const t = getTranslator(market.locale, 'refund');
  const text = { title: t('sending.title'), text: t('sending.text') };
  const longTexts = longWait(sinceMs, getTranslator(market.locale, 'booking'));
  return { interruption: { kind: 'waiting', ...text, refreshSeconds: 3, ...longTexts }, status: 200 };
}

/** The tickets cannot be given back any more, at least not like this. */
function gone({ market }: RequestContext, token: string): Interrupted {
  const t = getTranslator(market.locale, 'refund');
  return {
    interruption: {
      kind: 'problem',
      illustration: 'somethingWrong',
      title: t('gone.title'),
      text: t('gone.text'),
      hint: null,
      actions: [{ label: t('gone.again'), to: refundPath(token, 'questions') }],
    },
    status: 409,
  };
}
