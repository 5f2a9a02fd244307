import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';

/** A promo code. Whether it is one is the service's to say. */
export const promoForm = defineForm({
  name: 'promo',
  fields: { promoCode: textField(LIMITS.promoCode) },
  check: ({ promoCode }, _facts, fail) => (promoCode === '' ? fail({ promoCode: 'promoCodeRequired' }) : { promoCode }),
});
