import type { endpoints, FareRulesWire, RuleKind } from '~/upstream/after-sale/contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import { transportKindOf, type TransportKind } from '~/upstream/search/names-contract';
import { carriers } from '../../world/carriers';
import type { Offer, OfferFare } from '../../search/offers/offer';
import { PENALTY_DOLLARS } from '../../search/offers/penalty';
import { fromDollars } from '../../search/offers/rates';
import { languageOf } from '../../service/language';
import type { SandboxContext } from '../../service/service';
import { formatWeight } from '~/market/weight';
import { formatAmount } from '../../outbox/amount';
import { placeOf } from '../../outbox/customer-place';
import { getBooking, getOffer, type BookingDesk } from '../records/desk';
import { fareVariants } from '../records/fares';
import { RAIL_KEEPS, railRuleOf } from '../returns/rail-rules';
import { RULE_TEXTS_EN, RULE_TEXTS_RU, RULE_TEXTS_TR, type RuleTexts } from './rule-texts';
import { isUnderUsaRule } from '../records/usa-rule';
import { GERMANIC_AND_POLISH } from './rule-texts-de-nl-pl';
import { ROMANCE } from './rule-texts-es-fr-it';

const TEXTS: Readonly<Record<string, RuleTexts>> = {
  en: RULE_TEXTS_EN,
  ru: RULE_TEXTS_RU,
  tr: RULE_TEXTS_TR,
  ...GERMANIC_AND_POLISH,
  ...ROMANCE,
};

type Ride = Offer['trips'][number][number];

/** static/rules: puts the rules of the refund engine (rules.ts) into words, by fare and record. */
export async function fareRules(
  body: ReceivedBy<typeof endpoints.getFareRules>,
  context: SandboxContext,
  desk: BookingDesk,
): Promise<FareRulesWire> {
  const booking = body.token ? await getBooking(context, body.token) : null;
  const offer = booking?.offer ?? (await getOffer(desk, body.variant_id ?? '', context));
  const language = languageOf(body.lang, booking?.language ?? offer.session.language);
  const reader = { language, country: body.country ?? null };
  const names = new Map(fareVariants(offer, language, false).map(({ key, name }) => [key, name]));
  const fares = booking ? [booking.fare] : offer.fares;
  return {
    fares: fares.map((fare) => ({
      fare_variant_key: fare.key,
      name: names.get(fare.key) ?? fare.key,
      records: recordsOf(offer).map(([recordIndex, rides]) => ({
        record_index: recordIndex,
        route: routeOf(offer, recordIndex),
        carrier: carrierOf(offer, rides),
        rules: rulesOf(fare, rides, offer, reader),
      })),
    })),
  };
}

/** Groups the rides by ticket. */
function recordsOf({ trips }: Offer): [number, Ride[]][] {
  const records = new Map<number, Ride[]>();
  for (const ride of trips.flat()) records.set(ride.recordIndex, [...(records.get(ride.recordIndex) ?? []), ride]);
  return [...records].toSorted(([one], [other]) => one - other);
}

function routeOf({ trips, maps }: Offer, recordIndex: number): string {
  const city = (port: string | undefined) => {
    const code = maps.anyports?.[port ?? '']?.city_code ?? port ?? '';
    return maps.cities?.[code]?.name ?? code;
  };
  const ways = trips.map((trip) => trip.filter((ride) => ride.recordIndex === recordIndex));
  return ways
    .filter((rides) => rides.length > 0)
    .map((rides) => `${city(rides[0]?.wire.departure)} – ${city(rides.at(-1)?.wire.arrival)}`)
    .join(', ');
}

function carrierOf({ maps }: Offer, rides: readonly Ride[]): string {
  const codes = [...new Set(rides.map(({ wire }) => wire.marketing_carrier))];
  return codes.map((code) => maps.airlines?.[code]?.name ?? code).join(', ');
}

/** The language of the sentences, and the country that decides on units. */
type Reader = { language: string; country: string | null };

function rulesOf(fare: OfferFare, rides: readonly Ride[], offer: Offer, reader: Reader) {
  const { language } = reader;
  const texts = TEXTS[language] ?? RULE_TEXTS_EN;
  const kind = transportKindOf(rides[0]?.wire.transport_kind);
  const rules: Record<RuleKind, string[]> = {
    refund: refundOf(kind, fare, rides, offer, texts, language),
    exchange: kind === 'airplane' ? flightExchange(fare, texts) : [texts[kind].exchange],
    baggage: baggage(fare, texts, reader),
    no_show: [kind === 'airplane' ? texts.noShow.flight : texts.noShow.train],
  };
  return Object.entries(rules).map(([kind, paragraphs]) => ({ kind: kind as RuleKind, paragraphs }));
}

function refundOf(
  kind: TransportKind,
  fare: OfferFare,
  rides: readonly Ride[],
  offer: Offer,
  texts: RuleTexts,
  language: string,
): string[] {
  if (kind === 'bus') return [texts.bus.early, texts.bus.late];
  return kind === 'train' ? trainRefund(fare, rides, texts, offer) : flightRefund(fare, rides, offer, texts, language);
}

const EXCHANGES = { available: 'free', fee: 'fee', unavailable: 'none' } as const;

function flightRefund(
  { returnable }: OfferFare,
  rides: readonly Ride[],
  offer: Offer,
  { refund, charter, voidDay, voidUsa, compelled }: RuleTexts,
  language: string,
): string[] {
  const { currency } = offer.session;
  const isCharter = rides.some(({ wire }) => wire.is_charter);
  const own = {
    available: refund.free,
    fee: refund.fee(formatAmount(fromDollars(PENALTY_DOLLARS, currency), currency, language)),
    unavailable: refund.taxes,
  }[returnable];
  return [
    own,
    ...(isCharter ? [charter] : []),
    ...(hasVoid(offer) ? [voidDay] : []),
    ...(isUnderUsaRule(offer) ? [voidUsa] : []),
    compelled,
  ];
}

function flightExchange({ exchange }: OfferFare, { exchange: texts }: RuleTexts): string[] {
  return [texts[EXCHANGES[exchange]], ...(exchange === 'unavailable' ? [] : [texts.closes])];
}

/** Trains, charters and low-cost carriers refuse to cancel a sale on its day, and one of them refuses it for all. */
function hasVoid({ trips }: Offer): boolean {
  return !trips
    .flat()
    .some(
      ({ wire }) =>
        transportKindOf(wire.transport_kind) !== 'airplane' ||
        wire.is_charter ||
        carriers().get(wire.marketing_carrier)?.kind === 'low',
    );
}

function trainRefund(
  fare: OfferFare,
  rides: readonly Ride[],
  { train, otherTrain }: RuleTexts,
  offer: Offer,
): string[] {
  const rule = railRuleOf(rides[0]?.wire.marketing_carrier ?? '', offer, fare);
  if (rule !== 'berth') {
    const { early, late } = RAIL_KEEPS[rule];
    return [otherTrain.early(early), otherTrain.late(late)];
  }
  return [train.early, train.late, train.last, ...(offer.trips.length > 1 ? [train.returnFirst] : [])];
}

function baggage({ baggage: bags, handLuggage }: OfferFare, texts: RuleTexts, reader: Reader): string[] {
  const weight = (kilograms: number | undefined) => (kilograms ? formatWeight(kilograms, placeOf(reader)) : null);
  return [
    bags.count > 0 ? texts.bags(bags.count, weight(bags.weight)) : texts.noBags,
    ...(handLuggage.count > 0 ? [texts.cabinBags(handLuggage.count, weight(handLuggage.weight))] : []),
  ];
}
