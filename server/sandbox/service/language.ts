/** Returns the language of a request in two lower-case letters ("RU", "ru-RU" → "ru"), or the fallback. */
export function languageOf(requested: string | undefined, fallback: string): string {
  return (requested || fallback).toLowerCase().slice(0, 2);
}
