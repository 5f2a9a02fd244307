type Language = {
  /** The language's own name, for selectors. */
  name: string;
  /** Writing direction: `dir` of the document. */
  direction: 'ltr' | 'rtl';
};

/** Interface languages (specification 1 §1); keys are ISO 639-1 codes and folder names in `locales/`. */
const LANGUAGES = {
  ru: { name: 'Русский', direction: 'ltr' },
  en: { name: 'English', direction: 'ltr' },
  nl: { name: 'Nederlands', direction: 'ltr' },
  pl: { name: 'Polski', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  it: { name: 'Italiano', direction: 'ltr' },
  tr: { name: 'Türkçe', direction: 'ltr' },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof LANGUAGES;
export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

/** True when `value` is one of the nine languages (lower case). */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

/** Returns a language's own name, "Deutsch", which its speakers recognise on a page in any language. */
export function nativeName(locale: Locale): string {
  return LANGUAGES[locale].name;
}

export function directionOf(locale: Locale): Language['direction'] {
  return LANGUAGES[locale].direction;
}
