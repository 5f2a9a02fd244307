/** Signing in with a passkey that the browser finds, without typing an address. */
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
  type VerifiedAuthenticationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { AuthAnswerWire } from '~/upstream/account/contract';
import type {
  ChallengeAnswerWire,
  passkeySignInRequest,
  startPasskeySignInRequest,
} from '~/upstream/account/passkeys-contract';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import type { AccountContext } from '../auth/account-operation';
import { getById } from '../auth/accounts';
import { openAccount } from '../auth/sign-in';
import { type Challenge, keepChallenge, takeChallenge } from './challenges';

const passkeyRow = z.object({
  passkey_id: z.string(),
  account_id: z.string(),
  credential_id: z.string(),
  public_key: z.string(),
  counter: z.number(),
});
type PasskeyRow = z.output<typeof passkeyRow>;

export async function startPasskeySignIn(
  { site_url: siteUrl }: z.output<typeof startPasskeySignInRequest>,
  context: SandboxContext,
): Promise<ChallengeAnswerWire> {
  const options = await generateAuthenticationOptions({
    rpID: new URL(siteUrl).hostname,
    userVerification: 'required',
  });
  const record = { challenge: options.challenge, accountId: null, siteUrl };
  return { challenge_token: await keepChallenge(context, record), options: { ...options } };
}

export async function signInByPasskey(
  { challenge_token: token, credential }: z.output<typeof passkeySignInRequest>,
  context: AccountContext,
): Promise<AuthAnswerWire> {
  const challenge = await takeChallenge(context, token, null);
  const { rows } = await context.store.execute({
    sql: 'SELECT * FROM passkeys WHERE credential_id = ? AND rp_id = ?',
    args: [credential.id, challenge.rpId],
  });
  if (!rows[0]) throw new ServiceFailure('InvalidAuthInfo');
  const passkey = passkeyRow.parse(rows[0]);
  const { newCounter } = await proofOf(credential, passkey, challenge);
  // Two answers with the same counter mean a cloned passkey: the second one finds no matching row.
  const { rowsAffected } = await context.store.execute({
    sql: 'UPDATE passkeys SET counter = ?, last_used_at = ? WHERE passkey_id = ? AND counter = ?',
    args: [newCounter, context.now().getTime(), passkey.passkey_id, passkey.counter],
  });
  if (rowsAffected === 0) throw new ServiceFailure('InvalidAuthInfo');
  return openAccount(await getById(context, passkey.account_id), context);
}

/** Verifies an assertion: challenge, origin, relying party, user verification, signature and counter. */
async function proofOf(credential: object, passkey: PasskeyRow, { challenge, origin, rpId }: Challenge) {
  let answer: VerifiedAuthenticationResponse;
  try {
    answer = await verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    });
  } catch {
    throw new ServiceFailure('InvalidAuthInfo');
  }
  if (!answer.verified) throw new ServiceFailure('InvalidAuthInfo');
  return answer.authenticationInfo;
}
