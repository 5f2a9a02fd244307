/** Codes and links in letters that open an account without its password. */
import type { InStatement } from '@libsql/client';
import type { z } from 'zod';
import type {
  codeSignInRequest,
  requestAgainRequest,
  RequestCodeAnswerWire,
  requestCodeRequest,
} from '~/upstream/account/code-contract';
import type { AuthAnswerWire } from '~/upstream/account/contract';
import { ServiceFailure } from '../../service/failure';
import { languageOf } from '../../service/language';
import { CODE_MS, codeDigest, MAX_TRIES, newCode } from '../../service/one-time-code';
import { digestOf, newToken } from '../../service/random-token';
import type { AccountContext } from './account-operation';
import { type AccountRecord, findByEmail, findSignUp, getById } from './accounts';
import { forgetFailures, hasNoAttemptsLeft, noteFailure } from './attempts';
import { confirmationStatements } from './letters';
import { codeStatement } from './security-letters';
import { accountOf, openAccount } from './sign-in';
import { readEmail } from './sign-up';

/** Across all letters to an address, wrong codes count like wrong passwords. */
const BY_CODE = 'code';

/**
 * Returns the same answer, after the same work, for every address. An unconfirmed address gets its confirmation letter.
 */
export async function requestCode(
  body: z.output<typeof requestCodeRequest>,
  context: AccountContext,
): Promise<RequestCodeAnswerWire> {
  const email = readEmail(body.email);
  const account = await findByEmail(context, email);
  const signUp = await findSignUp(context, email);
  const language = languageOf(body.lang, (account ?? signUp)?.language ?? 'en');
  if (signUp) {
    await context.store.batch(
      confirmationStatements({ ...signUp, language, siteUrl: body.site_url }, context.now()),
      'write',
    );
    return sendCode(null, { email, language }, null, context);
  }
  return sendCode(account, { email, language }, `${body.site_url}/auth/code`, context);
}

/** Sends a signed-in owner a code, without a link that could open another browser. */
export async function requestCodeAgain(
  { auth_token: token, lang }: z.output<typeof requestAgainRequest>,
  context: AccountContext,
): Promise<RequestCodeAnswerWire> {
  const account = await accountOf(token, context);
  return sendCode(account, { email: account.email, language: languageOf(lang, account.language) }, null, context);
}

async function sendCode(
  account: AccountRecord | null,
  to: { email: string; language: string },
  linkBase: string | null,
  { store, now }: AccountContext,
): Promise<RequestCodeAnswerWire> {
  const at = now();
  const [attempt, link] = [newToken(), newToken()];
  const code = newCode();
  await store.batch(
    [
      { sql: 'DELETE FROM sign_in_codes WHERE expires_at <= ?', args: [at.getTime()] },
      {
        sql: `INSERT INTO sign_in_codes (attempt_digest, email, account_id, code_digest, link_digest, tries, expires_at)
              VALUES (?, ?, ?, ?, ?, 0, ?)`,
        args: [
          ...[digestOf(attempt), to.email, account?.id ?? null],
          ...[account ? codeDigest(attempt, code) : '', account && linkBase ? digestOf(link) : null],
          at.getTime() + CODE_MS,
        ],
      },
      ...(account ? [codeStatement(to, code, linkBase && `${linkBase}/${link}`, at)] : []),
    ],
    'write',
  );
  return { attempt_token: attempt };
}

export async function signInByLetter(
  { attempt_token: attempt, code, link_token: link }: z.output<typeof codeSignInRequest>,
  context: AccountContext,
): Promise<AuthAnswerWire> {
  const id =
    link === undefined
      ? await takeCode(attempt ?? '', code ?? '', context)
      : await takeLetterLink(link, attempt, context);
  return openAccount(await getById(context, id), context);
}

/**
 * Takes a code; only one of two concurrent requests gets the account.
 * @returns the account's id
 * @throws ServiceFailure InvalidAuthInfo, InvalidConfirmationToken, SignInAttemptsEnded
 */
export async function takeCode(attempt: string, code: string, context: AccountContext): Promise<string> {
  const { store, now } = context;
  const key = digestOf(attempt);
  const { rows } = await store.execute({
    sql: `UPDATE sign_in_codes SET tries = tries + 1 WHERE attempt_digest = ? AND expires_at > ? AND tries < ?
          RETURNING email, code_digest`,
    args: [key, now().getTime(), MAX_TRIES],
  });
  const [kept] = rows;
  if (!kept) throw new ServiceFailure('InvalidConfirmationToken');
  const guesser = { email: String(kept.email), clientId: BY_CODE };
  if (await hasNoAttemptsLeft(context, guesser)) throw new ServiceFailure('SignInAttemptsEnded');
  if (kept.code_digest !== codeDigest(attempt, code)) {
    await noteFailure(context, guesser);
    throw new ServiceFailure('InvalidAuthInfo');
  }
  const [, taken] = await store.batch(
    [
      forgetFailures(guesser),
      { sql: 'DELETE FROM sign_in_codes WHERE attempt_digest = ? RETURNING account_id', args: [key] },
    ],
    'write',
  );
  return ownerOf(taken?.rows ?? []);
}

async function takeLetterLink(link: string, attempt: string | undefined, context: AccountContext): Promise<string> {
  const { rows } = await context.store.execute({
    sql: `DELETE FROM sign_in_codes WHERE link_digest = ?1 AND expires_at > ?2 AND (?3 IS NULL OR attempt_digest = ?3)
          RETURNING account_id`,
    args: [digestOf(link), context.now().getTime(), attempt === undefined ? null : digestOf(attempt)],
  });
  return ownerOf(rows);
}

/** Makes a statement that invalidates all sign-in letters sent so far. */
export function dropCodes(accountId: string): InStatement {
  return { sql: 'DELETE FROM sign_in_codes WHERE account_id = ?', args: [accountId] };
}

function ownerOf(rows: readonly Record<string, unknown>[]): string {
  const id = rows[0]?.account_id;
  if (typeof id !== 'string') throw new ServiceFailure('InvalidConfirmationToken');
  return id;
}
