import type { AddonsOption } from './addons';
import { pairwise } from './pairwise';
import { ALONE, FAMILY, NINE, type TestParty } from './travellers';
import { ordinary, selfTransfer, type IsWanted, type WantedTrip } from './wanted-offer';

/** A purchase of the table: what is bought, for whom, how it is paid, and the extras. */
export type Purchase = {
  brand: 'ru' | 'intl';
  journey: keyof typeof JOURNEYS;
  party: keyof typeof PARTIES;
  payment: 'card' | 'threeDs' | 'sbp' | 'split';
  extras: AddonsOption | 'promo';
};

/** Trips from a city of each brand, with a condition on the offer. */
export const JOURNEYS = {
  'one way': { isWanted: ordinary, ru: [['MOW', 'AER', 40]], intl: [['LON', 'NYC', 40]] },
  return: {
    isWanted: ordinary,
    ru: [
      ['MOW', 'IST', 43],
      ['IST', 'MOW', 50],
    ],
    intl: [
      ['PAR', 'ROM', 43],
      ['ROM', 'PAR', 50],
    ],
  },
  'multi-leg': {
    isWanted: ordinary,
    ru: [
      ['MOW', 'LED', 46],
      ['LED', 'AER', 49],
      ['AER', 'MOW', 53],
    ],
    intl: [
      ['LON', 'PAR', 46],
      ['PAR', 'BER', 49],
      ['BER', 'LON', 53],
    ],
  },
  'self-transfer': { isWanted: selfTransfer, ru: [['MOW', 'AER', 52]], intl: [['LON', 'NYC', 52]] },
} as const satisfies Record<string, { isWanted: IsWanted; ru: WantedTrip[]; intl: WantedTrip[] }>;

export const PARTIES = { one: ALONE, family: FAMILY, nine: NINE } as const satisfies Record<string, TestParty>;

const journey = Object.keys(JOURNEYS) as Purchase['journey'][];
const party = Object.keys(PARTIES) as Purchase['party'][];

/** Pairwise. Fast payments, two payments and promo codes exist in roubles only, and so on Попутный only. */
export const PURCHASES: Readonly<Record<Purchase['brand'], Purchase[]>> = {
  ru: pairwise({
    brand: ['ru'],
    journey,
    party,
    payment: ['card', 'threeDs', 'sbp', 'split'],
    extras: ['none', 'all', 'packet', 'promo'],
  }) as Purchase[],
  intl: pairwise({
    brand: ['intl'],
    journey,
    party,
    payment: ['card', 'threeDs'],
    extras: ['none', 'all', 'packet'],
  }) as Purchase[],
};

/**
 * The shorter table for slow purchases in a browser: every journey, party, payment and extra at least once, and on
 * Fairwind those that tests/e2e/purchase.spec.ts does not buy there.
 */
export const BROWSER_PURCHASES: typeof PURCHASES = {
  ru: journey.map((trip, index) => ({
    brand: 'ru',
    journey: trip,
    party: party[index % party.length] ?? 'one',
    payment: (['sbp', 'split', 'threeDs', 'card'] as const)[index] ?? 'card',
    extras: (['promo', 'all', 'packet', 'none'] as const)[index] ?? 'none',
  })),
  intl: [
    { brand: 'intl', journey: 'multi-leg', party: 'nine', payment: 'threeDs', extras: 'packet' },
    { brand: 'intl', journey: 'self-transfer', party: 'family', payment: 'card', extras: 'all' },
  ],
};

/** "return, family, sbp, promo" */
export function nameOf({ journey: trip, party: who, payment, extras }: Purchase): string {
  return [trip, who, payment, extras].join(', ');
}

/** A code of the sandbox that takes 500 roubles off. */
export const PROMO_CODE = 'FLY500';
