/**
 * The parts of the settings; each has an id of its name in the page, which no field may have, and a form with the name as
 * its intent.
 */
export const SECTIONS = [
  'personal',
  'email',
  'phone',
  'password',
  'networks',
  'letters',
  'market',
  'cards',
  'browsers',
  'deletion',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Sections whose form is posted to the settings. */
export const FORMS = [
  'personal',
  'email',
  'phone',
  'password',
  'networks',
  'letters',
  'market',
  'cards',
  'deletion',
] as const;
export type SettingsForm = (typeof FORMS)[number];

/** A form that was not taken: ready texts, and what was typed but secrets. */
export type Refusal = {
  section: SettingsForm;
  status: 400 | 404 | 429 | 503;
  /** Words for the whole form; null when only fields are wrong. */
  message: string | null;
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
};

/** What was done, for the page that follows: its words are `settings.saved.<section>`. */
export type SavedNote = {
  section: SettingsForm;
  /** Where a letter went. */
  email?: string;
};

export type Outcome = { saved: SavedNote } | { refusal: Refusal };
