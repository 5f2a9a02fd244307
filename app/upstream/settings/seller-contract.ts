/** The companies that sell in the name of a brand: what law wants on the legal notice, the ticket and the receipt. */
import { z } from 'zod';
import { tolerantList } from '~/upstream/tolerance';

/**
 * register: entry in the register of companies. protection: who guarantees the customers' money. atol: the number
 * under which the British Civil Aviation Authority licenses a seller of flights; it names no protection, because a ticket that is
 * issued at once has none. Countries differ in which of these they have.
 */
export const SELLER_FACTS = ['register', 'tax', 'director', 'licence', 'iata', 'protection', 'atol'] as const;
export type SellerFact = (typeof SELLER_FACTS)[number];

/** `countries`: of the visitors to whom it applies; without them, to all. */
type SellerFactView = { kind: SellerFact; value: string; countries?: string[] };

const sellerWire = z
  .looseObject({
    name: z.string().min(1),
    address: z.string().min(1),
    /** Countries of visitors whom this company serves (ISO 3166-1 alpha-2); null for all that no other one serves. */
    countries: z.array(z.string()).nullish(),
    /** In the order in which they are shown. */
    facts: tolerantList(
      z.looseObject({
        kind: z.enum(SELLER_FACTS),
        value: z.string().min(1),
        /** Countries of visitors to whom it applies (ISO 3166-1 alpha-2); null for all whom the company serves. */
        countries: z.array(z.string()).nullish(),
      }),
    ),
  })
  .transform(({ name, address, countries, facts }) => ({
    name,
    address,
    countries: countries ?? null,
    facts: facts.map(({ kind, value, countries: own }): SellerFactView => ({
      kind,
      value,
      ...(own && { countries: own }),
    })),
  }));
export type Seller = z.output<typeof sellerWire>;

export const sellersConfig = tolerantList(sellerWire);

/** Returns the company that serves a country, with the facts that apply there; null when none is named. */
export function sellerIn(sellers: readonly Seller[], country: string): Seller | null {
  const own = sellers.find(({ countries }) => countries?.includes(country));
  const seller = own ?? sellers.find(({ countries }) => countries === null);
  if (!seller) return null;
  return { ...seller, facts: seller.facts.filter(({ countries }) => countries?.includes(country) ?? true) };
}
