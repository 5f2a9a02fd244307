import type { CountryCode } from './countries';
import type { Market } from './market';

/** Countries whose airlines weigh bags in pounds. */
const POUNDS: readonly CountryCode[] = ['US'];
const POUNDS_A_KILOGRAM = 2.204_622_6;

/**
 * Formats the weight of a bag for the market: "23 kg", "50 lb", "23 кг". Pounds are rounded down, as the airlines do: a
 * bag of that weight is never too heavy.
 */
export function formatWeight(kilograms: number, { locale, country }: Pick<Market, 'locale' | 'country'>): string {
  const inPounds = POUNDS.includes(country);
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: inPounds ? 'pound' : 'kilogram' });
  const weight = inPounds ? Math.floor(kilograms * POUNDS_A_KILOGRAM) : kilograms;
  return format.format(weight).replace(/\s/g, '\u00a0');
}
