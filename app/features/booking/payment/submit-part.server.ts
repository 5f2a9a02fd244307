import { currentAccount } from '~/bff/account/account.server';
import { ownLoyalty } from '~/bff/account/loyalty.server';
import { isEWalletOffered } from '~/bff/account/e-wallet.server';
import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import type { PostedForm } from '~/forms/posted-form.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { pressedButton, readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import type { Booking } from '~/upstream/booking/contract';
import { describeFailure, type UpstreamError } from '~/upstream/error';
import { walletMoney } from './e-wallet-view.server';
import { eWalletForm, pointsForm } from './part-forms.server';
import { PART_INTENTS, type PartField } from './part-payment';
import { formatPoints, spendable } from './points-view.server';

export type PartRejection = RejectedSubmission<'points', 'points'> | RejectedSubmission<'eWallet', 'eWallet'>;

const KEEP_MS = 10_000;

/** The differences between the ways to pay a part. */
type PartRules = {
  /** Null when nothing can be spent on the order. */
  limits: (context: RequestContext, booking: Booking) => Promise<{ min: number; max: number } | null>;
  format: (value: number, context: RequestContext, booking: Booking) => string;
  spend: (context: RequestContext, booking: Booking, value: number | null, token: AuthToken) => Promise<unknown>;
};

const RULES: Readonly<Record<PartField, PartRules>> = {
  points: {
    limits: async (context, booking) => {
      const own = await ownLoyalty(context);
      return own && spendable(booking, own.bonus);
    },
    format: (value, { market }) => formatPoints(value, market),
    spend: ({ upstream }, { token }, value, account) => upstream.booking.spendPoints(token, value, account),
  },
  eWallet: {
    limits: async (context, booking) =>
      (await isEWalletOffered(context, booking.currency)) ? booking.eWalletOffer : null,
    format: (value, { market }, booking) => walletMoney(booking, market)(value),
    spend: ({ upstream }, { token }, value, account) => upstream.booking.spendEWallet(token, value, account),
  },
};

/**
 * Pays a part of the booking with points or from the wallet of the account, or not any more (docs/decisions/100, 101).
 * Idempotent.
 * @returns null on success
 */
export async function submitPart(
  context: RequestContext,
  booking: Booking,
  form: PostedForm,
  field: PartField,
): Promise<PartRejection | null> {
  const { locale } = context.market;
  const tErrors = getTranslator(locale, 'errors');
  const t = getTranslator(locale, 'booking');
  const { value, reject } = readPart(field, form, tErrors);
  const rules = RULES[field];
  const account = await currentAccount(context);
  const send = async (wanted: number | null): Promise<PartRejection | null> => {
    if (!account) return reject(tErrors('upstream.unauthorised'));
    const key = `${field} ${booking.token} ${account.email} ${wanted ?? 'none'}`;
    const outcome = await settle(key, () => rules.spend(context, booking, wanted, account.token), {
      keepMs: wanted === null ? 0 : KEEP_MS,
    });
    if (outcome.state === 'ready') return null;
    const error: Pick<UpstreamError, 'kind' | 'code'> =
      outcome.state === 'failed' ? outcome.error : { kind: 'timeout', code: 'timeoutError' };
    const { status, messageKey } = describeFailure(error);
    return reject(tErrors(messageKey), status);
  };
  if (pressedButton(form) === PART_INTENTS[field].remove) return send(null);
  const limits = await rules.limits(context, booking);
  if (!limits) return reject(t(`${field}.none`));
  if (value === null || value < limits.min || value > limits.max) {
    const format = (limit: number) => rules.format(limit, context, booking);
    return reject(t(`${field}.outOfRange`, { min: format(limits.min), max: format(limits.max) }));
  }
  return send(value);
}

type Read = { value: number | null; reject: (text: string, status?: number) => PartRejection };

function readPart(field: PartField, form: PostedForm, tErrors: ReturnType<typeof getTranslator>): Read {
  if (field === 'points') {
    const { value, reject } = readSubmission(pointsForm, form, tErrors);
    return { value: value?.value ?? null, reject: (points, status) => reject({ status, texts: { points } }) };
  }
  const { value, reject } = readSubmission(eWalletForm, form, tErrors);
  return { value: value?.value ?? null, reject: (eWallet, status) => reject({ status, texts: { eWallet } }) };
}
