import { fareChoicePath } from '../flow/fare-choice-path';
import { chosenFare } from '../summary/price-lines';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { formatWeight } from '~/market/weight';
import type { AncillaryProduct } from '~/upstream/ancillaries/contract';
import type { Booking, FareVariant } from '~/upstream/booking/contract';
import type { SectionView } from './addons-view';

/**
 * Compares a bag for everybody, on every way, with the cheapest fare that has one: where the fare is cheaper, says by how
 * much and leads to it. Null where adding the bag costs no more, where the fare has one already, and where the weight of
 * the better fare's bag is unknown: then nothing is known of the bag that it would spare.
 * @param bags the products of the group `baggage`
 */
export function fareWithBag(
  booking: Booking,
  bags: readonly AncillaryProduct[],
  { market, t }: { market: Market; t: Translate },
): SectionView['note'] {
  const fare = chosenFare(booking);
  const path = fareChoicePath(booking);
  if (!fare || !path || hasBag(fare)) return null;
  const [better] = booking.fareVariants.filter(hasBag).toSorted((a, b) => totalOf(a, booking) - totalOf(b, booking));
  const weight = better ? Math.min(...better.baggages.map((bag) => bag.weight ?? 0)) : 0;
  const added = weight > 0 ? priceOfBags(bags, weight) : null;
  const saving = better && added ? added - (totalOf(better, booking) - totalOf(fare, booking)) : 0;
  if (!better || saving <= 0) return null;
  const text = t('fareWithBag.text', {
    fare: better.name,
    saving: formatMoney({ amount: saving, currency: booking.currency }, market.locale),
    weight: formatWeight(weight, market),
  });
  return { text, label: t('fareWithBag.choose'), path };
}

function hasBag({ baggages }: FareVariant): boolean {
  return baggages.length > 0 && baggages.every(({ places }) => places !== null && places > 0);
}

function totalOf({ prices }: FareVariant, { search }: Booking): number {
  const { adults, children, infants } = search.travelers;
  return prices.adult * adults + prices.child * children + prices.infant * infants;
}

/**
 * Adds up the cheapest single bag of each choice that is as heavy as the fare's; null where one lacks such a bag.
 * @param weight kilograms
 */
function priceOfBags(products: readonly AncillaryProduct[], weight: number): number | null {
  const single = products.filter(({ bags }) => bags.length === 1 && bags[0]?.kind === 'luggage');
  const weightOf = ({ bags }: AncillaryProduct) => bags[0]?.weightKg ?? 0;
  const prices = [...new Set(products.map(({ slot }) => slot))].map((slot) =>
    Math.min(...single.filter((one) => one.slot === slot && weightOf(one) >= weight).map(({ price }) => price.amount)),
  );
  const sum = prices.reduce((total, price) => total + price, 0);
  return Number.isFinite(sum) ? sum : null;
}
