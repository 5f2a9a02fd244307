import { createHash, randomBytes } from 'node:crypto';

/** Makes an unguessable token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the digest of a token: tokens are stored in no other form. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
