import type { AncillaryItem, AncillaryProduct, SeatPosition } from '~/upstream/ancillaries/contract';
import type { AddonWords, OrderNames } from './addon-words';
import type { OptionView, PartView, SlotView } from './addons-view';
import { titleKey, type SectionName } from './sections';

/** The shop's own fees that VIP saves, ready texts: of a refund of all tickets, and of an exchange of each. */
export type SavedFees = { refund: string; exchange: string };
/** `fees` null while they are unknown. */
export type PartWords = AddonWords & { names: OrderNames; fees: SavedFees | null };

/** A line of a price list under construction. */
type Offer = { key: string; view: OptionView; positions: boolean; kind: string; bags: number; kilograms: number };

/**
 * Builds the choices of a section: one part per trip or flight, with a single price list per part for all passengers.
 */
export function sectionParts(
  name: SectionName,
  products: readonly AncillaryProduct[],
  items: readonly AncillaryItem[],
  words: PartWords,
): PartView[] {
  const parts = groupBy(products, ({ target }) => `${target.tripIndex ?? ''} ${target.segmentIndex ?? ''}`);
  return parts.map((ofPart) => {
    const { target } = ofPart[0]!;
    const title = titleOfPart(target, words.names);
    const offers = uniqueOffers(name, ofPart, items, words);
    const slots = groupBy(ofPart, ({ slot }) => slot);
    return {
      title: parts.length > 1 ? title : null,
      options: offers.map(({ view }) => view),
      slots: slots.map((ofSlot) => slotView(name, ofSlot, { offers, items, title, isOnly: slots.length === 1 }, words)),
    };
  });
}

function titleOfPart({ segmentIndex, tripIndex }: AncillaryProduct['target'], names: OrderNames): string | null {
  if (segmentIndex !== null) return `${names.segment(segmentIndex)}, ${names.carrier(segmentIndex)}`;
  return tripIndex === null ? null : names.trip(tripIndex);
}

/**
 * Merges the options with the same label and price. Registration with a seat is one line; its position is chosen
 * separately, at the same price.
 */
function uniqueOffers(
  name: SectionName,
  products: readonly AncillaryProduct[],
  items: readonly AncillaryItem[],
  words: PartWords,
): Offer[] {
  const offers = new Map<string, Offer>();
  for (const product of products) {
    const amount = priceNow(product, items);
    const key = offerKey(name, product, amount);
    const positions = product.description.position !== null;
    if (offers.has(key)) continue;
    const view: OptionView = {
      label: optionLabel(name, product, words),
      hints: optionHints(name, product, words),
      amount,
      price: words.names.money({ ...product.price, amount }),
    };
    offers.set(key, {
      key,
      view,
      positions,
      kind: `${product.slot} ${product.description.typeText ?? product.token}`,
      bags: product.bags.length,
      kilograms: product.bags[0]?.weightKg ?? 0,
    });
  }
  const list = [...offers.values()];
  if (name === 'insurance') return foldOtherSums(list);
  if (name === 'baggage') return list.toSorted((a, b) => a.bags - b.bags || a.kilograms - b.kilograms);
  // Refunds come from two groups; sort them by price so that the order shows which refunds more.
  return name === 'refund' ? list.toSorted((a, b) => a.view.amount - b.view.amount) : list;
}

/** Leaves one policy of each kind in sight: the free one, else the middle sum. */
function foldOtherSums(offers: Offer[]): Offer[] {
  const shown = groupBy(offers, ({ kind }) => kind).map((ofKind) => {
    const sums = ofKind.toSorted((a, b) => a.view.amount - b.view.amount);
    return sums[0]?.view.amount === 0 ? sums[0] : sums[Math.floor((sums.length - 1) / 2)];
  });
  return offers.map((offer) => ({ ...offer, view: { ...offer.view, isFolded: !shown.includes(offer) } }));
}

