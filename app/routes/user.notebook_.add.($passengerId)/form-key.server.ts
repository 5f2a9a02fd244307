import { randomUUID } from 'node:crypto';
import { textOf } from '~/forms/form.server';

/** A new form's key, by which the service knows it when it is sent twice. */
export function newFormKey(): string {
  return randomUUID();
}

/** The key of a posted form; null when it is none of ours. */
export function readFormKey(form: FormData): string | null {
  const key = textOf(form, 'formKey');
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(key) ? key : null;
}
