import { randomUUID } from 'node:crypto';

/** Returns the key of a new form, by which the service detects a repeated submit. */
export function newFormKey(): string {
  return randomUUID();
}

/** Returns the key of a posted form; null when malformed. */
export function readFormKey(key: string): string | null {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(key) ? key : null;
}
