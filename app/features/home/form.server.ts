import { emailFault, readEmail, readPhone } from '~/forms/contacts.server';
import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';
import type { CountryCode } from '~/market/countries';

/** Newsletter subscription (specification 3 §5). */
export const subscribeForm = defineForm({
  name: 'subscribe',
  fields: { subscriberEmail: textField(LIMITS.email) },
  check: ({ subscriberEmail }, _facts, fail) => {
    const email = readEmail(subscriberEmail);
    return email === null ? fail({ subscriberEmail: emailFault(subscriberEmail) }) : { email };
  },
});

/** Text message with a link to the app (specification 1 §2). */
export const appLinkForm = defineForm({
  name: 'sendAppLink',
  fields: { appPhone: textField(LIMITS.phone) },
  check: ({ appPhone }, { country }: { country: CountryCode }, fail) => {
    const phone = readPhone(appPhone, country);
    return phone === null ? fail({ appPhone: appPhone === '' ? 'phoneRequired' : 'wrongPhone' }) : { phone };
  },
});
