import { createHmac, hkdfSync } from 'node:crypto';
import { sessionSecrets } from '~/bff/cookies/session-secrets.server';

const DIGEST_CHARACTERS = 16;
let key: Uint8Array | undefined;

/**
 * Digests a personal value for the log: the same for the same value and session secret, so that events of one account
 * or network can be found together. Nobody without the secret can find the value by trying.
 * @param purpose keeps equal texts of different kinds apart
 * @returns 16 characters
 */
export function logDigest(purpose: 'account' | 'network' | 'email', value: string): string {
  key ??= new Uint8Array(hkdfSync('sha256', sessionSecrets()[0] ?? '', '', 'fairwind log digest', 32));
  return createHmac('sha256', key).update(`${purpose}:${value}`).digest('base64url').slice(0, DIGEST_CHARACTERS);
}
