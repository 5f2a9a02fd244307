/**
 * Online registration: the shop checks passengers in, within 24 hours before departure (specification 3 §3 "Ancillary
 * order", §9; upstream facts §8; the shapes are ours). Amounts are integers in hundredths of `currency`.
 */
import { z } from 'zod';
import { DEFAULT_POSITION, ITEM_STATUSES, REGISTRATION_KINDS } from '~/upstream/ancillaries/contract';
import { cardLast4 } from '~/upstream/booking/payment-contract';
import { requestBase } from '~/upstream/envelope';
import { currencyCode, offsetDateTime } from '~/upstream/search/contract';
import { openEnum, tolerantList } from '~/upstream/tolerance';

const hundredths = z.number().int().nonnegative();
const index = z.number().int().nonnegative();

/** The shop checks in within this many hours before departure (upstream facts §8). */
export const REGISTRATION_OPENS_HOURS = 24;

/** `created`: composed, not paid. `filled`: paid. */
export const REGISTRATION_ORDER_STATUSES = ['created', 'filled'] as const;

/** `cabin_position`: front 0, middle 1, back 2; `place`: window 0, middle 1, aisle 2. */
const position = z.looseObject({
  cabin_position: z.number().int().min(0).max(2).default(DEFAULT_POSITION.cabinPosition),
  place: z.number().int().min(0).max(2).default(DEFAULT_POSITION.place),
});

/** A flight that can still be bought: whom it is for, and until when. */
const flight = z
  .looseObject({
    segment_index: index,
    /** Seated passengers without registration on this flight. */
    passengers: z.array(index),
    opens_at: offsetDateTime,
    on_sale_until: offsetDateTime,
  })
  .transform((wire) => ({
    segmentIndex: wire.segment_index,
    passengerIndexes: wire.passengers,
    opensAt: wire.opens_at,
    onSaleUntil: wire.on_sale_until,
  }));
export type RegistrationFlight = z.output<typeof flight>;

const kindPrices = z
  .looseObject({
    kind: z.enum(REGISTRATION_KINDS),
    /** For one passenger on each flight. */
    prices: z.array(z.looseObject({ segment_index: index, amount: hundredths })).min(1),
  })
  .transform(({ kind, prices }) => ({
    kind,
    prices: prices.map(({ segment_index: segmentIndex, amount }) => ({ segmentIndex, amount })),
  }));
export type RegistrationKindPrices = z.output<typeof kindPrices>;

const boardingPass = z
  .looseObject({
    /** 12A; null for an infant on a lap. */
    seat: z.string().max(4).nullish(),
    /** The carrier's number of the check-in. */
    sequence: z.number().int().positive().max(9_999),
    boarding_at: offsetDateTime,
    issued_at: offsetDateTime,
    /** The content of the barcode: an IATA bar coded boarding pass (Resolution 792). */
    bcbp: z
      .string()
      .min(60)
      .max(500)
      .regex(/^[\x20-\x7e]+$/),
  })
  .transform((wire) => ({
    seat: wire.seat ?? null,
    sequence: wire.sequence,
    boardingAt: wire.boarding_at,
    issuedAt: wire.issued_at,
    bcbp: wire.bcbp,
  }));
export type BoardingPass = z.output<typeof boardingPass>;

/** Money on its way back because the carrier refused. */
const returnedMoney = z
  .looseObject({ amount: hundredths, card_last4: cardLast4, money_until: z.iso.date() })
  .transform((wire) => ({ amount: wire.amount, cardLast4: wire.card_last4 ?? null, moneyUntil: wire.money_until }));

/** The registration of one passenger on one flight. */
const registration = z
  .looseObject({
    segment_index: index,
    passenger_index: index,
    kind: openEnum(REGISTRATION_KINDS, 'unknown'),
    position: position.nullish(),
    status: openEnum(ITEM_STATUSES, 'unknown'),
    opens_at: offsetDateTime,
    /** By then the passes are there, or the carrier has refused. */
    answer_by: offsetDateTime,
    pass: boardingPass.nullish().catch(null),
    refund: returnedMoney.nullish().catch(null),
  })
  .transform((wire) => ({
    segmentIndex: wire.segment_index,
    passengerIndex: wire.passenger_index,
    kind: wire.kind,
    position: wire.position ? { cabinPosition: wire.position.cabin_position, place: wire.position.place } : null,
    status: wire.status,
    opensAt: wire.opens_at,
    answerBy: wire.answer_by,
    pass: wire.pass ?? null,
    refund: wire.refund ?? null,
  }));
export type Registration = z.output<typeof registration>;
export type RegistrationWire = z.input<typeof registration>;

// --- online_registration/show ------------------------------------------------------------------------------------

export const showRegistrationRequest = requestBase.extend({ token: z.string().max(100) });
export const showRegistrationAnswer = z
  .looseObject({
    currency: currencyCode,
    /** Empty when nothing more can be bought. */
    flights: tolerantList(flight),
    kinds: tolerantList(kindPrices),
    /** In the order of the journey and of the passengers. */
    registrations: tolerantList(registration),
  })
  .transform(({ currency, flights, kinds, registrations }) => ({ currency, flights, kinds, registrations }));
export type RegistrationState = z.output<typeof showRegistrationAnswer>;
export type RegistrationStateWire = z.input<typeof showRegistrationAnswer>;

// --- online_registration/create ----------------------------------------------------------------------------------

/** `position` is read for `full_price` only. Passengers who are registered already are left out. */
export const createRegistrationRequest = requestBase.extend({
  token: z.string().max(100),
  kind: z.enum(REGISTRATION_KINDS),
  position: position.nullish(),
  segments: z.array(index).min(1).max(30),
  passengers: z.array(index).min(1).max(9),
});
export const createRegistrationAnswer = z
  .looseObject({
    status: openEnum(REGISTRATION_ORDER_STATUSES, 'unknown'),
    /** Products of the ancillaries service, one a flight; `click_to_buy` buys them. */
    items: z.array(z.string().max(200)).max(30),
    price: z.looseObject({ total: hundredths, currency: currencyCode }),
  })
  .transform(({ status, items, price }) => ({
    status,
    items,
    price: { amount: price.total, currency: price.currency },
  }));
export type RegistrationOrder = z.output<typeof createRegistrationAnswer>;
export type RegistrationOrderWire = z.input<typeof createRegistrationAnswer>;

/** Calls of online registration. */
export const registrationCalls = {
  getRegistration: {
    method: 'POST',
    path: '/v4/online_registration/show',
    summary: 'The registrations of an order with their boarding passes, and what can still be bought.',
    request: showRegistrationRequest,
    answer: showRegistrationAnswer,
    envelope: { failures: ['NotFound', 'requestFormat', 'serverError'] },
    isRead: true,
  },
  createRegistration: {
    method: 'POST',
    path: '/v4/online_registration/create',
    summary: 'Composes a registration of an issued order: its products and their price. Holds and charges nothing.',
    request: createRegistrationRequest,
    answer: createRegistrationAnswer,
    envelope: { failures: ['NotFound', 'requestFormat', 'wrongAction', 'productUnavailable', 'serverError'] },
    isRead: false,
  },
} as const;
