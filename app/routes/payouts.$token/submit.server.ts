import { countPayoutCode, countPayoutText } from '~/bff/limits/payouts.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { payoutKey, payoutTicketKey } from '~/bff/waiting/idempotency.server';
import { settleWrite, type Settled } from '~/bff/waiting/pending.server';
import { secretField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { readOneTimeCode } from '~/forms/one-time-code';
import type { PostedForm } from '~/forms/posted-form.server';
import { rejectUnread, type RejectedSubmission } from '~/forms/rejected-submission';
import { defineForm, pressedButton, readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { resendData, type Payout } from '~/upstream/payout/contract';
import type { PayoutDetails } from '~/upstream/payout/payout-details.server';
import type { UpstreamError } from '~/upstream/error';
import { detailsForm, withNumberEnd, type DetailsRejection } from './details-form.server';
import { resendText } from './screen.server';
import { problemOf, STATUS_OF_SCREEN, type CodeProblem, type ErrorScreen } from './screens';
import { writeKey, type PayoutVisitor, type PayoutWrite } from './visit-payout.server';

/** A screen in place of the page, for an error that has no field. */
export type ScreenRejection = RejectedSubmission<never, 'screen'> & { screen: ErrorScreen };
/** A refused code, and what it means for the field. */
export type CodeRejection = RejectedSubmission<'code', 'code'> & { problem: CodeProblem | null };
/** `again`: another code; `ask`: a new time to answer. */
type ButtonRejection = RejectedSubmission<never, 'again'> | RejectedSubmission<never, 'ask'>;
export type PayoutRejection = DetailsRejection | CodeRejection | ScreenRejection | ButtonRejection;

/** The second step. `codeId` names the code that the page showed, with its details. */
export const codeForm = defineForm({
  name: 'code',
  fields: { code: secretField(LIMITS.oneTimeCode), codeId: textField(LIMITS.id) },
  check: ({ code: typed, codeId }, _facts: null, fail) => {
    const code = readOneTimeCode(typed);
    return code === null ? fail({ code: 'smsCodeRequired' }) : { code, codeId };
  },
});

/** The answer to a POST stays within 2 s. */
const PATIENCE_MS = 1_000;
const KEEP_MS = 5 * 60_000;
/** Not as long: other details may be typed after it. */
const KEEP_CODE_MS = 30_000;

/**
 * Carries out a form of the page.
 * @param payout as it was read before the form
 * @returns null when the page tells what has happened: it is done, or still under way
 */
export async function submitPayout(
  visitor: PayoutVisitor,
  payout: Payout,
  form: PostedForm,
): Promise<PayoutRejection | null> {
  switch (pressedButton(form)) {
    case 'details':
      return sendDetails(visitor, payout, form);
    case 'again':
      return sendAgain(visitor, payout);
    case 'ask':
      return askForTime(visitor, payout);
    default:
      return sendMoney(visitor, payout, form);
  }
}

async function sendDetails(visitor: PayoutVisitor, payout: Payout, form: PostedForm): Promise<PayoutRejection | null> {
  const t = errorTexts(visitor);
  const { methods } = payout.info;
  const { value: details, reject } = readSubmission(detailsForm, form, t, { methods });
  if (!details) return withNumberEnd(reject(), form);
  const settled = await sendCode(visitor, details);
  if (settled === 'tooMany') {
    return withNumberEnd(reject({ status: 429, message: t('upstream.tooManyRequests') }), form);
  }
  if (settled.state !== 'failed') return null;
  const refusal = refusalOfText(settled.error, visitor, payout);
  return 'screen' in refusal ? refusal : withNumberEnd(reject(refusal), form);
}

async function sendAgain(visitor: PayoutVisitor, payout: Payout): Promise<PayoutRejection | null> {
  const settled = await sendCode(visitor, null);
  if (settled === 'tooMany') {
    return rejectUnread('again', { status: 429, message: errorTexts(visitor)('upstream.tooManyRequests') });
  }
  if (settled.state !== 'failed') return null;
  const refusal = refusalOfText(settled.error, visitor, payout);
  return 'screen' in refusal ? refusal : rejectUnread('again', refusal);
}

/** Sends a code once, however often the button is pressed meanwhile. The next page and the text say for which details. */
async function sendCode(visitor: PayoutVisitor, details: PayoutDetails | null): Promise<Settled<Payout> | 'tooMany'> {
  const { context, account, token } = visitor;
  const verdict = await countPayoutText(context, token);
  if (!verdict.isAllowed) return 'tooMany';
  const settled = await settleWrite<Payout>(
    writeKey('code', visitor),
    async () => {
      const sent = await context.upstream.payout.sendCode(token, details, account.token);
      securityEvent(context, { kind: 'code', outcome: 'sent', detail: 'payout', account: account.id });
      return sent;
    },
    { patienceMs: PATIENCE_MS, keepMs: KEEP_CODE_MS },
  );
  if (settled.state === 'failed') await verdict.refundPoint();
  return settled;
}

type Refusal = { status: number; message: string };

/** Returns the words or the screen for a code that was not sent. */
function refusalOfText(error: UpstreamError, visitor: PayoutVisitor, payout: Payout): Refusal | ScreenRejection {
  const { market } = visitor.context;
  const recent = resendData.safeParse(error.code === 'codeJustSent' ? error.data : null);
  if (recent.success) {
    const words = { market, t: getTranslator(market.locale, 'payout') };
    return { status: 429, message: resendText(recent.data.resendAt, payout, words) };
  }
  if (isSilent(error)) return { status: 503, message: errorTexts(visitor)('upstream.unavailable') };
  const problem = problemOf(error);
  return screenRejection('screen' in problem ? problem.screen : 'unknownError');
}

/** Sends the money. The key follows from the code, so that a reload, a second click and a second tab send it once. */
async function sendMoney(visitor: PayoutVisitor, payout: Payout, form: PostedForm): Promise<PayoutRejection | null> {
  const { context, account, token } = visitor;
  const t = errorTexts(visitor);
  const { value, reject } = readSubmission(codeForm, form, t, null);
  if (!value) return { ...reject(), problem: null };
  // The first press has sent it, or another tab has.
  if (payout.status === 'processing' || payout.status === 'completed') return null;
  const verdict = await countPayoutCode(context, { payout: token, account: account.id });
  if (!verdict.isAllowed) return { ...reject({ status: 429, message: t('upstream.tooManyRequests') }), problem: null };
  const idempotencyKey = payoutKey(token, value.codeId);
  const settled = await settleWrite<Payout>(
    writeKey('submit', visitor),
    async () => {
      try {
        const sent = await context.upstream.payout.submit(token, { ...value, idempotencyKey }, account.token);
        securityEvent(context, { kind: 'code', outcome: 'success', detail: 'payout', account: account.id });
        await verdict.refundPoint();
        return sent;
      } catch (error) {
        securityEvent(context, { kind: 'code', outcome: 'failure', detail: 'payout', account: account.id });
        throw error;
      }
    },
    { patienceMs: PATIENCE_MS, keepMs: KEEP_MS },
  );
  return settled.state === 'failed' ? rejectionOfWrite('submit', settled.error, visitor) : null;
}

/** Asks for a new time to answer; the key follows from the expiry, so that it is asked once. */
async function askForTime(visitor: PayoutVisitor, payout: Payout): Promise<PayoutRejection | null> {
  const { context, account, token } = visitor;
  if (payout.status !== 'expired' || payout.ticket) return null;
  const key = payoutTicketKey(token, payout.info.expiresAt);
  const settled = await settleWrite<Payout>(
    writeKey('ticket', visitor),
    () => context.upstream.payout.createExpirationTicket(token, key, account.token),
    { patienceMs: PATIENCE_MS, keepMs: KEEP_MS },
  );
  return settled.state === 'failed' ? rejectionOfWrite('ticket', settled.error, visitor) : null;
}

/**
 * Returns what the page shows of a write that has failed, at once or while the visitor waited.
 * @returns null when the page as it is now tells it
 */
export function rejectionOfWrite(
  write: PayoutWrite,
  error: UpstreamError,
  visitor: PayoutVisitor,
): PayoutRejection | null {
  const { locale } = visitor.context.market;
  if (write === 'ticket') {
    // It is answered already, or not needed: the page shows what is so.
    if (error.code === 'PayoutHasNotExpired' || error.code === 'TicketAlreadyExists') return null;
    return rejectUnread('ask', { status: 503, message: getTranslator(locale, 'payout')('askFailed.text') });
  }
  // Nobody knows whether the money was sent: the page reads it, and the same code sends nothing twice.
  if (isSilent(error)) {
    const message = getTranslator(locale, 'payout')(write === 'submit' ? 'code.unknown' : 'code.notSent');
    return { ...rejectUnread('code', { status: 503, message }), problem: null };
  }
  const problem = problemOf(error);
  if ('screen' in problem) return screenRejection(problem.screen);
  const text = getTranslator(locale, 'payout')(`code.${problem.code.name}`);
  return { form: 'code', status: 400, values: {}, errors: { code: text }, message: null, problem: problem.code };
}

/** The service did not answer, or nothing that can be read. */
function isSilent({ kind, code }: UpstreamError): boolean {
  return kind === 'timeout' || kind === 'badContract' || (kind === 'unavailable' && isOfTransport(code));
}

const TRANSPORT_CODES = ['connectionError', 'circuitOpen', 'overloaded', 'tooManyRequests', 'refused', 'htmlAnswer'];

function isOfTransport(code: string | null): boolean {
  return code === null || code === 'serverError' || TRANSPORT_CODES.includes(code);
}

function screenRejection(screen: ErrorScreen): ScreenRejection {
  return { ...rejectUnread('screen', { status: STATUS_OF_SCREEN[screen] ?? 409 }), screen };
}

function errorTexts({ context }: PayoutVisitor) {
  return getTranslator(context.market.locale, 'errors');
}
