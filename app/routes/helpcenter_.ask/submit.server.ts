import { allowsGuestQuestion } from '~/bff/limits/letters.server';
import type { RequestContext } from '~/bff/request/context';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { helpKey } from '~/bff/waiting/idempotency.server';
import { settleWrite } from '~/bff/waiting/pending.server';
import type { PostedForm } from '~/forms/posted-form.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { guestForm } from './form.server';

export type RejectedQuestion = RejectedSubmission<
  'email' | 'orderNumber' | 'category' | 'description' | 'website' | 'key',
  'help-guest'
>;

const PATIENCE_MS = 1_200;
const KEEP_MS = 20 * 60_000;

/**
 * Sends a guest's question. The answer is the same whether there is such an order or not.
 * @returns null when it is sent
 */
export async function submitQuestion(context: RequestContext, form: PostedForm): Promise<RejectedQuestion | null> {
  const { market, upstream } = context;
  const [tErrors, t] = [getTranslator(market.locale, 'errors'), getTranslator(market.locale, 'help')];
  const { value, reject } = readSubmission(guestForm, form, tErrors);
  if (!value) return emptyTrap(reject());
  const { key: nonce, ...question } = value;
  if (!(await allowsGuestQuestion(context, value.email))) {
    return reject({ status: 429, message: t('error.tooMany') });
  }
  const key = helpKey(JSON.stringify(question), 'guest', nonce);
  const order = { ...question, idempotencyKey: key, siteUrl: letterOrigin(context) };
  const settled = await settleWrite<null>(
    `help guest ${key}`,
    async () => {
      await upstream.helpCentre.createGuestTicket(order);
      return null;
    },
    { patienceMs: PATIENCE_MS, keepMs: KEEP_MS },
  );
  if (settled.state === 'ready') return null;
  if (settled.state === 'waiting') return reject({ status: 503, message: t('error.unclear') });
  if (settled.error.code === 'ValidationError') return reject({ errors: { email: 'wrongEmail' } });
  return reject({ status: 503, message: t('error.unavailable') });
}

/** Empties the trap, so that a person whose browser filled it in only has to send the form again. */
function emptyTrap(rejected: RejectedQuestion): RejectedQuestion {
  const { website, ...values } = rejected.values;
  return website === undefined ? rejected : { ...rejected, values };
}
