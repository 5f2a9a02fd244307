import { GROUPS, ROUBLE_GROUPS, type AncillaryGroup } from '~/upstream/ancillaries/contract';
import { baggageProducts } from './baggage';
import { beddingProducts } from './bedding';
import { insuranceProducts } from './insurance';
import { mealProducts } from './meals';
import { refundProducts, warrantyProducts } from './protection';
import { registrationProducts } from './registration';
import { smsProducts, supportProducts, vipProducts } from './service-products';
import type { Product } from '../order-lines/product';
import type { TripFacts } from './trip-facts';

/** Returns all products for a trip in display order, except seats, which are on the seat maps. */
export function catalogueOf(facts: TripFacts): Product[] {
  const products = [
    ...baggageProducts(facts),
    ...mealProducts(facts),
    ...beddingProducts(facts),
    ...refundProducts(facts),
    ...registrationProducts(facts),
    ...insuranceProducts(facts),
    ...supportProducts(facts),
    ...vipProducts(facts),
    ...warrantyProducts(facts),
    ...smsProducts(facts),
  ];
  return products
    .filter(({ group }) => isSold(group, facts))
    .toSorted((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
}

/** Some groups are sold in roubles only (specification 2 §6). */
function isSold(group: AncillaryGroup, { currency }: Pick<TripFacts, 'currency'>): boolean {
  return currency === 'RUB' || !ROUBLE_GROUPS.includes(group);
}
