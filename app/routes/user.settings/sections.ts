/** Parts of the settings whose form is posted to them, with the name as its intent. */
export const FORMS = [
  'personal',
  'email',
  'phone',
  'password',
  'passkeys',
  'networks',
  'letters',
  'market',
  'cards',
  'browsers',
  'deletion',
] as const;
export type SettingsForm = (typeof FORMS)[number];

/** The parts of the settings; each has an id of its name in the page, which no field may have. */
export type Section = SettingsForm;

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
