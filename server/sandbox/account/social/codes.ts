import { createHash } from 'node:crypto';
import { z } from 'zod';
import { SOCIAL_NETWORKS, type SocialNetworkId } from '~/upstream/account/social-contract';
import type { SandboxContext } from '../../service';
import { digestOf, newToken } from '../random-token';

const CODE_MS = 10 * 60_000;
const STRANGER_MS = 30 * 60_000;

type Clocked = Pick<SandboxContext, 'now' | 'store'>;

/** Somebody by the name that the network has for them. */
export type Subject = { network: SocialNetworkId; subject: string };

/** What a network says of somebody. */
export type NetworkPerson = Subject & {
  email: string | null;
  /** The network promises that the address is theirs. Any other is only what somebody has typed there. */
  isEmailVouched: boolean;
};

/** What the shop's request said, and what its exchange has to prove. */
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

/** A code for somebody, good once and for ten minutes. */
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
 * Whom a code stands for; null when it is none, used, over, another network's, or was not asked for by whoever brings
 * it. Used up either way.
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
  const kept = codeRow.parse(rows[0]);
  const isProven = kept.codeChallenge === null || kept.codeChallenge === challengeOf(codeVerifier ?? '');
  const isOurs = kept.network === id && kept.redirectUri === redirectUri;
  const isFresh = kept.nonce === null || kept.nonce === nonce;
  if (!isProven || !isOurs || !isFresh) return null;
  return { network: id, subject: kept.subject, email: kept.email, isEmailVouched: kept.isEmailVouched };
}

/** RFC 7636, S256 */
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** An access token for somebody who has no account yet. */
export async function welcomeStranger({ store, now }: Clocked, { network: id, subject }: Subject): Promise<string> {
  const token = newToken();
  await store.execute({
    sql: 'INSERT INTO social_strangers (token_digest, network, subject, expires_at) VALUES (?, ?, ?, ?)',
    args: [digestOf(token), id, subject, now().getTime() + STRANGER_MS],
  });
  return token;
}

/** Who an access token was given to; null when it is over or of another network. */
export async function strangerOf({ store, now }: Clocked, token: string, id: SocialNetworkId): Promise<Subject | null> {
  const { rows } = await store.execute({
    sql: 'SELECT network, subject FROM social_strangers WHERE token_digest = ? AND network = ? AND expires_at > ?',
    args: [digestOf(token), id, now().getTime()],
  });
  return rows[0] ? z.object({ network, subject: z.string() }).parse(rows[0]) : null;
}

/** The statement after which no access token of this person is good any more. */
export function forgetStrangers({ network: id, subject }: Subject) {
  return { sql: 'DELETE FROM social_strangers WHERE network = ? AND subject = ?', args: [id, subject] };
}

/** The statement after which an access token is good no more. */
export function forgetStranger(token: string) {
  return { sql: 'DELETE FROM social_strangers WHERE token_digest = ?', args: [digestOf(token)] };
}
