/**
 * The booking as `show` answers it: trip, payments, tickets (upstream facts §5, §8). Amounts are integers in hundredths.
 */
import { z } from 'zod';
import { payoutOfOrder } from '~/upstream/payout/order-contract';
import { offsetDateTime } from '~/upstream/search/contract';
import { orUnknown, tolerantList } from '~/upstream/tolerance';
import { bonusKeys, toBonus } from './bonus-contract';
import { eWalletKeys, toEWallet } from './e-wallet-contract';
import { orderState } from './order-contract';
import { hasUnknownPayment, paymentKeys, toPaymentState, type PaymentFacts } from './payment-contract';
import { reservedPlace } from './rail-contract';
import { ACTIONS, action, type ReadAction } from './state-contract';
import { ticketWire } from './ticket-contract';
import { toTrip, tripParts } from './trip-contract';

/** Railways of the former Soviet Union ask the middle name, whatever shop sells the ticket. */
const RESERVING_FIELDS = ['middle_name'] as const;

const hundredths = z.number().int().nonnegative();

const promoWire = z
  .looseObject({ code: z.string(), discount: hundredths, burned: hundredths })
  .transform(({ code, discount, burned }) => ({ code, discount, burned }));

/** The parts of `tickets_total_price` (upstream facts §8), in hundredths: the three sum to it. */
const saleWire = z
  .looseObject({
    /** Time of the tickets' payment. */
    sold_at: offsetDateTime,
    fare: hundredths,
    taxes: hundredths,
    service_fee: hundredths,
    /** Country of the shop that sold them (`country` of `create_from_iss`). */
    country: z.string().nullish(),
  })
  .transform((sale) => ({
    soldAt: sale.sold_at,
    fare: sale.fare,
    taxes: sale.taxes,
    serviceFee: sale.service_fee,
    country: sale.country ?? null,
  }));

/** `is_waiting`: the customer may answer it. */
const scheduleChange = z
  .looseObject({ token: z.string(), is_waiting: z.boolean() })
  .transform(({ token, is_waiting: isWaiting }) => ({ token, isWaiting }));

/** `is_waiting`: the customer may pay it, until `pay_until`. `amount`: hundredths of the order's currency. */
const surcharge = z
  .looseObject({
    token: z.string(),
    is_waiting: z.boolean(),
    amount: z.number().int().nonnegative().nullish(),
    pay_until: offsetDateTime.nullish(),
  })
  .transform((wire) => ({
    token: wire.token,
    isWaiting: wire.is_waiting,
    amount: wire.amount ?? null,
    payUntil: wire.pay_until ?? null,
  }));

/**
 * The action, unless something could be paid on it while the outcome of a payment is not known: that may have been
 * taken already.
 */
function knownAction(wire: { action: ReadAction; partial_payment?: boolean | null } & PaymentFacts): ReadAction {
  const isPayable = wire.partial_payment || ACTIONS.reserving.some((one) => one === wire.action);
  return isPayable && hasUnknownPayment(wire) ? 'unknown' : wire.action;
}

export const booking = z
  .looseObject({
    ...tripParts,
    ...bonusKeys,
    ...eWalletKeys,
    token: z.uuid(),
    /** The offer that was booked: the {urn} of step 0. */
    variant_id: z.string().max(100).nullish(),
    action,
    agent: z.string().nullish(),
    /** Assigned when the booking is made at the carrier. */
    order_number: z.string().nullish(),
    fare_variant_key: z.string(),
    available_document_types: z.array(z.string()).nullish(),
    /** `carriers_without_miles`: codes of the trip's carriers without a mileage programme. */
    requirements: z
      .looseObject({
        mileage_card_available: z.boolean().nullish(),
        carriers_without_miles: z.array(z.string()).nullish(),
        /** Fields that this reservation asks of passengers beside the usual fields; others than the known ones are left out. */
        additional_reserving_fields: tolerantList(z.enum(RESERVING_FIELDS)).nullish(),
      })
      .nullish(),
    abroad: z.boolean().nullish(),
    booking_expires_at: offsetDateTime,
    ...paymentKeys,
    tickets: z.array(ticketWire).nullish(),
    /** Places on trains, once they are reserved by `requirements`. */
    rzd_seats: tolerantList(reservedPlace).nullish(),
    /** The places are taken already and cannot be chosen any more; missing: `rzd_seats` tells it. */
    already_reserved: z.boolean().nullish(),
    /**
     * The promo code of the order; hundredths. `burned`: the part that is lost, since at least 100 roubles are paid.
     */
    promocode: promoWire.nullish(),
    /** Set once tickets are issued; null before. */
    sale: saleWire.nullish(),
    /** Address of the receipt; null before the booking is made. */
    contacts: z.looseObject({ email: z.string(), phone: z.string().nullish() }).nullish(),
    /** The code of §5 for an action that failed; null otherwise. */
    error: z.string().nullish(),
    /** Null from a service that does not tell it: the action alone says where the order stands. */
    order: orUnknown(orderState).optional(),
    /** Changes of the flights by their carriers; the after-sale service has the details. */
    schedule_changes: tolerantList(scheduleChange).nullish(),
    /** Payments that the shop asks for after the sale; the after-sale service has the details. */
    surcharges: tolerantList(surcharge).nullish(),
    /** Money of this order that waits for the customer's bank details, or has gone there; the payout service has the details. */
    payouts: tolerantList(payoutOfOrder).nullish(),
  })
  .transform((wire) => ({
    ...toTrip(wire),
    token: wire.token,
    variantId: wire.variant_id ?? null,
    action: knownAction(wire),
    orderNumber: wire.order_number ?? null,
    fareVariantKey: wire.fare_variant_key,
    availableDocumentTypes: wire.available_document_types ?? null,
    takesMileageCards: wire.requirements?.mileage_card_available ?? true,
    carriersWithoutMiles: wire.requirements?.carriers_without_miles ?? [],
    additionalFields: wire.requirements?.additional_reserving_fields ?? [],
    isAbroad: wire.abroad ?? true,
    expiresAt: wire.booking_expires_at,
    ...toPaymentState(wire, (wire.promocode?.discount ?? 0) > 0 || (wire.bonus?.points ?? 0) > 0),
    tickets: wire.tickets ?? [],
    reservedPlaces: wire.rzd_seats ?? [],
    isAlreadyReserved: Boolean(wire.already_reserved) || (wire.rzd_seats ?? []).length > 0,
    promo: wire.promocode ?? null,
    bonus: toBonus(wire),
    eWallet: toEWallet(wire),
    sale: wire.sale ?? null,
    contacts: wire.contacts ? { email: wire.contacts.email, phone: wire.contacts.phone ?? null } : null,
    error: wire.error ?? null,
    order: wire.order ?? null,
    scheduleChanges: wire.schedule_changes ?? [],
    surcharges: wire.surcharges ?? [],
    payouts: wire.payouts ?? [],
  }));
export type Booking = z.output<typeof booking>;
export type BookingWire = z.input<typeof booking>;
export type BookingSegment = Booking['segments'][number];
export type Ticket = Booking['tickets'][number];
