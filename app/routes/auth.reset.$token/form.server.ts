import { newPasswordErrors } from '~/features/account/auth/credentials.server';
import { PASSWORD_LENGTH } from '~/features/account/auth/password';
import { passwordField } from '~/forms/fields.server';
import { defineForm } from '~/forms/submission.server';

/** The new password; only the account service knows the e-mail that it must not contain. */
export const newPasswordForm = defineForm({
  name: 'newPassword',
  fields: { password: passwordField(PASSWORD_LENGTH) },
  check: ({ password }, _facts, fail) => {
    const errors = newPasswordErrors(password, null);
    return errors.length > 0 ? fail({ password: errors }) : { password };
  },
});
