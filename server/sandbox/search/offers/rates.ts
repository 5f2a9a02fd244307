import { CURRENCIES, type CurrencyCode } from '~/market/currencies';

/** Units of the currency per US dollar; fixed, so that a price depends on the search alone. */
const PER_DOLLAR: Record<CurrencyCode, number> = {
  RUB: 92,
  BYN: 3.2,
  KZT: 480,
  UAH: 41,
  UZS: 12600,
  AZN: 1.7,
  KGS: 87,
  AMD: 390,
  TRY: 34,
  EUR: 0.92,
  PLN: 3.95,
  USD: 1,
  GBP: 0.78,
  KRW: 1370,
  AUD: 1.52,
  SGD: 1.34,
  CAD: 1.37,
  AED: 3.6725,
  SAR: 3.75,
  INR: 84,
};

/** From this many units per dollar on, prices are whole units (won, rupees). */
const SMALL_UNIT = 50;

/** Rounds hundredths to whole units in currencies without decimals or with small units. */
function roundTo(currency: CurrencyCode, hundredths: number): number {
  return CURRENCIES[currency].decimals === 0 || PER_DOLLAR[currency] >= SMALL_UNIT
    ? Math.round(hundredths / 100) * 100
    : Math.round(hundredths);
}

/** Converts dollars to hundredths of the currency. */
export function fromDollars(dollars: number, currency: CurrencyCode): number {
  return roundTo(currency, dollars * PER_DOLLAR[currency] * 100);
}

/** Returns a part of an amount in hundredths, rounded like any price of the currency. */
export function partOf(hundredths: number, part: number, currency: CurrencyCode): number {
  return roundTo(currency, hundredths * part);
}
