import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineForm } from '~/forms/submission.server';

/** The name of a passkey; the browser's answer has its own field (`credentialOf`). */
export const newPasskeyForm = defineForm({
  name: 'newPasskey',
  fields: { name: textField(LIMITS.passkeyName) },
  check: ({ name }, _facts, fail) => (name === '' ? fail({ name: 'passkeyNameRequired' }) : { name }),
});
