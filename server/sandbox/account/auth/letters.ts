import { randomUUID } from 'node:crypto';
import type { InStatement } from '@libsql/client';
import { sendStatement } from '../../outbox/messages';
import { letterTexts } from './letter-texts';
import { dropLinks, newLink } from './tokens';

/** The recipient of a letter, and the shop that its links lead to. */
type Recipient = { email: string; language: string; siteUrl: string };

/** Makes statements that send the link which confirms an address; earlier links become invalid. */
export function confirmationStatements(account: Recipient & { id: string }, now: Date): InStatement[] {
  const { token, keep } = newLink(account.id, 'confirm', now);
  const { confirm } = letterTexts(account.language);
  const body = [confirm.text, `${account.siteUrl}/user/confirm/${token}`, confirm.otherwise];
  return [dropLinks(account.id, 'confirm'), keep, letter(account, confirm.subject, body, now)];
}

/** Makes statements that send the link which sets a new password. */
export function resetStatements(account: Recipient & { id: string }, now: Date): InStatement[] {
  const { token, keep } = newLink(account.id, 'reset', now);
  const { reset } = letterTexts(account.language);
  const body = [reset.text, `${account.siteUrl}/user/reset_password/${token}`, reset.otherwise];
  return [keep, letter(account, reset.subject, body, now)];
}

/** Tells the owner of an account that somebody tried to sign up with the same address. */
export function alreadyThereStatement(account: Recipient, now: Date): InStatement {
  const { alreadyThere } = letterTexts(account.language);
  const body = [alreadyThere.text, `${account.siteUrl}/auth/login`, alreadyThere.otherwise];
  return letter(account, alreadyThere.subject, body, now);
}

/**
 * Tells the owner of an account that somebody wants to open it with a network, and where its password allows that: in
 * the requesting browser; anywhere else the link leads to the sign-in page.
 */
export function linkNetworkStatement(account: Recipient, now: Date): InStatement {
  const { linkNetwork } = letterTexts(account.language);
  const body = [linkNetwork.text, `${account.siteUrl}/social_auth/need_auth`, linkNetwork.otherwise];
  return letter(account, linkNetwork.subject, body, now);
}

/** Makes a statement that sends a letter. */
export function letter(
  { email }: Pick<Recipient, 'email'>,
  subject: string,
  paragraphs: readonly string[],
  sentAt: Date,
): InStatement {
  return sendStatement(`account ${randomUUID()}`, {
    kind: 'email',
    recipient: email,
    subject,
    body: paragraphs.join('\n\n'),
    sentAt,
  });
}
