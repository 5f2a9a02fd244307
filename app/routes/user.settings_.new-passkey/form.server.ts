import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';

/** The name of a passkey; what the browser has made comes in a field of its own (`credentialOf`). */
export const newPasskeyForm = defineForm({
  name: 'newPasskey',
  fields: { name: textField(LIMITS.passkeyName) },
  check: ({ name }, _facts, fail) => (name === '' ? fail({ name: 'passkeyNameRequired' }) : { name }),
});
