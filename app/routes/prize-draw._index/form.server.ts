import { emailFault, readEmail } from '~/forms/contacts.server';
import { checkboxField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';

/** An entry to the prize draw. Nothing is ticked beforehand. */
export const drawForm = defineForm({
  name: 'draw',
  fields: { drawEmail: textField(LIMITS.email), agree: checkboxField() },
  check: ({ drawEmail, agree }, _facts, fail) => {
    const email = readEmail(drawEmail);
    if (email !== null && agree) return { email };
    return fail({
      drawEmail: email === null ? emailFault(drawEmail) : null,
      agree: agree ? null : 'drawAgreement',
    });
  },
});
