import type { PostedForm } from '~/forms/posted-form.server';
import type { RequestContext, VerifiedAccount } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { readSubmission } from '~/forms/submission.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import type { Passkey } from '~/upstream/account/passkeys-contract';
import { UpstreamError } from '~/upstream/error';
import { passkeyForm } from './form.server';
import { rejectionAfter } from './rejections.server';
import type { Outcome } from './sections';
import { formatSaleDay } from '~/market/sale-day';

/** `used`: ready text with the date of the last use, or of adding it. */
export type PasskeyView = { id: string; name: string; used: string };

/** Lists the passkeys of the account; null when the service does not answer. */
export function passkeysOf(context: RequestContext, token: AuthToken): Promise<readonly Passkey[] | null> {
  return degrade(context.upstream.account.listPasskeys(token), null, { block: 'passkeys' });
}

/**
 * Describes a passkey.
 * @param t reads the namespace `profile`
 */
export function passkeyView(
  { id, name, addedAt, lastUsedAt }: Passkey,
  market: RequestContext['market'],
  t: Translate,
): PasskeyView {
  const date = formatSaleDay(lastUsedAt ?? addedAt, market);
  return { id, name, used: t(`settings.passkeys.${lastUsedAt ? 'lastUsed' : 'added'}`, { date }) };
}

/** Removes a passkey. Idempotent. */
export async function submitPasskeyRemoval(
  context: RequestContext,
  { id, token }: VerifiedAccount,
  form: PostedForm,
): Promise<Outcome> {
  const { value, reject } = readSubmission(passkeyForm, form, getTranslator(context.market.locale, 'errors'));
  if (!value) return { rejected: reject() };
  try {
    await context.upstream.account.removePasskey(token, value.passkeyId);
    securityEvent(context, { kind: 'passkey', outcome: 'removed', account: id });
  } catch (error) {
    const isGone = error instanceof UpstreamError && error.kind === 'notFound';
    if (!isGone) return { rejected: reject(rejectionAfter(error, context)) };
  }
  return { saved: { section: 'passkeys' } };
}
