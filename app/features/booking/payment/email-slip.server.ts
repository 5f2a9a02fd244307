import type { Draft } from '~/bff/cookies/drafts.server';
import type { Translate } from '~/i18n/translate';
import { likelyEmail } from '../passengers/likely-email';
import type { EmailSlipView } from './EmailSlip';

/** Values of `intent` of the two answers. */
export const SLIP_INTENTS = ['useEmail', 'rightEmail'] as const;

/**
 * Asks about an address that looks like a slip of the keyboard; it never stops a payment. Once the customer has answered,
 * says where the tickets go. Null when nothing looks like a slip.
 * @param rightEmail the address that was called right, or put in its place
 * @param t reads the namespace `booking`
 */
export function emailSlip(
  email: string | undefined,
  rightEmail: string | undefined,
  t: Translate,
): EmailSlipView | null {
  if (email === undefined) return null;
  if (email === rightEmail) return { title: t('step2.emailSlip.title', { email }), answers: [] };
  const likely = likelyEmail(email);
  if (likely === null) return null;
  const names = { email, likely: likely.slice(likely.lastIndexOf('@') + 1) };
  return {
    title: t('step2.emailSlip.title', names),
    answers: [
      { intent: 'useEmail', label: t('step2.emailSlip.use', names) },
      { intent: 'rightEmail', label: t('step2.emailSlip.right') },
    ],
  };
}

/**
 * Returns the draft with the customer's answer, the same for a second press.
 * @param intent one of `SLIP_INTENTS`
 */
export function answerSlip(draft: Draft, intent: string): Draft {
  const { contacts } = draft;
  if (intent === 'rightEmail') return { ...draft, rightEmail: contacts.email };
  const email = likelyEmail(contacts.email) ?? contacts.email;
  return { ...draft, contacts: { ...contacts, email }, rightEmail: email };
}
