import { newPasswordErrors } from '~/features/account/auth/credentials.server';
import { PASSWORD_LENGTH } from '~/features/account/auth/password';
import { emailFault, readEmail } from '~/forms/contacts.server';
import { checkboxField, passwordField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';

/** Signing in with a password (specification 3 §3). */
export const loginForm = defineForm({
  name: 'login',
  fields: { email: textField(LIMITS.email), password: passwordField(), remember: checkboxField() },
  check: ({ password, remember, ...typed }, _facts, fail) => {
    const email = readEmail(typed.email);
    if (email !== null && password !== '') return { email, password, remember };
    return fail({
      email: email === null ? emailFault(typed.email) : null,
      password: password === '' ? 'passwordRequired' : null,
    });
  },
});

/** Signing up (specification 3 §5). */
export const registrationForm = defineForm({
  name: 'registration',
  fields: {
    email: textField(LIMITS.email),
    password: passwordField(PASSWORD_LENGTH),
    privacyConsent: checkboxField(),
    marketingConsent: checkboxField(),
  },
  check: ({ password, privacyConsent, marketingConsent, ...typed }, facts: { asksPrivacyConsent: boolean }, fail) => {
    const email = readEmail(typed.email);
    const passwordErrors = newPasswordErrors(password, email);
    const lacksConsent = facts.asksPrivacyConsent && !privacyConsent;
    if (email !== null && passwordErrors.length === 0 && !lacksConsent) return { email, password, marketingConsent };
    return fail({
      email: email === null ? emailFault(typed.email) : null,
      password: passwordErrors,
      privacyConsent: lacksConsent ? 'privacyConsentRequired' : null,
    });
  },
});

/** Requests an e-mail with a link to set a new password, or with a code for signing in. */
const letterForm = <Name extends string>(name: Name) =>
  defineForm({
    name,
    fields: { email: textField(LIMITS.email) },
    check: (typed, _facts, fail) => {
      const email = readEmail(typed.email);
      return email === null ? fail({ email: emailFault(typed.email) }) : { email };
    },
  });

export const resetForm = letterForm('reset');
export const codeRequestForm = letterForm('code');
