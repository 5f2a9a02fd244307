import type { RequestContext } from '~/bff/request/context';
import { UpstreamError } from '~/upstream/error';
import { refusedProduct, type AncillaryItem, type AncillaryOrder } from '~/upstream/ancillaries/contract';
import { forgetAncillaries } from './ancillary-order.server';
import { hasWishes, withoutToken, type AddonChoices, type Wish } from './addon-form';
import { isProductSwitchedOn } from './offered';
import type { ChangedOrder } from './changed-order';
import { forgetAddons } from './read-addons.server';

/** Why the order differs from the choices; the customer decides again before anything is charged. */
export type AddonNote =
  | { kind: 'gone'; token: string; title: string | null }
  | { kind: 'dearer'; token: string; title: string | null; oldAmount: number; newAmount: number }
  /** The chosen packet already includes it. */
  | { kind: 'inPacket'; token: string; title: string }
  /** Too few switches of a constructor are on, or two that exclude each other. */
  | { kind: 'switches'; token: string };

/** Token of the item, product or packet that the customer removes by hand. */
export type Removal = string | null;

/** A page cannot wait longer for add-ons, which the ticket does not need. */
const DEADLINE_MS = 8_000;

/**
 * Makes the ancillary order match the form. Slots and packets missing from the form stay unchanged, and so do seats.
 * Idempotent.
 * @returns notes on the differences; empty when everything matches
 * @throws UpstreamError when the service does not answer, or refuses for another reason
 */
export async function syncAddons(
  context: RequestContext,
  order: ChangedOrder,
  choices: AddonChoices,
  removal: Removal = null,
): Promise<AddonNote[]> {
  const nextChoices = removal === null ? choices : withoutToken(choices, removal);
  try {
    return await withDeadline(context, change(context, order, nextChoices, removal));
  } finally {
    forgetAddons(context, order);
    forgetAncillaries(context, order.token);
  }
}

async function change(
  context: RequestContext,
  changed: ChangedOrder,
  choices: AddonChoices,
  removal: Removal,
): Promise<AddonNote[]> {
  const { ancillaries } = context.upstream;
  const { token, timing = 'crossale' } = changed;
  let order = await ancillaries.findOrder(token, timing);
  const removed = itemsToRemove(order?.items ?? [], choices, removal);
  if (removed.length > 0) {
    order = await ancillaries.removeItems(
      token,
      removed.map((item) => item.token),
      timing,
    );
  }
  try {
    order = await add(context, changed, await withoutSwitchedOff(context, changed, choices), order);
  } catch (error) {
    const note = await noteOfRefusal(context, token, choices, error);
    if (note) return [note];
    throw error;
  }
  return notesOn(order ?? { items: [] }, choices);
}

/**
 * Drops wishes for products that a flag has switched off since the page was shown, or that a crafted form names: they
 * stay missing from the order and are told as gone. The service decides about products that it no longer lists.
 */
async function withoutSwitchedOff(
  context: RequestContext,
  { token, timing = 'crossale' }: ChangedOrder,
  choices: AddonChoices,
): Promise<AddonChoices> {
  if (!hasWishes(choices)) return choices;
  const { ancillaries } = context.upstream;
  const [features, products, packets] = await Promise.all([
    context.features(),
    ancillaries.listProducts(token),
    choices.packet ? ancillaries.listPackets(token, timing) : [],
  ]);
  const isOff = (wish: Wish | null) =>
    products.some((product) => product.token === wish?.token && !isProductSwitchedOn(product, features));
  const packet = packets.find((one) => one.token === choices.packet?.token);
  const isPacketOff =
    packet && !(features.packets && packet.products.every((product) => isProductSwitchedOn(product, features)));
  return {
    ...(isPacketOff ? {} : choices),
    bySlot: Object.fromEntries(Object.entries(choices.bySlot).filter(([, wish]) => !isOff(wish))),
  };
}

