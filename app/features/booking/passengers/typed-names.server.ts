import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { PassengerValues } from './form-values';

/** Returns the typed names by passenger: "Anna Ivanova", or "Passenger 2" while none is typed. */
export function passengerNames(typed: readonly PassengerValues[], count: number, { locale }: Market): string[] {
  const t = getTranslator(locale, 'booking');
  return Array.from({ length: Math.max(count, typed.length) }, (_, index) => {
    const { firstName = '', lastName = '' } = typed[index] ?? {};
    return `${firstName} ${lastName}`.trim() || t('step1.passenger.title', { number: index + 1 });
  });
}
