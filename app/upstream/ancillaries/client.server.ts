import type { Money } from '~/market/money';
import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import type { CardData } from '~/upstream/booking/card-data.server';
import { isBaggageOffered } from './baggage-rule';
import {
  endpoints,
  type AncillaryOrder,
  type AncillaryPacket,
  type AncillaryProduct,
  type AvailableGroup,
  type SeatMap,
} from './contract';
import type { PurchasePaymentWire } from './purchase-contract';

/** What to add: a product as `listProducts` gives it, or a seat of the map and who sits on it. */
export type AncillaryWish = { token: string; passengerIndex?: number };

/** A purchase after the sale: what, for how much, and by which card. */
export type PostSalePurchase = {
  items: readonly AncillaryWish[];
  /** What the customer was shown. */
  total: Money;
  /** 16 to 100 characters; the same key never pays twice. */
  idempotencyKey: string;
  card: CardData;
  /** Absolute address of the shop to which the bank's page returns. */
  returnUrl: string;
};

/**
 * Ancillaries of a booking (specification 2 §3, §6, §7); every `token` without another name is the booking's.
 * Failures are `UpstreamError`s with the codes that the contract lists: `ancillariesFrozen` when the
 * booking is being paid or is over, `productUnavailable` and `seatTaken` for what can no longer be had (nothing has been
 * changed then). Changes may be repeated: the order ends the same.
 */
export function createAncillariesClient(binding: UpstreamBinding) {
  const { caches, market } = binding;
  const { brand, locale } = market;
  const call = envelopedCalls(binding, { brand });

  return {
    /** Groups that have something for this booking, in the order of showing. Kept for five minutes. */
    async listGroups(token: string, options: { renew?: boolean } = {}): Promise<AvailableGroup[]> {
      return caches.short.read(
        ['ancillaries.groups', brand, locale, token],
        () => call(endpoints.listGroups, { token }),
        options,
      );
    },

    /**
     * Everything to choose from but seats. Kept for five minutes; `renew` after productUnavailable. Which of them are
     * chosen is told by the order: `item.productToken`.
     */
    async listProducts(token: string, options: { renew?: boolean } = {}): Promise<AncillaryProduct[]> {
      const products = await caches.short.read(
        ['ancillaries.products', brand, locale, token],
        () => call(endpoints.listProducts, { token }),
        options,
      );
      return products.filter(({ group, isAvailable, bags }) => {
        return isAvailable && (group !== 'baggage' || isBaggageOffered(bags));
      });
    },

    /** Seats of a flight as they are now. @throws UpstreamError productUnavailable where none can be chosen */
    getSeatMap(token: string, segmentIndex: number): Promise<SeatMap> {
      return call(endpoints.getSeatMap, { token, segment_index: segmentIndex });
    },

    /** The order of a booking; null while there is none. */
    findOrder(token: string): Promise<AncillaryOrder | null> {
      return call(endpoints.findOrder, { token });
    },

    /** All orders of a booking: the one that is paid with the tickets, then every try to buy after the sale. */
    listOrders(token: string): Promise<AncillaryOrder[]> {
      return call(endpoints.listOrders, { token });
    },

    /** Makes the order of a booking, or gives the one that it has. */
    createOrder(token: string): Promise<AncillaryOrder> {
      return call(endpoints.createOrder, { token });
    },

    /** Adds all of `items` or, when it fails, none; what shares a slot with one of them is taken out. */
    addItems(token: string, items: readonly AncillaryWish[]): Promise<AncillaryOrder> {
      return call(endpoints.addItems, { token, items: items.map(wishToWire) });
    },

    /** @param itemTokens tokens of items; one that is not in the order is as good as removed */
    removeItems(token: string, itemTokens: readonly string[]): Promise<AncillaryOrder> {
      return call(endpoints.removeItems, { token, item_tokens: [...itemTokens] });
    },

    /** Makes the order when there is none, and adds one product. */
    clickToBuy(token: string, item: AncillaryWish): Promise<AncillaryOrder> {
      return call(endpoints.clickToBuy, { token, item: wishToWire(item) });
    },

    /**
     * Buys after the tickets are issued; may end at a 3-D Secure page (`payment.redirectUrl`). When it fails with kind
     * timeout, unavailable or badContract, the outcome is unknown: look at the orders, and repeat with the same key only.
     */
    buyAfterSale(token: string, purchase: PostSalePurchase): Promise<AncillaryOrder> {
      const { cardholder, pan, expiry, cvv } = purchase.card.reveal();
      const payment: PurchasePaymentWire = {
        idempotency_key: purchase.idempotencyKey,
        amount: purchase.total.amount,
        currency: purchase.total.currency,
        card: { cardholder, pan: pan.replace(/\s/g, ''), exp_date_month_year: expiry, cvv },
        return_url: purchase.returnUrl,
      };
      const items = purchase.items.map(wishToWire);
      return call(endpoints.clickToBuy, { token, items, payment });
    },

    /** Sets of products at a discount, and whether they are in the order. */
    listPackets(token: string): Promise<AncillaryPacket[]> {
      return call(endpoints.listPackets, { token });
    },

    /**
     * Puts a packet into the order; its items are removed like any others.
     * @param productTokens what is switched on of a constructor: two products at least
     */
    addPacket(token: string, packetToken: string, productTokens?: readonly string[]): Promise<AncillaryOrder> {
      const packet = { token: packetToken, ...(productTokens && { product_tokens: [...productTokens] }) };
      return call(endpoints.addPacket, { token, packets: [packet] });
    },
  };
}

function wishToWire({ token, passengerIndex }: AncillaryWish) {
  return { token, passenger_index: passengerIndex };
}
