/** Lists, adds and removes the passkeys of an account. */
import { randomUUID } from 'node:crypto';
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
  type VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { tokenRequest } from '~/upstream/account/contract';
import type {
  addPasskeyRequest,
  ChallengeAnswerWire,
  PasskeysAnswerWire,
  removePasskeyRequest,
  startAddingPasskeyRequest,
} from '~/upstream/account/passkeys-contract';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import { type AccountContext, mailTo } from '../auth/account-operation';
import { accountOfOwner } from '../auth/reauthenticate';
import { newPasskeyStatement } from '../auth/security-letters';
import { accountOf } from '../auth/sign-in';
import { type Challenge, keepChallenge, takeChallenge } from './challenges';

export async function listPasskeys(
  { auth_token: token }: z.output<typeof tokenRequest>,
  context: SandboxContext,
): Promise<PasskeysAnswerWire> {
  const { id } = await accountOf(token, context);
  const { rows } = await context.store.execute({
    sql: 'SELECT * FROM passkeys WHERE account_id = ? ORDER BY added_at DESC, passkey_id',
    args: [id],
  });
  return {
    passkeys: rows.map((row) => ({
      passkey_id: String(row.passkey_id),
      name: String(row.name),
      added_at: new Date(Number(row.added_at)).toISOString(),
      last_used_at: row.last_used_at === null ? null : new Date(Number(row.last_used_at)).toISOString(),
    })),
  };
}

export async function startAddingPasskey(
  { auth_token: token, site_url: siteUrl, site_name: siteName }: z.output<typeof startAddingPasskeyRequest>,
  context: SandboxContext,
): Promise<ChallengeAnswerWire> {
  const { id, email } = await accountOfOwner(token, context);
  const rpID = new URL(siteUrl).hostname;
  const { rows } = await context.store.execute({
    sql: 'SELECT credential_id FROM passkeys WHERE account_id = ? AND rp_id = ?',
    args: [id, rpID],
  });
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID,
    userName: email,
    userID: new TextEncoder().encode(id),
    attestationType: 'none',
    excludeCredentials: rows.map((row) => ({ id: String(row.credential_id) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const record = { challenge: options.challenge, accountId: id, siteUrl };
  return { challenge_token: await keepChallenge(context, record), options: { ...options } };
}

export async function addPasskey(
  { auth_token: token, challenge_token: challengeToken, credential, name }: z.output<typeof addPasskeyRequest>,
  context: AccountContext,
): Promise<Record<string, never>> {
  const account = await accountOfOwner(token, context);
  const challenge = await takeChallenge(context, challengeToken, account.id);
  const { credential: made } = await registrationOf(credential, challenge);
  const at = context.now();
  const { rowsAffected } = await context.store.execute({
    sql: `INSERT OR IGNORE INTO passkeys (passkey_id, account_id, credential_id, rp_id, public_key, counter, transports,
            name, added_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    args: [
      ...[randomUUID(), account.id, made.id, challenge.rpId, Buffer.from(made.publicKey).toString('base64url')],
      ...[made.counter, JSON.stringify(made.transports ?? []), name, at.getTime()],
    ],
  });
  if (rowsAffected === 0) throw new ServiceFailure('AlreadyExistsError');
  await context.store.execute(newPasskeyStatement(mailTo(account, context), name, at));
  return {};
}

export async function removePasskey(
  { auth_token: token, passkey_id: passkeyId }: z.output<typeof removePasskeyRequest>,
  context: SandboxContext,
): Promise<Record<string, never>> {
  const { id } = await accountOfOwner(token, context);
  const { rowsAffected } = await context.store.execute({
    sql: 'DELETE FROM passkeys WHERE passkey_id = ? AND account_id = ?',
    args: [passkeyId, id],
  });
  if (rowsAffected === 0) throw new ServiceFailure('NotFound');
  return {};
}

/** Makes a statement that removes all passkeys of an account. */
export function dropPasskeys(accountId: string) {
  return { sql: 'DELETE FROM passkeys WHERE account_id = ?', args: [accountId] };
}

/**
 * Verifies a registration: challenge, origin, relying party and user verification.
 * @throws ServiceFailure InvalidAuthInfo
 */
async function registrationOf(credential: object, { challenge, origin, rpId }: Challenge) {
  let answer: VerifiedRegistrationResponse;
  try {
    answer = await verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    });
  } catch {
    throw new ServiceFailure('InvalidAuthInfo');
  }
  if (!answer.verified) throw new ServiceFailure('InvalidAuthInfo');
  return answer.registrationInfo;
}
