import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';

/** A promo code; only the service knows whether it is valid. */
export const promoForm = defineForm({
  name: 'promo',
  fields: { promoCode: textField(LIMITS.promoCode) },
  check: ({ promoCode }, _facts, fail) => (promoCode === '' ? fail({ promoCode: 'promoCodeRequired' }) : { promoCode }),
});
