import { baggageOption } from '~/features/search/offers/baggage-option';
import type { Itinerary } from '~/features/search/offers/itinerary';
import { placesLeftText } from '~/features/search/offers/seats-left';
import { typicalEmissions } from '~/features/search/offers/typical-emissions.server';
import { baggageText, cabinBagText } from '~/features/search/offers/luggage-text';
import { cabinOf, type SearchQuery } from '~/features/search/query/search-query';
import { emissionsOf } from '~/features/trip/emissions/emissions.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { SearchAnswer, Variant } from '~/upstream/search/contract';

/** One line about a fare; `no` for something that it lacks. */
export type FareFact = { icon: 'bag' | 'no-bag' | 'hand-bag' | 'seat' | 'check' | 'close' | 'info'; text: string };

/** Facts about the fare of an opened ticket, in ready texts. */
export type TicketFacts = {
  title: string;
  facts: FareFact[];
  /** Null when a place on the way is unknown. */
  emissions: { text: string; method: string } | null;
};

type Input = {
  itinerary: Itinerary;
  answer: SearchAnswer;
  query: SearchQuery;
  market: Market;
  /** Reads `search`. */ t: Translate;
};

/** Lists what the first offer of an itinerary includes, and its emissions. */
export function ticketFacts(input: Input): TicketFacts {
  const { itinerary, market } = input;
  const own = getTranslator(market.locale, 'filters');
  return {
    title: own('ticket.included'),
    facts: fareFacts(itinerary.offers[0]!, input),
    emissions: emissionsView(input, own),
  };
}

/** Lists what an offer of an itinerary includes: places left in the kind of car, bags, refund, changes. */
export function fareFacts(
  offer: Variant,
  { itinerary, market, t }: Pick<Input, 'itinerary' | 'market' | 't'>,
): FareFact[] {
  const segments = itinerary.trips.flat();
  const isWithoutBag = baggageOption(offer.baggage) === 'WithoutBaggages';
  const places = placesLeftText(offer, t);
  return [
    ...(places ? [{ icon: 'seat', text: places } as const] : []),
    { icon: isWithoutBag ? 'no-bag' : 'bag', text: baggageText(offer.baggage, segments, { market, t }) },
    { icon: 'hand-bag', text: cabinBagText(offer.handLuggage, segments, { market, t }) },
    ...ruleFacts(offer, market),
  ];
}

/** Tells shortly what the price of an itinerary's first offer buys: its kind of car, its bag, and whether it is refundable. */
export function buysText({ offers, trips }: Itinerary, market: Market, t: Translate): string {
  const offer = offers[0]!;
  const [rule] = rulesOf(offer, getTranslator(market.locale, 'filters'));
  const car = offer.fare?.carKind ? offer.fare.name : null;
  const bag = baggageText(offer.baggage, trips.flat(), { market, t });
  return [car, bag, rule?.text].filter(Boolean).join(' · ');
}

function ruleFacts(offer: Variant, market: Market): FareFact[] {
  const t = getTranslator(market.locale, 'filters');
  const known = rulesOf(offer, t, market);
  return known.length > 0 ? known : [{ icon: 'info', text: t('ticket.unknown') }];
}

/** @param market names the carrier's charges too; without it the lines are short */
function rulesOf({ rules, charges, price, trips }: Variant, t: Translate, market?: Market): FareFact[] {
  return (['refund', 'exchange'] as const).flatMap((rule) => {
    const state = rules[rule];
    if (!state) return [];
    const charge = charges[rule];
    if (state !== 'fee' || charge === null || !market) {
      return [{ icon: state === 'unavailable' ? 'close' : 'check', text: t(`ticket.${rule}.${state}`) }];
    }
    const amount = formatMoney({ amount: charge, currency: price.currency }, market.locale);
    return [{ icon: 'check', text: t(`ticket.${rule}.${trips.length > 1 ? 'feeEachWay' : 'feeOneWay'}`, { amount }) }];
  });
}

/** A smaller difference is within the error of the estimate. */
const WORTH_TELLING = 0.05;

function emissionsView({ itinerary, answer, query, market }: Input, t: Translate): TicketFacts['emissions'] {
  const cabin = cabinOf(query.cabin);
  const kilograms = emissionsOf(itinerary.trips, cabin);
  if (kilograms === null) return null;
  const unit = { style: 'unit', unit: 'kilogram', maximumFractionDigits: 0 } as const;
  const text = t('emissions.text', { amount: new Intl.NumberFormat(market.locale, unit).format(kilograms) });
  const typical = typicalEmissions(answer, cabin);
  const parts = [text, ...(typical ? [comparison(kilograms / typical - 1, market, t)] : [])];
  return { text: parts.join(', '), method: t('emissions.method') };
}

function comparison(difference: number, { locale }: Market, t: Translate): string {
  if (Math.abs(difference) < WORTH_TELLING) return t('emissions.same');
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.abs(difference));
  return t(difference < 0 ? 'emissions.less' : 'emissions.more', { percent });
}
