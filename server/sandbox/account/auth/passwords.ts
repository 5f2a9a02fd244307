import { randomBytes, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const scrypt = promisify<string, Buffer, number, Buffer>(scryptWithCallback);
const KEY_BYTES = 32;

/** Hashes a password. @returns "salt.key", both in base64url */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`;
}

/**
 * Checks a password against a hash. It takes just as long without an account, so timing reveals nothing.
 * @param hash null when there is no account
 */
export async function isPasswordOf(hash: string | null, password: string): Promise<boolean> {
  const [salt = '', key = ''] = hash?.split('.') ?? [];
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  const storedKey = Buffer.from(key, 'base64url');
  return storedKey.length === derived.length && timingSafeEqual(storedKey, derived);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return scrypt(password.normalize('NFKC'), salt, KEY_BYTES);
}
