import type { InsuranceType } from '~/upstream/ancillaries/contract';
import type { Product } from '../order-lines/product';
import { flightsOf, type TripFacts } from './trip-facts';

/** A cause for which a policy pays. Nobody may buy two policies that pay for the same one. */
type Risk = 'delay' | 'treatment' | 'accident' | 'baggage' | 'visa' | 'cancellation';

type Insurance = {
  code: string;
  covers: readonly Risk[];
  type: InsuranceType;
  insurer: 'insurance_astk' | 'insurance_aviacenter' | 'insurance_protect';
  /** Price for one passenger. */
  roubles(facts: TripFacts): number;
  isFor?(facts: TripFacts): boolean;
};

/** A one-way trip is insured for seven days (specification 3 §9). */
export const ONE_WAY_DAYS = 7;
/** Insurance of flights and their checked bags is not sold for trips by train alone. */
const flies = (facts: TripFacts) => flightsOf(facts).length > 0;

const insuredDays = ({ isOneWay, days }: TripFacts) => (isOneWay ? ONE_WAY_DAYS : Math.max(days, 1));

/** The catalogue of specification 3 §9; a number in a code is the price, where it has one. */
const CATALOGUE: Insurance[] = [
  { code: 'KBP-175', covers: ['delay'], type: 'base', insurer: 'insurance_astk', roubles: () => 175, isFor: flies },
  { code: 'KBP-240', covers: ['delay'], type: 'extended', insurer: 'insurance_astk', roubles: () => 240, isFor: flies },
  { code: 'KBP-360', covers: ['delay'], type: 'extended', insurer: 'insurance_astk', roubles: () => 360, isFor: flies },
  {
    code: 'KBR-0',
    covers: ['treatment'],
    type: 'base',
    insurer: 'insurance_aviacenter',
    roubles: (facts) => 40 * insuredDays(facts),
    isFor: ({ isAbroad }) => !isAbroad,
  },
  {
    code: 'KBV-0',
    covers: ['treatment'],
    type: 'extended',
    insurer: 'insurance_aviacenter',
    roubles: (facts) => 95 * insuredDays(facts),
    isFor: ({ isAbroad }) => isAbroad,
  },
  // Offered only with a fare that includes checked baggage.
  {
    code: 'KBB-70',
    covers: ['baggage'],
    type: 'free',
    insurer: 'insurance_astk',
    roubles: () => 0,
    isFor: (facts) => flies(facts) && facts.fare.baggage.count > 0,
  },
  { code: 'KBB-285', covers: ['baggage'], type: 'base', insurer: 'insurance_astk', roubles: () => 285, isFor: flies },
  {
    code: 'KBB-445',
    covers: ['baggage'],
    type: 'extended',
    insurer: 'insurance_astk',
    roubles: () => 445,
    isFor: flies,
  },
  {
    code: 'INSURANCE-KBO',
    covers: ['visa'],
    type: 'base',
    insurer: 'insurance_aviacenter',
    roubles: () => 590,
    isFor: ({ isAbroad }) => isAbroad,
  },
  {
    code: 'KV-1123',
    covers: ['accident', 'baggage'],
    type: 'base',
    insurer: 'insurance_aviacenter',
    roubles: () => 320,
  },
  { code: 'KBMV-350', covers: ['cancellation'], type: 'extended', insurer: 'insurance_astk', roubles: () => 350 },
  {
    code: 'PROTECT-690',
    covers: ['accident', 'baggage', 'delay'],
    type: 'extended',
    insurer: 'insurance_protect',
    roubles: () => 690,
    isFor: flies,
  },
];

/** A policy that covers more risks than this is a packet of policies. */
const PACKET_FROM = 2;

/** Groups of risks that some policy covers together: two policies with risks in one group may overlap. */
const JOINED_RISKS = joinedRisks(CATALOGUE.map(({ covers }) => covers));

function joinedRisks(covers: readonly (readonly Risk[])[]): readonly ReadonlySet<Risk>[] {
  return covers.reduce<ReadonlySet<Risk>[]>((groups, risks) => {
    const touched = groups.filter((group) => risks.some((risk) => group.has(risk)));
    const joined = new Set([...touched.flatMap((group) => [...group]), ...risks]);
    return [...groups.filter((group) => !touched.includes(group)), joined];
  }, []);
}

/** Names the slot of a policy. Policies of one slot exclude each other, so that no two of an order overlap. */
function slotOf({ covers }: Insurance): string {
  const group = JOINED_RISKS.find((risks) => covers.some((risk) => risks.has(risk)));
  return `insurance.${[...(group ?? covers)].toSorted().join('-')}`;
}

/** Returns insurances and their packets, for every passenger; in roubles only. */
export function insuranceProducts(facts: TripFacts): Product[] {
  return CATALOGUE.filter(({ isFor }) => isFor?.(facts) ?? true).map((insurance) => {
    const { code, covers, type, insurer, roubles } = insurance;
    return {
      token: `insurance.${code}`,
      group: covers.length > PACKET_FROM ? 'insurance_packets' : 'insurance',
      subgroup: insurer,
      slot: facts.hasManyInsurances ? slotOf(insurance) : 'insurance',
      unitPrice: roubles(facts) * 100,
      count: facts.passengers.length,
      target: {},
      details: { kind: 'insurance', code, type, insurer },
    };
  });
}

/** Returns the risks of a policy by its code. @throws for an unknown code */
export function risksOf(code: string): readonly string[] {
  const insurance = CATALOGUE.find((one) => one.code === code);
  if (!insurance) throw new Error(`no insurance ${code}`);
  return insurance.covers;
}
