import type { Product } from './product';
import type { OrderLine, PacketTerms } from './lines';
import { priceOf } from './product';

/** A set of products that is cheaper together. */
export type Packet = PacketTerms & {
  name: 'calm' | 'light' | 'own';
  products: Product[];
};

const FIXED: { name: 'calm' | 'light'; tokens: string[]; percent: number }[] = [
  { name: 'light', tokens: ['registration.lowered_price', 'support.minimum', 'sms.order_info'], percent: 10 },
  {
    name: 'calm',
    tokens: ['registration.lowered_price', 'support.standard', 'sms.order_info', 'refund.90', 'insurance.KBP-240'],
    percent: 15,
  },
];
/** A packet with fewer products is not offered. */
const MIN_PRODUCTS = 3;

const SWITCHES = [
  'registration.lowered_price',
  'registration.airport_registration',
  'support.standard',
  'sms.order_info',
  'warranty',
  'refund.90',
  'insurance.KBP-360',
  'insurance.KBV-0',
  'insurance.KBR-0',
];
const STEPS = [
  { count: 2, percent: 5 },
  { count: 3, percent: 10 },
  { count: 4, percent: 15 },
];

/** Returns the packets of a trip: those with enough products on sale, and a constructor. */
export function packetsOf(catalogue: Product[]): Packet[] {
  const sold = (tokens: string[]) => tokens.flatMap((token) => catalogue.find((one) => one.token === token) ?? []);
  const fixed = FIXED.map(({ name, tokens, percent }): Packet => {
    const products = sold(tokens);
    return {
      token: `packet.${name}`,
      name,
      products,
      required: products.map(({ token }) => token),
      discounts: [{ count: products.length, percent }],
    };
  });
  const own: Packet = {
    token: 'packet.own',
    name: 'own',
    products: sold(SWITCHES),
    required: null,
    discounts: STEPS,
  };
  return [...fixed, own].filter(({ products }) => products.length >= MIN_PRODUCTS);
}

/** Returns the lines of a packet before its discount; null when `chosen` is invalid for its constructor. */
export function packetLines(packet: Packet, chosen: readonly string[] | null | undefined): OrderLine[] | null {
  const products = packet.required ? packet.products : packet.products.filter(({ token }) => chosen?.includes(token));
  const slots = new Set(products.map(({ slot }) => slot));
  const isWhole = packet.required !== null || (new Set(chosen).size === products.length && products.length >= 2);
  if (!isWhole || slots.size !== products.length) return null;
  return products.map((product) => ({ product, packetToken: packet.token, price: priceOf(product) }));
}
