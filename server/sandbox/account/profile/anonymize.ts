import type { z } from 'zod';
import type { anonymizeRequest, askToAnonymizeRequest } from '~/upstream/account/profile-contract';
import { ServiceFailure } from '../../service/failure';
import { languageOf } from '../../service/language';
import type { SandboxContext } from '../../service/service';
import { getById } from '../auth/accounts';
import { openLocks } from '../auth/attempts';
import { anonymizeStatements } from '../auth/profile-letters';
import { accountOf } from '../auth/sign-in';
import { accountOfLink, takeLink } from '../auth/tokens';

/** Tables with a person's data besides the account itself. */
const PERSONAL_TABLES = [
  'chat_messages',
  'chat_conversations',
  'account_reviews',
  'account_profiles',
  'email_changes',
  'account_documents',
  'account_passengers',
  'saved_cards',
  'booking_owners',
  'card_pages',
  'account_links',
  'sign_ups',
  'social_links',
  'account_browsers',
  'referral_codes',
  'sign_in_codes',
  'passkeys',
  'passkey_challenges',
  'account_sessions',
];

export async function askToAnonymize(
  { auth_token: token, site_url: siteUrl, lang }: z.output<typeof askToAnonymizeRequest>,
  context: SandboxContext,
): Promise<Record<string, never>> {
  const account = await accountOf(token, context);
  const to = { ...account, siteUrl, language: languageOf(lang, account.language) };
  await context.store.batch(anonymizeStatements(to, context.now()), 'write');
  return {};
}

/** Keeps the account without personal data and frees its address. Bookings stay: they belong to the carriers too. */
export async function anonymize(
  { account_id: id, token }: z.output<typeof anonymizeRequest>,
  context: SandboxContext,
): Promise<Record<string, never>> {
  const isTheirs = (await accountOfLink(context, token, 'anonymize')) === id;
  if (!isTheirs || !(await takeLink(context, token, 'anonymize'))) throw new ServiceFailure('InvalidConfirmationToken');
  const { email } = await getById(context, id);
  await context.store.batch(
    [
      ...PERSONAL_TABLES.map((table) => ({ sql: `DELETE FROM ${table} WHERE account_id = ?`, args: [id] })),
      { sql: 'DELETE FROM price_alerts WHERE account_id = ? OR email = ?', args: [id, email] },
      openLocks(email),
      {
        sql: `UPDATE accounts SET email = ?, password_hash = '', confirmed_at = NULL, personal_data_consent = 0,
                ads_consent = 0, site_url = '' WHERE account_id = ?`,
        args: [`${id}@anonymous.invalid`, id],
      },
    ],
    'write',
  );
  return {};
}
