import { allowsLink, refundLinkPoint } from '~/bff/limits/letters.server';
import type { RequestContext } from '~/bff/request/context';
import { textField } from '~/forms/fields.server';
import type { PostedForm } from '~/forms/posted-form.server';
import { defineFields, pressedButton, readFields } from '~/forms/submission.server';
import { UpstreamError } from '~/upstream/error';
import type { AlertOfLetter } from '~/upstream/price-subscription/contract';

/** The page behind the link of a letter: its alert, or why it cannot be shown. */
export type OpenedLetter = { alert: AlertOfLetter; fault: null } | { alert: null; fault: LetterFault };
export type LetterFault = 'expired' | 'tooMany' | 'down';

/** The body that mail programs send to leave a list without opening a page (RFC 8058). */
const oneClick = defineFields({ 'List-Unsubscribe': textField() });

/** Opens the alert of a letter. Changes nothing: mail programs and scanners open links by themselves. */
export function openLetter(context: RequestContext, key: string): Promise<OpenedLetter> {
  return withLink(context, () => context.upstream.priceSubscription.findOfLetter(key));
}

/** Returns true for the press on "unsubscribe" in a mail program, which is answered without a redirect. */
export function isOneClick(form: PostedForm): boolean {
  return readFields(oneClick, form)['List-Unsubscribe'] === 'One-Click';
}

/** Confirms or leaves the alert; another button changes nothing. The link of a letter belongs to its address. */
export function answerLetter(context: RequestContext, key: string, form: PostedForm): Promise<OpenedLetter> {
  const intent = pressedButton(form);
  const answer = isOneClick(form) ? 'leave' : intent;
  if (answer !== 'watch' && answer !== 'leave') return openLetter(context, key);
  return withLink(context, () => context.upstream.priceSubscription.answerLetter(key, answer));
}

async function withLink(context: RequestContext, call: () => Promise<AlertOfLetter>): Promise<OpenedLetter> {
  if (!(await allowsLink(context))) return { alert: null, fault: 'tooMany' };
  try {
    const alert = await call();
    await refundLinkPoint(context);
    return { alert, fault: null };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.code === 'SubscriptionLinkExpired') return { alert: null, fault: 'expired' };
    // A service that fails is no guess at a link.
    await refundLinkPoint(context);
    return { alert: null, fault: 'down' };
  }
}
