import { randomUUID } from 'node:crypto';
import { textOf } from '~/forms/form.server';

/** Returns the key of a new form, by which the service detects a repeated submit. */
export function newFormKey(): string {
  return randomUUID();
}

/** Reads the key of a posted form; null when malformed. */
export function readFormKey(form: FormData): string | null {
  const key = textOf(form, 'formKey');
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(key) ? key : null;
}
