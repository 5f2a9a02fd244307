import type { RequestContext } from '~/bff/request/context';
import { forget, settle } from '~/bff/waiting/pending.server';
import { UpstreamError } from '~/upstream/error';
import type { AncillaryOrder, AncillaryPacket, AncillaryProduct } from '~/upstream/ancillaries/contract';
import type { ChangedOrder } from './changed-order';

/** Add-ons on sale with the tickets or after them, and those already in the order. */
export type AddonSale = {
  products: AncillaryProduct[];
  packets: AncillaryPacket[];
  /** Flights with a seat map. */
  seatSegments: number[];
  order: AncillaryOrder | null;
  /** Everything bought so far; empty before the tickets are issued. */
  orders: AncillaryOrder[];
};

/** Called together with the booking, so that both stay within the booking's patience. */
const PATIENCE_MS = 700;
const KEEP_MS = 5_000;

const saleKey = (context: RequestContext, { token, timing = 'crossale' }: ChangedOrder) =>
  `addons ${timing} ${context.market.locale} ${token}`;

/**
 * Reads the add-ons offered at step 1, or for issued tickets; null when the service fails or is late, because the trip
 * does not need them. Packets and seats can each fail alone.
 */
export async function readAddons(context: RequestContext, sale: ChangedOrder): Promise<AddonSale | null> {
  const { ancillaries } = context.upstream;
  const { token, timing = 'crossale' } = sale;
  const renew = timing === 'postsale';
  const start = async (): Promise<AddonSale> => {
    const [products, order, packets, seatSegments, orders] = await Promise.all([
      ancillaries.listProducts(token, { renew }),
      ancillaries.findOrder(token, timing),
      orNothing(ancillaries.listPackets(token, timing)),
      orNothing(seatSegmentsOf(context, sale)),
      timing === 'postsale' ? ancillaries.listOrders(token) : [],
    ]);
    return { products, order, packets, seatSegments, orders };
  };
  const settled = await settle(saleKey(context, sale), start, { patienceMs: PATIENCE_MS, keepMs: KEEP_MS });
  return settled.state === 'ready' ? settled.value : null;
}

/** Drops the add-ons read before a change of the order. */
export function forgetAddons(context: RequestContext, sale: ChangedOrder): void {
  forget(saleKey(context, sale));
}

async function seatSegmentsOf(
  { upstream }: RequestContext,
  { token, timing = 'crossale' }: ChangedOrder,
): Promise<number[]> {
  const groups = await upstream.ancillaries.listGroups(token, { renew: timing === 'postsale' });
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
