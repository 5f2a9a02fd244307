import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { laterPaymentToWire, type LaterPaymentOrder } from '~/upstream/booking/later-payment.server';
import { isBaggageOffered } from './baggage-rule';
import {
  endpoints,
  type AncillaryOrder,
  type AncillaryPacket,
  type AncillaryProduct,
  type AvailableGroup,
  type SeatMap,
  type Timing,
} from './contract';

/** An item to add: a product of `listProducts`, or a seat of the map with its passenger. */
export type AncillaryWish = { token: string; passengerIndex?: number };

/** A post-sale purchase: the items, and their payment. */
export type PostSalePurchase = LaterPaymentOrder & { items: readonly AncillaryWish[] };

/**
 * Makes the client of a booking's ancillaries (specification 2 §3, §6, §7); every plain `token` is the booking's.
 * Failures are `UpstreamError`s with the codes that the contract lists: `ancillariesFrozen` while the booking is being
 * paid or after its end, `productUnavailable` and `seatTaken` for unavailable items (nothing has changed then).
 * Changes are idempotent.
 */
export function createAncillariesClient(binding: UpstreamBinding) {
  const { caches, market } = binding;
  const { brand, locale } = market;
  const call = envelopedCalls(binding, { brand });

  return {
    /** Returns groups with products for this booking, in display order. Cached for five minutes. */
    async listGroups(token: string, options: { renew?: boolean } = {}): Promise<AvailableGroup[]> {
      return caches.short.read(
        ['ancillaries.groups', brand, locale, token],
        () => call(endpoints.listGroups, { token }),
        options,
      );
    },

    /**
     * Returns all products except seats. Cached for five minutes; `renew` after productUnavailable. The order holds
     * the choices: `item.productToken`. `composed`: tokens of a registration and of seats, whose products are listed too.
     */
    async listProducts(
      token: string,
      { composed = [], ...options }: { renew?: boolean; composed?: readonly string[] } = {},
    ): Promise<AncillaryProduct[]> {
      const products =
        composed.length > 0
          ? await call(endpoints.listProducts, { token, composed: [...composed] })
          : await caches.short.read(
              ['ancillaries.products', brand, locale, token],
              () => call(endpoints.listProducts, { token }),
              options,
            );
      return products.filter(({ group, isAvailable, bags }) => {
        return isAvailable && (group !== 'baggage' || isBaggageOffered(bags));
      });
    },

    /** Returns the current seats of a flight. @throws UpstreamError productUnavailable where none can be chosen */
    getSeatMap(token: string, segmentIndex: number): Promise<SeatMap> {
      return call(endpoints.getSeatMap, { token, segment_index: segmentIndex });
    },

    /** Returns the order of the tickets, or the open one after the sale; null while there is none. */
    findOrder(token: string, timing: Timing = 'crossale'): Promise<AncillaryOrder | null> {
      return call(endpoints.findOrder, { token, timing });
    },

    /** Returns the order paid with the tickets, then every post-sale try; not the open order. */
    listOrders(token: string): Promise<AncillaryOrder[]> {
      return call(endpoints.listOrders, { token });
    },

    /** Makes the order, or returns the existing one. */
    createOrder(token: string, timing: Timing = 'crossale'): Promise<AncillaryOrder> {
      return call(endpoints.createOrder, { token, timing });
    },

    /** Adds all of `items` or, when it fails, none; replaces items in the same slots. */
    addItems(token: string, items: readonly AncillaryWish[], timing: Timing = 'crossale'): Promise<AncillaryOrder> {
      return call(endpoints.addItems, { token, timing, items: items.map(wishToWire) });
    },

    /** @param itemTokens tokens of items; unknown ones count as removed */
    removeItems(token: string, itemTokens: readonly string[], timing: Timing = 'crossale'): Promise<AncillaryOrder> {
      return call(endpoints.removeItems, { token, timing, item_tokens: [...itemTokens] });
    },

    /** Makes the order if there is none, and adds one product. */
    clickToBuy(token: string, item: AncillaryWish): Promise<AncillaryOrder> {
      return call(endpoints.clickToBuy, { token, item: wishToWire(item) });
    },

    /**
     * Buys after the tickets are issued; may end at the bank (`payment.redirectUrl`, `payment.sbp`). After a failure of
     * kind timeout, unavailable or badContract the outcome is unknown: read the orders, and repeat with the same key only.
     */
    buyAfterSale(token: string, { items, ...payment }: PostSalePurchase): Promise<AncillaryOrder> {
      return call(endpoints.clickToBuy, { token, items: items.map(wishToWire), ...laterPaymentToWire(payment) });
    },

    /**
     * Takes products that are free, after the tickets are issued: nothing is paid.
     * @param siteUrl the shop that the letter links to
     * @throws UpstreamError rateChangedError when they are not free, productUnavailable, seatTaken
     */
    takeFree(token: string, items: readonly AncillaryWish[], siteUrl: string): Promise<AncillaryOrder> {
      return call(endpoints.clickToBuy, {
        token,
        timing: 'postsale',
        items: items.map(wishToWire),
        site_url: siteUrl,
      });
    },

    /** Returns sets of products at a discount, and whether they are in the order. */
    listPackets(token: string, timing: Timing = 'crossale'): Promise<AncillaryPacket[]> {
      return call(endpoints.listPackets, { token, timing });
    },

    /**
     * Adds a packet to the order; its items are removed like any others.
     * @param productTokens the chosen products of a constructor: at least two
     */
    addPacket(
      token: string,
      packetToken: string,
      productTokens?: readonly string[],
      timing: Timing = 'crossale',
    ): Promise<AncillaryOrder> {
      const packet = { token: packetToken, ...(productTokens && { product_tokens: [...productTokens] }) };
      return call(endpoints.addPacket, { token, timing, packets: [packet] });
    },
  };
}

function wishToWire({ token, passengerIndex }: AncillaryWish) {
  return { token, passenger_index: passengerIndex };
}
