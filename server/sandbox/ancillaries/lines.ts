import type { CurrencyCode } from '~/market/currencies';
import { partOf } from '../search/rates';
import { priceOf, type Product } from './product';

/** A product in an order. */
export type OrderLine = {
  product: Product;
  packetToken: string | null;
  /** What is charged for it, hundredths: the product's price, less the discount of its packet. */
  price: number;
};

/** What of a packet matters to the prices of an order. */
export type PacketTerms = {
  token: string;
  /** Products that must all be there; null: any of a constructor. */
  required: string[] | null;
  discounts: { count: number; percent: number }[];
};

/** Adds lines; one of the same product stays as it was, others of the same slot are taken out. */
export function withLines(lines: OrderLine[], added: OrderLine[]): OrderLine[] {
  return added.reduce((present, line) => {
    if (present.some(({ product }) => product.token === line.product.token)) return present;
    return [...present.filter(({ product }) => product.slot !== line.product.slot), line];
  }, lines);
}

/** Puts a packet's lines in, in the place of all that has their slots. */
export function withPacket(lines: OrderLine[], packet: OrderLine[]): OrderLine[] {
  const slots = new Set(packet.map(({ product }) => product.slot));
  const packetTokens = new Set(packet.map(({ packetToken }) => packetToken));
  // Of a constructor that is bought again, what was switched off goes.
  const others = lines.filter(({ product, packetToken }) => !slots.has(product.slot) && !packetTokens.has(packetToken));
  return [...others, ...packet];
}

export function withoutLines(lines: OrderLine[], tokens: readonly string[]): OrderLine[] {
  return lines.filter(({ product }) => !tokens.includes(product.token));
}

/**
 * Prices lines anew: a packet's discount holds as long as the packet is whole, or, of a constructor, for as many as are
 * left; what is left of a broken packet costs what it costs alone. Each line is rounded by itself, so that a total is
 * always the sum of what is shown.
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

/** Percent off for so many products: the last step that is reached. */
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
