import { newPasswordErrors } from '~/features/account/auth/credentials.server';
import { PASSWORD_LENGTH } from '~/features/account/auth/password';
import { passwordField } from '~/forms/fields.server';
import { defineForm } from '~/forms/submission.server';
import type { Confirmation } from '~/upstream/account/confirmation-contract';

/** The link's password: none, that of the account, or a new one. */
export const confirmForm = defineForm({
  name: 'confirm',
  fields: { password: passwordField(PASSWORD_LENGTH) },
  check: ({ password }, { needs, email }: Confirmation, fail) => {
    if (needs === 'nothing') return {};
    const missing = password === '' ? (['passwordRequired'] as const) : [];
    const errors = needs === 'newPassword' ? newPasswordErrors(password, email) : missing;
    return errors.length > 0 ? fail({ password: errors }) : { password };
  },
});
