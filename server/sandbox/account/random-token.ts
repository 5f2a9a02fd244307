import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nobody guesses one. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The only form in which a token is kept. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
