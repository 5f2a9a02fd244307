import { getTranslator } from '~/i18n/translator.server';
import type { Locale } from '~/market/locales';
import type { SaveOutcome } from './save-passengers.server';

/** The result of saving a booking's passengers. Ready texts. */
export type SaveNotice = { id: string; kind: 'info' | 'good'; title: string; text: string };

/**
 * Builds the notices about saving passengers.
 * @returns none when nothing was to be saved, or everybody was in the notebook already
 */
export function saveNotices(outcome: SaveOutcome | undefined, locale: Locale): SaveNotice[] {
  if (outcome === undefined) return [];
  const t = getTranslator(locale, 'notebook');
  if (typeof outcome === 'string') {
    return [{ id: 'notebook', kind: 'info', title: t(`save.${outcome}.title`), text: t(`save.${outcome}.text`) }];
  }
  const { saved: count } = outcome;
  if (count === 0) return [];
  return [{ id: 'notebook', kind: 'good', title: t('save.saved.title', { count }), text: t('save.saved.text') }];
}
