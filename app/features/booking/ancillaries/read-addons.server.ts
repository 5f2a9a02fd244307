import type { RequestContext } from '~/bff/request/context';
import { forget, settle } from '~/bff/waiting/pending.server';
import { UpstreamError } from '~/upstream/error';
import type { AncillaryOrder, AncillaryPacket, AncillaryProduct } from '~/upstream/ancillaries/contract';

/** What can be bought beside the tickets, and what has been. */
export type AddonSale = {
  products: AncillaryProduct[];
  packets: AncillaryPacket[];
  /** Flights that have a seat map. */
  seatSegments: number[];
  order: AncillaryOrder | null;
};

/** Asked for together with the booking, so that both stay within its patience. */
const PATIENCE_MS = 700;
const KEEP_MS = 5_000;

const saleKey = (context: RequestContext, token: string) => `addons ${context.market.locale} ${token}`;

/**
 * Reads what step 1 offers beside the tickets; null when the service fails or is late, because the ticket is sold all
 * the same. Packets and seats are left out by themselves.
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

/** Drops what was read before the order was changed. */
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
