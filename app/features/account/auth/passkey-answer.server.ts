import { z } from 'zod';

const MOST_CHARACTERS = 20_000;
const schema = z.looseObject({ id: z.string(), response: z.looseObject({}) });

/** What a browser has answered to a challenge, unread; null for anything else. */
export function credentialOf(form: FormData): object | null {
  const text = form.get('credential');
  if (typeof text !== 'string' || text.length > MOST_CHARACTERS) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
