import { createHash } from 'node:crypto';
import { z } from 'zod';
import { SOCIAL_NETWORKS, type SocialNetworkId } from '~/upstream/account/social-contract';
import type { SandboxContext } from '../../service/service';
import { digestOf, newToken } from '../../service/random-token';
import type { Subject } from '../auth/subject';

const CODE_MS = 10 * 60_000;
const UNLINKED_MS = 30 * 60_000;

type Clocked = Pick<SandboxContext, 'now' | 'store'>;

/** A person's data from a network. */
export type NetworkPerson = Subject & {
  email: string | null;
  /** True when the network has verified the address. Otherwise it is only what the person typed there. */
  isEmailVouched: boolean;
};

/** Terms from the shop's request, which its exchange has to prove. */
export type CodeTerms = { redirectUri: string; codeChallenge: string | null; nonce: string | null };

const network = z.enum(SOCIAL_NETWORKS);
const codeRow = z
  .object({
    network,
    subject: z.string(),
    email: z.string().nullable(),
    is_email_vouched: z.number(),
    redirect_uri: z.string(),
    code_challenge: z.string().nullable(),
    nonce: z.string().nullable(),
  })
  .transform((row) => ({
    network: row.network,
    subject: row.subject,
    email: row.email,
    isEmailVouched: row.is_email_vouched === 1,
    redirectUri: row.redirect_uri,
    codeChallenge: row.code_challenge,
    nonce: row.nonce,
  }));

/** Makes a code for a person, valid once and for ten minutes. */
export async function newCode(
  { store, now }: Clocked,
  { network: id, subject, email, isEmailVouched }: NetworkPerson,
  { redirectUri, codeChallenge, nonce }: CodeTerms,
): Promise<string> {
  const code = newToken();
  await store.execute({
    sql: `INSERT INTO social_codes (code_digest, network, subject, email, is_email_vouched, redirect_uri, code_challenge,
            nonce, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [
      digestOf(code),
      id,
      subject,
      email,
      Number(isEmailVouched),
      redirectUri,
      codeChallenge,
      nonce,
      now().getTime() + CODE_MS,
    ],
  });
  return code;
}

export type Exchange = {
  network: SocialNetworkId;
  code: string;
  redirectUri: string;
  codeVerifier?: string;
  nonce?: string;
};

/**
 * Takes a code and returns its person; null when it is invalid, used, expired, another network's, or does not match the
 * terms of its request. The code is used up either way.
 */
export async function takeCode(
  { store, now }: Clocked,
  { network: id, code, redirectUri, codeVerifier, nonce }: Exchange,
): Promise<NetworkPerson | null> {
  const { rows } = await store.execute({
    sql: 'DELETE FROM social_codes WHERE code_digest = ? AND expires_at > ? RETURNING *',
    args: [digestOf(code), now().getTime()],
  });
  if (!rows[0]) return null;
  const record = codeRow.parse(rows[0]);
  const isProven = record.codeChallenge === null || record.codeChallenge === challengeOf(codeVerifier ?? '');
  const isOurs = record.network === id && record.redirectUri === redirectUri;
  const isFresh = record.nonce === null || record.nonce === nonce;
  if (!isProven || !isOurs || !isFresh) return null;
  return { network: id, subject: record.subject, email: record.email, isEmailVouched: record.isEmailVouched };
}

/** Derives the challenge of a verifier (RFC 7636, S256). */
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** Makes an access token for a person without an account. */
export async function newUnlinkedToken({ store, now }: Clocked, { network: id, subject }: Subject): Promise<string> {
  const token = newToken();
  await store.execute({
    sql: 'INSERT INTO social_unlinked (token_digest, network, subject, expires_at) VALUES (?, ?, ?, ?)',
    args: [digestOf(token), id, subject, now().getTime() + UNLINKED_MS],
  });
  return token;
}

/** Returns the person of an access token; null when it has expired or belongs to another network. */
export async function unlinkedSubjectOf(
  { store, now }: Clocked,
  token: string,
  id: SocialNetworkId,
): Promise<Subject | null> {
  const { rows } = await store.execute({
    sql: 'SELECT network, subject FROM social_unlinked WHERE token_digest = ? AND network = ? AND expires_at > ?',
    args: [digestOf(token), id, now().getTime()],
  });
  return rows[0] ? z.object({ network, subject: z.string() }).parse(rows[0]) : null;
}

/** Makes a statement that invalidates all access tokens of a person. */
export function dropUnlinkedTokens({ network: id, subject }: Subject) {
  return { sql: 'DELETE FROM social_unlinked WHERE network = ? AND subject = ?', args: [id, subject] };
}

/** Makes a statement that invalidates an access token. */
export function dropUnlinkedToken(token: string) {
  return { sql: 'DELETE FROM social_unlinked WHERE token_digest = ?', args: [digestOf(token)] };
}
