import { emailFault, readEmail } from '~/forms/contacts.server';
import { checkboxField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';

/** Email address for the price watch of a search (specification 3 §3). */
export const watchForm = defineForm({
  name: 'watchPrice',
  fields: { watchEmail: textField(LIMITS.email), watchConsent: checkboxField() },
  check: ({ watchEmail, watchConsent }, { asksPrivacyConsent }: { asksPrivacyConsent: boolean }, fail) => {
    const email = readEmail(watchEmail);
    const lacksConsent = asksPrivacyConsent && !watchConsent;
    if (email !== null && !lacksConsent) return { email };
    return fail({
      watchEmail: email === null ? emailFault(watchEmail) : null,
      watchConsent: lacksConsent ? 'watchConsentRequired' : null,
    });
  },
});
