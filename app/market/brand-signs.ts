import type { BrandId } from './brands';

/** The sign of a brand in a square of 32 units: lines of two units, light on a ground of the brand's colour. */
export type BrandSign = { path: string; isRound: boolean; colour: string };

/** A vane in the wind, and a road over a hill. */
export const BRAND_SIGNS: Readonly<Record<BrandId, BrandSign>> = {
  intl: { path: 'M7 22.5 26 9.5 19.5 25l-4-6.5ZM5.5 15h6M8 10.5h7', isRound: true, colour: '#0b5fcc' },
  ru: { path: 'M7 25c2-7 5-10 9-10s5-3 5.5-7M7 25h18M21.5 8l-4 2.5M21.5 8l2.5 4', isRound: false, colour: '#6a2bd9' },
};
