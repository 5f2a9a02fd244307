import { credential, type PasskeyCredential } from '~/upstream/account/passkeys-contract';

const MAX_CHARACTERS = 20_000;

/** Reads the browser's answer to a passkey challenge without interpreting it; null when malformed. */
export function credentialOf(form: FormData): PasskeyCredential | null {
  const text = form.get('credential');
  if (typeof text !== 'string' || text.length > MAX_CHARACTERS) return null;
  try {
    const parsed = credential.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
