import type { InStatement } from '@libsql/client';
import type { SessionClient } from './account-operation';
import { letter } from './letters';
import { securityLetterTexts } from './security-letter-texts';

type Owner = { email: string; language: string };

/** Tells the owner of an account about a sign-in from a new browser, and how to react. */
export function newBrowserStatement(owner: Owner, client: SessionClient, now: Date): InStatement {
  return notice(owner, 'newBrowser', deviceIn(client), client.siteUrl, now);
}

/** Tells the owner about a new passkey. @param name chosen by the owner */
export function newPasskeyStatement(owner: Owner & { siteUrl: string }, name: string, now: Date): InStatement {
  return notice(owner, 'newPasskey', name, owner.siteUrl, now);
}

/** Sends a code and, where it may open another browser, a link that replaces it. */
export function codeStatement({ email, language }: Owner, code: string, link: string | null, now: Date): InStatement {
  const texts = securityLetterTexts(language).code;
  const body = [texts.text, code, ...(link === null ? [] : [texts.link, link]), texts.otherwise];
  return letter({ email }, texts.subject.replace('{{code}}', code), body, now);
}

/** Returns the link for recovering an account: a new password ends everything else. */
export function recoveryLink(siteUrl: string): string {
  return `${siteUrl}/auth/reset`;
}

function notice(
  { email, language }: Owner,
  kind: 'newBrowser' | 'newPasskey',
  what: string,
  siteUrl: string,
  now: Date,
): InStatement {
  const { subject, text, otherwise } = securityLetterTexts(language)[kind];
  const facts = [what, momentIn(language, now)].filter(Boolean).join('\n');
  return letter({ email }, subject, [text, facts, otherwise, recoveryLink(siteUrl)], now);
}

function deviceIn({ browser, system }: SessionClient): string {
  return [browser, system].filter(Boolean).join(', ');
}

function momentIn(language: string, now: Date): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options).format(now)} UTC`;
}