function offerKey(name: SectionName, product: AncillaryProduct, amount: number): string {
  const what = product.description.position === null ? product.title : product.registrationKind;
  // Insurances of several families have separate slots, where the same title is a different product.
  return `${name === 'insurance' ? product.token : what} ${amount}`;
}

/** Returns the price of a product; one in the order keeps the price at which it was added. */
function priceNow({ token, price }: AncillaryProduct, items: readonly AncillaryItem[]): number {
  return items.find((item) => item.productToken === token)?.originalPrice.amount ?? price.amount;
}

type SlotPlace = { offers: Offer[]; items: readonly AncillaryItem[]; title: string | null; isOnly: boolean };

function slotView(
  name: SectionName,
  products: readonly AncillaryProduct[],
  { offers, items, title, isOnly }: SlotPlace,
  words: PartWords,
): SlotView {
  const { t, names } = words;
  const { target, slot } = products[0]!;
  const kinds = new Set(products.map(({ description }) => description.typeText));
  const inOrder = items.find((item) => item.slot === slot);
  const passenger = target.passengerIndex === null || names.isForOne ? null : names.passenger(target.passengerIndex);
  const named = passenger ?? (isOnly || name !== 'insurance' ? null : [...kinds].filter(Boolean).join(' · '));
  const positioned = products.filter((product) => product.description.position !== null);
  const ofSlot = new Set(products.map((product) => offerKey(name, product, priceNow(product, items))));
  const isAnyFolded = offers.some(({ key, view }) => view.isFolded && ofSlot.has(key));
  const at = offers.findIndex(({ positions }) => positions);
  return {
    slot,
    legend: [t(titleKey(name, products)), [title, named].filter(Boolean).join(', ')].filter(Boolean).join(': '),
    label: passenger,
    without: products.length === 1 && target.passengerIndex === null ? null : t(`sections.${name}.without`),
    tokens: offers.map(
      ({ key, positions }) =>
        (!positions && products.find((product) => offerKey(name, product, priceNow(product, items)) === key)?.token) ||
        null,
    ),
    chosen: inOrder && inOrder.packetToken === null ? inOrder.productToken : '',
    variants:
      positioned.length === 0
        ? null
        : {
            index: at,
            label: t('sections.registration.position'),
            options: positioned.map((product) => ({
              token: product.token,
              label: positionText(product.description.position!, words),
            })),
          },
    note: inOrder && inOrder.packetToken !== null ? t('inPacket', { title: inOrder.title }) : null,
    more: isAnyFolded ? t('otherSums') : null,
  };
}

function optionLabel(name: SectionName, product: AncillaryProduct, { t }: PartWords): string {
  return name === 'registration' && product.registrationKind
    ? t(`sections.registration.kinds.${product.registrationKind}.title`)
    : product.title;
}

function optionHints(name: SectionName, product: AncillaryProduct, words: PartWords): string[] {
  const { count } = product;
  const each = count > 1 ? words.t('forPassengers', { price: words.names.money(product.unitPrice), count }) : null;
  return [describe(name, product, words), each].filter((text) => text !== null && text !== '') as string[];
}

function describe(name: SectionName, product: AncillaryProduct, { t, fees }: PartWords): string | null {
  if (name === 'registration' && product.registrationKind) {
    return t(`sections.registration.kinds.${product.registrationKind}.text`);
  }
  if (product.group === 'vip') return fees ? t('sections.withVip.saves', fees) : t('sections.withVip.holds');
  if (name === 'support' && product.level) return t(`sections.support.levels.${product.level}`);
  if (name === 'insurance') return product.description.text ?? product.description.shortText;
  return null;
}

/** Returns "в середине салона, у окна". */
function positionText({ cabinPosition, place }: SeatPosition, { t }: PartWords): string {
  return `${t(`sections.registration.cabin.${cabinPosition}`)}, ${t(`sections.registration.place.${place}`)}`;
}

function groupBy<T>(list: readonly T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}
