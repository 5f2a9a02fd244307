import type { CurrencyCode } from '~/market/currencies';
import { partOf } from '../../search/offers/rates';
import { priceOf, type Product } from './product';

/** A product in an order. */
export type OrderLine = {
  product: Product;
  packetToken: string | null;
  /** Charged amount in hundredths: the product's price, less the packet discount. */
  price: number;
};

/** The parts of a packet that affect prices. */
export type PacketTerms = {
  token: string;
  /** Products that must all be present; null for a constructor, which allows any of its own. */
  required: string[] | null;
  discounts: { count: number; percent: number }[];
};

/** Adds lines: keeps an existing line of the same product and removes others of the same slot. */
export function withLines(lines: OrderLine[], added: OrderLine[]): OrderLine[] {
  return added.reduce((present, line) => {
    if (present.some(({ product }) => product.token === line.product.token)) return present;
    return [...present.filter(({ product }) => product.slot !== line.product.slot), line];
  }, lines);
}

/** Adds a packet's lines, and removes all lines in their slots. */
export function withPacket(lines: OrderLine[], packet: OrderLine[]): OrderLine[] {
  const slots = new Set(packet.map(({ product }) => product.slot));
  const packetTokens = new Set(packet.map(({ packetToken }) => packetToken));
  // Buying a constructor again removes the products that were switched off.
  const others = lines.filter(({ product, packetToken }) => !slots.has(product.slot) && !packetTokens.has(packetToken));
  return [...others, ...packet];
}

export function withoutLines(lines: OrderLine[], tokens: readonly string[]): OrderLine[] {
  return lines.filter(({ product }) => !tokens.includes(product.token));
}

/**
 * Reprices lines. A packet's discount holds while the packet is complete; a constructor's follows the number of
 * products left. Remaining products of a broken packet cost their single price. Each line is rounded separately, so a
 * total is always the sum of the amounts shown.
 */
export function repriced(lines: OrderLine[], packets: PacketTerms[], currency: CurrencyCode): OrderLine[] {
  return lines.map((line) => {
    const percent = line.packetToken === null ? 0 : discountOf(line.packetToken, lines, packets);
    const full = priceOf(line.product);
    return percent === 0
      ? { ...line, packetToken: null, price: full }
      : { ...line, price: discounted(full, percent, currency) };
  });
}

export function discounted(price: number, percent: number, currency: CurrencyCode): number {
  return partOf(price, (100 - percent) / 100, currency);
}

/** Returns the discount in percent for a number of products: the highest step reached. */
export function percentFor(count: number, discounts: PacketTerms['discounts']): number {
  return discounts.findLast((step) => count >= step.count)?.percent ?? 0;
}

export function sumOf(lines: readonly { price: number }[]): number {
  return lines.reduce((sum, { price }) => sum + price, 0);
}

function discountOf(packetToken: string, lines: OrderLine[], packets: PacketTerms[]): number {
  const terms = packets.find(({ token }) => token === packetToken);
  const present = lines.filter((line) => line.packetToken === packetToken).map(({ product }) => product.token);
  if (!terms) return 0;
  if (terms.required && !terms.required.every((token) => present.includes(token))) return 0;
  return percentFor(present.length, terms.discounts);
}
