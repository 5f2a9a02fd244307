import { secretField } from '~/forms/fields.server';
import { defineFields, readFields } from '~/forms/submission.server';
import type { PostedForm } from '~/forms/posted-form.server';
import { credential, type PasskeyCredential } from '~/upstream/account/passkeys-contract';

const MAX_CHARACTERS = 20_000;
const fields = defineFields({ credential: secretField({ kept: MAX_CHARACTERS + 1 }) });

/** Reads the browser's answer to a passkey challenge without interpreting it; null when malformed. */
export function credentialOf(form: PostedForm): PasskeyCredential | null {
  const { credential: text } = readFields(fields, form);
  if (text.length > MAX_CHARACTERS) return null;
  try {
    const parsed = credential.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
