import type { RejectedSubmission } from '~/forms/rejected-submission';
import type { SettingsField } from './form.server';

/** Sections that post a form, with their name as its intent. */
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

/** Sections of the settings; the name is also the section's id in the page, so no field may use it. */
export type Section = SettingsForm;

/** A rejected submission of the settings. */
export type SettingsRejection = RejectedSubmission<SettingsField, SettingsForm>;

/** A saved change, for the next page; its text is `settings.saved.<section>`. */
export type SavedNote = {
  section: SettingsForm;
  /** Recipient of a letter. */
  email?: string;
};

export type Outcome = { saved: SavedNote } | { rejected: SettingsRejection };
