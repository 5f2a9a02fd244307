import type { InStatement } from '@libsql/client';
import { alreadyThereStatement, letter } from './letters';
import { recoveryLink } from './security-letters';
import { profileLetterTexts } from './profile-letter-texts';
import { dropLinks, newLink } from './tokens';

type EmailChange = { id: string; from: string; to: string; language: string; siteUrl: string };
type Owner = { id: string; email: string; language: string; siteUrl: string };

/** Makes statements that store a new address, send it the confirmation link, and inform the old address. */
export function emailChangeStatements(change: EmailChange, now: Date): InStatement[] {
  const { id, to, language, siteUrl } = change;
  const { token, keep } = newLink(id, 'email', now);
  const { newEmail } = profileLetterTexts(language);
  const link = `${siteUrl}/user/confirm/${token}`;
  return [
    ...pendingStatements(change, now),
    keep,
    letter({ email: to }, newEmail.subject, [newEmail.text, link, newEmail.otherwise], now),
  ];
}

/**
 * Does the same for an address that already has an account: informs its owner, and shows the requester no difference.
 */
export function takenEmailStatements(change: EmailChange, now: Date): InStatement[] {
  const { to: email, language, siteUrl } = change;
  return [...pendingStatements(change, now), alreadyThereStatement({ email, language, siteUrl }, now)];
}

function pendingStatements({ id, from, to, language }: EmailChange, now: Date): InStatement[] {
  const { oldEmail } = profileLetterTexts(language);
  return [
    dropLinks(id, 'email'),
    {
      sql: `INSERT INTO email_changes (account_id, email) VALUES (?, ?)
            ON CONFLICT (account_id) DO UPDATE SET email = excluded.email`,
      args: [id, to],
    },
    letter({ email: from }, oldEmail.subject, [`${oldEmail.text} ${to}`, oldEmail.otherwise], now),
  ];
}

/** Tells the owner that the password has changed, and where to recover the account. */
export function passwordChangedStatement({ email, language, siteUrl }: Omit<Owner, 'id'>, now: Date): InStatement {
  const { passwordChanged } = profileLetterTexts(language);
  const body = [passwordChanged.text, passwordChanged.otherwise, recoveryLink(siteUrl)];
  return letter({ email }, passwordChanged.subject, body, now);
}

/** Makes statements that send the link which deletes the account; earlier links become invalid. */
export function anonymizeStatements({ id, email, language, siteUrl }: Owner, now: Date): InStatement[] {
  const { token, keep } = newLink(id, 'anonymize', now);
  const { anonymize } = profileLetterTexts(language);
  const link = `${siteUrl}/user/anonymize_profile/${encodeURIComponent(id)}/${token}`;
  return [
    dropLinks(id, 'anonymize'),
    keep,
    letter({ email }, anonymize.subject, [anonymize.text, link, anonymize.otherwise], now),
  ];
}
