/** Fares in the search answer: what an offer costs, includes and allows, and the dearer fares that its quote adds. */
import { z } from 'zod';
import { isCurrency } from '~/market/currencies';
import { hundredthsFromMajor } from '~/market/money';
import { numberOrText, openEnum, orUnknown, tolerantList } from '~/upstream/tolerance';

/** Currency of an amount; the schema refuses one that the shop does not support. */
export const currencyCode = z
  .string()
  .refine(isCurrency, 'unknown currency')
  .transform((code) => code);

/** An amount in major units; hundredths in the output. */
export const priceWire = z
  .looseObject({ amount: z.union([z.number(), z.string()]), currency: currencyCode })
  .transform((price, context) => {
    try {
      return { amount: hundredthsFromMajor(String(price.amount)), currency: price.currency };
    } catch {
      context.addIssue({ code: 'custom', message: 'not an amount' });
      return z.NEVER;
    }
  });

/** 0/0 = none; weight missing = count only; the whole object missing = unknown (null in the output). */
export const luggageWire = z
  .looseObject({ weight: numberOrText(z.number()).nullish(), count: numberOrText(z.number()).nullish() })
  .nullish()
  .transform((bag) => (bag ? { weight: bag.weight ?? null, count: bag.count ?? null } : null));

/** `available`: free of charge; `fee`: possible against a fee; `unavailable`: not possible. */
const ruleState = openEnum(['available', 'fee', 'unavailable'], null);
export type RuleState = 'available' | 'fee' | 'unavailable';

/** Rules of a fare, as the fare quote states them; this project's addition to the record. */
const fareRulesWire = orUnknown(
  z.looseObject({
    returnable: ruleState.nullish(),
    exchange: ruleState.nullish(),
    /** The carrier's charges for one passenger and direction, in hundredths. */
    returnable_fee: orUnknown(z.number().int().nonnegative()).nullish(),
    exchange_fee: orUnknown(z.number().int().nonnegative()).nullish(),
  }),
).nullish();

const fareNameWire = z
  .looseObject({
    /** The key of the same fare in the quote. */
    key: z.string().min(1).max(100),
    name: z.string().nullish(),
    /** Code of the map `train_car_kinds`; null for a fare that buys no particular kind of car. */
    car_kind: z.string().nullish(),
  })
  .transform(({ key, name, car_kind }) => ({ key, name: name ?? null, carKind: car_kind ?? null }));
export type FareName = z.output<typeof fareNameWire>;

const seatsWire = orUnknown(numberOrText(z.number().int())).nullish();

/** A dearer fare of an offer's quote that is no offer of its own; what is missing is as in the offer. */
const furtherFareWire = z.looseObject({
  fare: fareNameWire,
  price: priceWire,
  baggage: luggageWire,
  hand_luggage: luggageWire,
  seats_left: seatsWire,
  fare_rules: fareRulesWire,
});

/** Keys of an offer's fares; the last two are this project's addition to the record, and may be missing. */
export const fareKeys = {
  price: priceWire,
  baggage: luggageWire,
  hand_luggage: luggageWire,
  seats_left: seatsWire,
  fare_rules: fareRulesWire,
  /** The offer's own fare. */
  fare: orUnknown(fareNameWire).nullish(),
  /** The fares that step 0 offers besides; only those that are no offers of their own. */
  further_fares: orUnknown(tolerantList(furtherFareWire)).nullish(),
};

type FaresWire = z.output<z.ZodObject<typeof fareKeys>>;

/**
 * Converts the fares of an offer: its own facts, and in `fares` all fares of its quote, its own first, then by price.
 * `fare` is null and `fares` empty where the service names none.
 */
export function faresOfOffer(wire: FaresWire) {
  const own = { fare: wire.fare ?? null, ...factsOf(wire, wire) };
  const further = (wire.further_fares ?? [])
    .filter(
      ({ price, fare }) => price.currency === wire.price.currency && price.amount > 0 && fare.key !== own.fare?.key,
    )
    .map((one) => ({ fare: one.fare, ...factsOf(one, wire) }))
    .sort((a, b) => a.price.amount - b.price.amount);
  return { ...own, fares: own.fare ? [own, ...further] : [] };
}

type FactsWire = Pick<FaresWire, 'price' | 'seats_left' | 'fare_rules' | 'baggage' | 'hand_luggage'>;

function factsOf(one: FactsWire, offer: FaresWire) {
  const rules = one.fare_rules ?? offer.fare_rules;
  return {
    price: one.price,
    baggage: one.baggage ?? offer.baggage,
    handLuggage: one.hand_luggage ?? offer.hand_luggage,
    seatsLeft: one.seats_left ?? null,
    /** Null where the carrier says it only with the fare quote. */
    rules: { refund: rules?.returnable ?? null, exchange: rules?.exchange ?? null },
    /** Null where the carrier charges nothing, or says it only in the rules. */
    charges: { refund: rules?.returnable_fee ?? null, exchange: rules?.exchange_fee ?? null },
  };
}
