import { plainLetters } from './plain-letters';

/** Returns a name as a part of an address: "São Paulo" → "sao-paulo"; empty for a name without Latin letters. */
export function slugOf(name: string): string {
  return plainLetters(name)
    .replace(/['\u2018\u2019\u02bb\u02bc]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
