import type { RequestContext } from '~/bff/request/context';
import { forget, settle } from '~/bff/waiting/pending.server';
import { UpstreamError } from '~/upstream/error';
import type { AncillaryOrder, AncillaryPacket, AncillaryProduct } from '~/upstream/ancillaries/contract';

/** Add-ons on sale with the tickets, and those already in the order. */
export type AddonSale = {
  products: AncillaryProduct[];
  packets: AncillaryPacket[];
  /** Flights with a seat map. */
  seatSegments: number[];
  order: AncillaryOrder | null;
};

/** Called together with the booking, so that both stay within the booking's patience. */
const PATIENCE_MS = 700;
const KEEP_MS = 5_000;

const saleKey = (context: RequestContext, token: string) => `addons ${context.market.locale} ${token}`;

/**
 * Reads the add-ons offered at step 1; null when the service fails or is late, because the ticket is sold anyway.
 * Packets and seats can each fail alone.
 */
export async function readAddons(context: RequestContext, token: string): Promise<AddonSale | null> {
  const { ancillaries } = context.upstream;
  const start = async (): Promise<AddonSale> => {
    const [products, order, packets, seatSegments] = await Promise.all([
      ancillaries.listProducts(token),
      ancillaries.findOrder(token),
      orNothing(ancillaries.listPackets(token)),
      orNothing(seatSegmentsOf(context, token)),
    ]);
    return { products, order, packets, seatSegments };
  };
  const settled = await settle(saleKey(context, token), start, { patienceMs: PATIENCE_MS, keepMs: KEEP_MS });
  return settled.state === 'ready' ? settled.value : null;
}

/** Drops the add-ons read before a change of the order. */
export function forgetAddons(context: RequestContext, token: string): void {
  forget(saleKey(context, token));
}

async function seatSegmentsOf({ upstream }: RequestContext, token: string): Promise<number[]> {
  const groups = await upstream.ancillaries.listGroups(token);
  return groups.find(({ group }) => group === 'seat_selection')?.segmentIndexes ?? [];
}

async function orNothing<T>(work: Promise<T[]>): Promise<T[]> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UpstreamError) return [];
    throw error;
  }
}
