import type { RejectedSubmission } from '~/forms/rejected-submission';
import type { SettingsField } from './form.server';

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

/** A form that was rejected. */
export type SettingsRejection = RejectedSubmission<SettingsField, SettingsForm>;

/** What was done, for the page that follows: its words are `settings.saved.<section>`. */
export type SavedNote = {
  section: SettingsForm;
  /** Where a letter went. */
  email?: string;
};

export type Outcome = { saved: SavedNote } | { rejected: SettingsRejection };