async function add(
  { upstream: { ancillaries } }: RequestContext,
  { token, timing = 'crossale' }: ChangedOrder,
  { bySlot, packet }: AddonChoices,
  before: AncillaryOrder | null,
): Promise<AncillaryOrder | null> {
  let order = before;
  const wishes = Object.values(bySlot).filter((wish) => wish !== null);
  const missing = wishes.filter((wish) => !order?.items.some(({ productToken }) => productToken === wish.token));
  if (!order && (missing.length > 0 || packet)) order = await ancillaries.createOrder(token, timing);
  if (missing.length > 0) order = await ancillaries.addItems(token, missing, timing);
  if (packet && (missing.length > 0 || !isPacketIn(order?.items ?? [], packet))) {
    const switches = packet.price === null ? packet.switches : undefined;
    order = await ancillaries.addPacket(token, packet.token, switches, timing);
  }
  return order;
}

/**
 * Lists the items to remove, among them those that are no longer for sale: the page has told.
 * @param removal goes whatever the form says
 */
export function itemsToRemove(
  items: readonly AncillaryItem[],
  { bySlot, packet }: AddonChoices,
  removal: Removal,
): AncillaryItem[] {
  return items.filter((item) => {
    if (!item.isAvailable) return true;
    if (removal !== null && [item.token, item.productToken, item.packetToken].includes(removal)) return true;
    if (item.packetToken !== null) return packet !== undefined && packet?.token !== item.packetToken;
    // A new product replaces another one in its slot without a removal.
    return bySlot[item.slot] === null;
  });
}

function isPacketIn(items: readonly AncillaryItem[], packet: NonNullable<AddonChoices['packet']>): boolean {
  const present = items.filter(({ packetToken }) => packetToken === packet.token).map((item) => item.productToken);
  if (packet.price !== null) return present.length > 0;
  return present.length === packet.switches.length && packet.switches.every((token) => present.includes(token));
}

/** Notes the choices that are missing from the order, or cost more than shown. */
export function notesOn({ items }: Pick<AncillaryOrder, 'items'>, { bySlot, packet }: AddonChoices): AddonNote[] {
  const notes = Object.entries(bySlot).flatMap(([slot, wish]): AddonNote[] => {
    if (!wish) return [];
    const item = items.find(({ productToken }) => productToken === wish.token);
    if (item) return dearer(wish, item.price.amount, item.title);
    const other = items.find((one) => one.slot === slot && one.packetToken !== null);
    return [other ? { kind: 'inPacket', token: wish.token, title: other.title } : gone(wish.token)];
  });
  if (!packet) return notes;
  const inPacket = items.filter(({ packetToken }) => packetToken === packet.token);
  const sum = inPacket.reduce((amount, { price }) => amount + price.amount, 0);
  return [...notes, ...(inPacket.length === 0 ? [gone(packet.token)] : dearer(packet, sum, null))];
}

function dearer({ token, price }: Wish, newAmount: number, title: string | null): AddonNote[] {
  return price !== null && newAmount > price ? [{ kind: 'dearer', token, title, oldAmount: price, newAmount }] : [];
}

function gone(token: string): AddonNote {
  return { kind: 'gone', token, title: null };
}

/** Turns a refusal into a note; null when it is not about one of the products. */
async function noteOfRefusal(
  { upstream: { ancillaries } }: RequestContext,
  token: string,
  { packet }: AddonChoices,
  error: unknown,
): Promise<AddonNote | null> {
  if (!(error instanceof UpstreamError) || error.service !== 'ancillaries') return null;
  if (error.code === 'requestFormat' && packet) return { kind: 'switches', token: packet.token };
  const refused = error.code === 'productUnavailable' ? refusedProduct.safeParse(error.data) : null;
  if (!refused?.success) return null;
  const currentProduct = (await ancillaries.listProducts(token)).find((product) => product.token === refused.data);
  // Reload the products, so that the page shows what is left.
  await ancillaries.listProducts(token, { renew: true });
  return { kind: 'gone', token: refused.data, title: currentProduct?.title ?? null };
}

async function withDeadline<T>({ requestId }: RequestContext, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const failure = { kind: 'timeout', service: 'ancillaries', operation: 'sync', code: 'timeoutError' } as const;
    timer = setTimeout(() => reject(new UpstreamError({ ...failure, requestId })), DEADLINE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
