import { readPhone } from '~/forms/contacts.server';
import { secretField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { readOneTimeCode } from '~/forms/one-time-code';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { defineForm } from '~/forms/submission.server';
import type { CountryCode } from '~/market/countries';

/** `send`: the button that requests a code; `code`: the form that takes it. */
export type BuyerRejection = RejectedSubmission<'code' | 'phone', 'send' | 'code' | 'phone'>;

/** The proof of an account with the order's address: the phone of the order. */
export const phoneForm = defineForm({
  name: 'phone',
  fields: { phone: textField(LIMITS.phone) },
  check: (typed, { country }: { country: CountryCode }, fail) => {
    const phone = readPhone(typed.phone, country);
    return phone === null ? fail({ phone: typed.phone === '' ? 'phoneRequired' : 'wrongPhone' }) : { phone };
  },
});

/** The proof: the code of the letter, and the phone of the order. */
export const buyerForm = defineForm({
  name: 'code',
  fields: { code: secretField(LIMITS.oneTimeCode), phone: textField(LIMITS.phone) },
  check: (typed, { country }: { country: CountryCode }, fail) => {
    const [code, phone] = [readOneTimeCode(typed.code), readPhone(typed.phone, country)];
    if (code !== null && phone !== null) return { code, phone };
    return fail({
      code: code === null ? 'codeRequired' : null,
      phone: phone !== null ? null : typed.phone === '' ? 'phoneRequired' : 'wrongPhone',
    });
  },
});
