import { passwordField } from '~/forms/fields.server';
import { defineForm } from '~/forms/submission.server';

/** The password of the signed-in account. */
export const passwordForm = defineForm({
  name: 'password',
  fields: { password: passwordField() },
  check: ({ password }, _facts, fail) => (password === '' ? fail({ password: 'passwordRequired' }) : { password }),
});
