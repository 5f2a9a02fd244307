import { emailFault, readEmail } from '~/forms/contacts.server';
import { checkboxField, choiceField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';
import { FALLS, type Fall } from '~/upstream/price-subscription/contract';

type Asker = { asksPrivacyConsent: boolean; isGuest: boolean };

/** The price watch of a search (specification 3 §3): an address, which an account has already, and the fall worth a letter. */
export const watchForm = defineForm({
  name: 'watchPrice',
  fields: { watchEmail: textField(LIMITS.email), watchFall: choiceField(LIMITS.short), watchConsent: checkboxField() },
  check: ({ watchEmail, watchFall, watchConsent }, { asksPrivacyConsent, isGuest }: Asker, fail) => {
    const email = readEmail(watchEmail);
    const fall: Fall = FALLS.find((percent) => String(percent) === watchFall) ?? FALLS[0];
    if (!isGuest) return { email: null, fall };
    const lacksConsent = asksPrivacyConsent && !watchConsent;
    if (email !== null && !lacksConsent) return { email, fall };
    return fail({
      watchEmail: email === null ? emailFault(watchEmail) : null,
      watchConsent: lacksConsent ? 'watchConsentRequired' : null,
    });
  },
});
