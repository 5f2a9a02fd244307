import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { AddonChoices } from './addon-form';
import { noteTexts } from './addon-notes.server';
import type { AddonRefusal } from './keep-addons.server';

/** A refusal of add-ons as step 1 shows it; all texts are ready. */
export type AddonRefusalView = {
  choices: AddonChoices;
  notes: string[];
  /** The button that goes on without them; null where something has to be decided first. */
  without: string | null;
};

/** What was changed or is gone since the form was shown, as step 1 tells it. */
export function addonRefusalView(refusal: AddonRefusal, booking: Booking, market: Market): AddonRefusalView {
  const t = getTranslator(market.locale, 'addons');
  const notes = noteTexts(refusal.notes, booking, market);
  return {
    choices: refusal.choices,
    notes: refusal.isUnanswered ? [...notes, t('notes.unanswered')] : notes,
    without: refusal.isUnanswered ? t('notes.without') : null,
  };
}
