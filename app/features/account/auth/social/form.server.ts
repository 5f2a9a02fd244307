import { emailFault, readEmail } from '~/forms/contacts.server';
import { passwordField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';

/** The e-mail of a network visitor without an account here. */
export const socialEmailForm = defineForm({
  name: 'need_email',
  fields: { email: textField(LIMITS.email) },
  check: (typed, _facts, fail) => {
    const email = readEmail(typed.email);
    return email === null ? fail({ email: emailFault(typed.email) }) : { email };
  },
});

/** The password of the account that already has the e-mail. */
export const socialPasswordForm = defineForm({
  name: 'need_auth',
  fields: { password: passwordField() },
  check: ({ password }, _facts, fail) => (password === '' ? fail({ password: 'passwordRequired' }) : { password }),
});
