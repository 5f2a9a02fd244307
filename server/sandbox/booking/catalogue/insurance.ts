import type { InsuranceType } from '~/upstream/ancillaries/contract';
import type { Product } from '../order-lines/product';
import { flightsOf, type TripFacts } from './trip-facts';

/** Covers of one family exclude each other; different families do not, where a brand sells several insurances. */
type Family = 'delay' | 'medical' | 'baggage' | 'visa' | 'health' | 'cancellation' | 'packet';

type Insurance = {
  code: string;
  family: Family;
  type: InsuranceType;
  insurer: 'insurance_astk' | 'insurance_aviacenter' | 'insurance_protect';
  /** Price for one passenger. */
  roubles(facts: TripFacts): number;
  isFor?(facts: TripFacts): boolean;
};

/** A one-way trip is insured for seven days (specification 3 §9). */
const ONE_WAY_DAYS = 7;
/** Insurance of flights and their checked bags is not sold for trips by train alone. */
const flies = (facts: TripFacts) => flightsOf(facts).length > 0;

const insuredDays = ({ isOneWay, days }: TripFacts) => (isOneWay ? ONE_WAY_DAYS : Math.max(days, 1));

/** The catalogue of specification 3 §9; a number in a code is the price, where it has one. */
const CATALOGUE: Insurance[] = [
  { code: 'KBP-175', family: 'delay', type: 'base', insurer: 'insurance_astk', roubles: () => 175, isFor: flies },
  { code: 'KBP-240', family: 'delay', type: 'extended', insurer: 'insurance_astk', roubles: () => 240, isFor: flies },
  { code: 'KBP-360', family: 'delay', type: 'extended', insurer: 'insurance_astk', roubles: () => 360, isFor: flies },
  {
    code: 'KBR-0',
    family: 'medical',
    type: 'base',
    insurer: 'insurance_aviacenter',
    roubles: (facts) => 40 * insuredDays(facts),
    isFor: ({ isAbroad }) => !isAbroad,
  },
  {
    code: 'KBV-0',
    family: 'medical',
    type: 'extended',
    insurer: 'insurance_aviacenter',
    roubles: (facts) => 95 * insuredDays(facts),
    isFor: ({ isAbroad }) => isAbroad,
  },
  // Offered only with a fare that includes checked baggage.
  {
    code: 'KBB-70',
    family: 'baggage',
    type: 'free',
    insurer: 'insurance_astk',
    roubles: () => 0,
    isFor: (facts) => flies(facts) && facts.fare.baggage.count > 0,
  },
  { code: 'KBB-285', family: 'baggage', type: 'base', insurer: 'insurance_astk', roubles: () => 285, isFor: flies },
  { code: 'KBB-445', family: 'baggage', type: 'extended', insurer: 'insurance_astk', roubles: () => 445, isFor: flies },
  {
    code: 'INSURANCE-KBO',
    family: 'visa',
    type: 'base',
    insurer: 'insurance_aviacenter',
    roubles: () => 590,
    isFor: ({ isAbroad }) => isAbroad,
  },
  { code: 'KV-1123', family: 'health', type: 'base', insurer: 'insurance_aviacenter', roubles: () => 320 },
  { code: 'KBMV-350', family: 'cancellation', type: 'extended', insurer: 'insurance_astk', roubles: () => 350 },
  {
    code: 'PROTECT-690',
    family: 'packet',
    type: 'extended',
    insurer: 'insurance_protect',
    roubles: () => 690,
    isFor: flies,
  },
];

/** Returns insurances and their packets, for every passenger; in roubles only. */
export function insuranceProducts(facts: TripFacts): Product[] {
  return CATALOGUE.filter(({ isFor }) => isFor?.(facts) ?? true).map(({ code, family, type, insurer, roubles }) => ({
    token: `insurance.${code}`,
    group: family === 'packet' ? 'insurance_packets' : 'insurance',
    subgroup: insurer,
    slot: facts.hasManyInsurances ? `insurance.${family}` : 'insurance',
    unitPrice: roubles(facts) * 100,
    count: facts.passengers.length,
    target: {},
    details: { kind: 'insurance', code, type, insurer },
  }));
}
