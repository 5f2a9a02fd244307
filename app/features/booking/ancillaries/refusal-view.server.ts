import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { AddonChoices } from './addon-form';
import { noteTexts } from './addon-notes.server';
import type { Timing } from '~/upstream/ancillaries/contract';
import type { AddonRefusal } from './keep-addons.server';

/** Rejected add-ons as step 1 shows them. Ready texts. */
export type AddonRefusalView = {
  choices: AddonChoices;
  notes: string[];
  /** Label of the button that continues without them; null when a decision comes first. */
  without: string | null;
};

/** Describes what changed or is gone since the form was shown. */
export function addonRefusalView(
  refusal: AddonRefusal,
  booking: Booking,
  market: Market,
  timing: Timing = 'crossale',
): AddonRefusalView {
  const t = getTranslator(market.locale, 'addons');
  const isLater = timing === 'postsale';
  const notes = noteTexts(refusal.notes, booking, market);
  return {
    choices: refusal.choices,
    notes: refusal.isUnanswered ? [...notes, t(isLater ? 'notes.unansweredLater' : 'notes.unanswered')] : notes,
    without: refusal.isUnanswered && !isLater ? t('notes.without') : null,
  };
}
