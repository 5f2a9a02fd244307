import type { CurrencyCode } from '~/market/currencies';
import { risksOf } from './insurance';
import type { TripFacts } from './trip-facts';

/** A risk as a policy names it. */
export type PolicyRisk =
  | 'flightCancelled'
  | 'flightDelayed'
  | 'treatment'
  | 'accident'
  | 'baggageLost'
  | 'baggageDamaged'
  | 'baggageLate'
  | 'visaRefused'
  | 'tripCancelled';

/** The most that one person gets, in hundredths. */
export type PolicySum = { risk: PolicyRisk; amount: number; currency: CurrencyCode };
export type PolicyTerritory = 'russia' | 'abroad' | 'journey';

const roubles = (risk: PolicyRisk, sum: number): PolicySum => ({ risk, amount: sum * 100, currency: 'RUB' });

/** The sums of the catalogue (specification 2 §3, 3 §9); a refused visa gives back the price of one person's tickets. */
const SUMS: Readonly<Record<string, PolicySum[]>> = {
  'KBP-175': [roubles('flightCancelled', 10_000), roubles('flightDelayed', 5_000)],
  'KBP-240': [roubles('flightCancelled', 12_500), roubles('flightDelayed', 7_500)],
  'KBP-360': [roubles('flightCancelled', 15_000), roubles('flightDelayed', 10_000)],
  'KBR-0': [roubles('treatment', 600_000)],
  'KBV-0': [{ risk: 'treatment', amount: 10_000_000, currency: 'EUR' }],
  'KBB-70': [roubles('baggageLost', 20_000)],
  'KBB-285': [roubles('baggageLost', 35_000), roubles('baggageDamaged', 35_000)],
  'KBB-445': [roubles('baggageLost', 60_000), roubles('baggageDamaged', 60_000), roubles('baggageLate', 60_000)],
  'KV-1123': [roubles('accident', 500_000), roubles('baggageLost', 35_000)],
  'KBMV-350': [roubles('tripCancelled', 20_000)],
  'PROTECT-690': [roubles('accident', 500_000), roubles('baggageLost', 35_000), roubles('flightDelayed', 10_000)],
};

/** Returns the risks and sums of a policy by its code. */
export function policySums(code: string, { ticketsTotal, passengers, currency }: TripFacts): PolicySum[] {
  const share = Math.floor(ticketsTotal / Math.max(1, passengers.length));
  return SUMS[code] ?? [{ risk: 'visaRefused', amount: share, currency }];
}

/** Returns where a policy holds: treatment in a country or abroad, everything else on the journey. */
export function policyTerritory(code: string): PolicyTerritory {
  if (code === 'KBR-0') return 'russia';
  return risksOf(code).includes('treatment') ? 'abroad' : 'journey';
}

/** Checks whether a policy pays for what happens before the journey: it holds from the purchase to the departure. */
export function isBeforeJourney(code: string): boolean {
  return risksOf(code).some((risk) => risk === 'visa' || risk === 'cancellation');
}
