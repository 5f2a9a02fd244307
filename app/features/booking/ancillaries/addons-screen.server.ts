import { zonedTime } from '~/dates/zoned-time';
import type { Features } from '~/bff/request/features';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { AncillaryItem, AncillaryOrder, AncillaryProduct, Timing } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';
import { boughtItems } from '../receipt/bought-later';
import { orderPrice, type PriceParts } from '../summary/price-lines';
import { chosenSeats } from '../seats/chosen-seats';
import { OrderNames, type AddonWords } from './addon-words';
import type { AddonsOfferView, AddonsView, SectionView } from './addons-view';
import { fareWithBag } from './fare-with-bag';
import { moneyPattern } from './money-pattern';
import { isChangeable, offeringLater, offeringWithTickets, type SaleFacts } from './offered';
import { linesOf } from './order-lines.server';
import { packetsView } from './packets-screen';
import type { AddonSale } from './read-addons.server';
import { seatsView } from './seats-screen';
import { sectionParts, type PartWords, type SavedFees } from './section-parts';
import { SECTIONS, titleKey, type SectionName } from './sections';

export type AddonsParts = {
  booking: Booking;
  /** Null while the service does not answer. */
  sale: AddonSale | null;
  features: Features;
  /** First names of the passengers already typed. */
  firstNames: readonly (string | undefined)[];
  /** This browser added something before. */
  hasAddons: boolean;
  /** Places chosen on trains that are not reserved yet. */
  trains?: PriceParts['trains'];
  retryPath: string;
  now: Date;
  /** With the tickets, unless it says otherwise. */
  timing?: Timing;
  /** The section that a link opens. */
  wanted?: string | null;
  /** Sections that are chosen on a page of their own. */
  pages?: Partial<Record<SectionName, SectionView['page']>>;
};

/** With more choices than this, each takes a single line. */
const FEW_RADIO_LISTS = 2;
/** Up to this many baggage choices are all visible at once. */
const FEW_SLOTS = 4;
/** Fewer rows than this are not worth a press. */
const FEW_MORE = 2;

/** Builds the add-ons of step 1, or for issued tickets (specification 2 §3, §6); null when none are sold. */
export function addonsScreen(parts: AddonsParts, market: Market): AddonsView | null {
  const t = getTranslator(market.locale, 'addons');
  const { booking, sale, features, timing = 'crossale', wanted = null, pages = {} } = parts;
  const isLater = timing === 'postsale';
  if (!features.addons || !(isLater || isChangeable(booking.action))) return null;
  if (!sale) {
    return {
      state: 'unavailable',
      title: t('title'),
      text: t(isLater ? 'unavailable.later' : parts.hasAddons ? 'unavailable.kept' : 'unavailable.text'),
      retry: { label: t('unavailable.retry'), path: parts.retryPath },
    };
  }

  const words: AddonWords = { t, locale: market.locale };
  const names = new OrderNames(booking, parts.firstNames, words);
  const sold = isLater ? offeringLater(features) : offeringWithTickets(saleFacts(booking, features, parts.now));
  const items = sale.order?.items ?? [];
  const products = sale.products.filter((one) => sold.hasProduct(one) && !isWithPlace(one, parts.trains ?? []));
  const sections = SECTIONS.flatMap(({ name, groups, icon, isMore = false }) => {
    const ofSection = products.filter(({ group }) => groups.includes(group));
    if (ofSection.length === 0) return [];
    const section = sectionView(name, icon, ofSection, items, { ...words, names, fees: savedFees(booking, market) });
    const page = pages[name] ?? null;
    // With the tickets nothing opens unasked: the way on stays near.
    const isOpen = wanted === name || (section.isOpen && isLater);
    const note = name === 'baggage' && !isLater ? fareWithBag(booking, ofSection, { market, t }) : null;
    const shown = page ? { ...section, ...priceOfPage(ofSection, words), parts: [] } : section;
    return [{ ...shown, isOpen, isMore, page, note }];
  });
  const packets = sale.packets.filter((packet) => sold.hasPacket(packet.products));
  const rest = [
    ...sections.filter(({ isMore }) => isMore),
    ...(packets.length > 0 ? [{ title: t('packets.title') }] : []),
  ];
  const bought = chosenSeats({ items: boughtItems(sale.orders) });
  const seatWords = { market, t, tSeats: getTranslator(market.locale, 'seats') };
  const view = {
    title: t(isLater ? 'titleLater' : 'title'),
    lead: t('lead'),
    sections,
    seats: sold.hasGroup('seat_selection')
      ? seatsView(booking, sale.order, sale.seatSegments, seatWords, bought)
      : null,
    packets: packets.length > 0 ? packetsView(packets, items, { ...words, names }) : null,
    more:
      isLater || rest.length < FEW_MORE ? null : { title: t('more'), text: rest.map(({ title }) => title).join(', ') },
    isFilled: items.length > 0,
    money: moneyPattern(booking.currency, market.locale),
    recount: isLater ? null : t('recount'),
    free: t('free'),
  };
  if (view.sections.length === 0 && !view.seats && !view.packets) return null;
  const beside = itemsBeside(sale.order, view);
  const tickets = isLater
    ? 0
    : orderPrice(booking, { trains: parts.trains }).tickets.amount - (booking.promo?.discount ?? 0);
  return {
    state: 'offered',
    ...view,
    fixedAmount: beside.reduce((sum, { price }) => sum + price.amount, tickets),
    fixedLines: linesOf(beside, booking, market, true),
  };
}

function savedFees({ shopFees, totalPrice, currency }: Booking, { locale }: Market): SavedFees | null {
  if (!shopFees || shopFees.refundPercent === 0 || shopFees.exchange === 0) return null;
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  return { refund: money(Math.round((totalPrice * shopFees.refundPercent) / 100)), exchange: money(shopFees.exchange) };
}

function saleFacts(booking: Booking, features: Features, now: Date): SaleFacts {
  const [first] = booking.segments;
  const departure = first ? zonedTime(first.departureTime, first.departureTimeZone).getTime() : now.getTime();
  return {
    action: booking.action,
    currency: booking.currency,
    features,
    hoursToDeparture: (departure - now.getTime()) / 3_600_000,
    hasSelfTransfer: booking.segments.some(({ isSelfTransfer }) => isSelfTransfer),
  };
}

/** Bedding is chosen with the place; the service only knows of places once they are reserved. */
function isWithPlace({ group, target }: AncillaryProduct, trains: NonNullable<PriceParts['trains']>): boolean {
  return group === 'bedding' && trains.some(({ segmentIndex }) => segmentIndex === target.segmentIndex);
}

function sectionView(
  name: SectionName,
  icon: SectionView['icon'],
  products: readonly AncillaryProduct[],
  items: readonly AncillaryItem[],
  words: PartWords,
): Omit<SectionView, 'isMore'> {
  const { t, locale } = words;
  const slots = new Set(products.map(({ slot }) => slot));
  const cheapest = products.reduce((least, one) => (one.price.amount < least.price.amount ? one : least));
  const isFewer = products.some(({ price }) => price.amount !== cheapest.price.amount) || slots.size > 1;
  const isFree = cheapest.price.amount === 0;
  const from = isFree ? t('freeOne') : t('from', { price: formatMoney(cheapest.price, locale) });
  const isPaid = products.some(({ price }) => price.amount > 0);
  const fromText = isFewer && isPaid ? from : words.names.money(cheapest.price);
  // A price for the whole order, or for the only passenger and flight, needs no unit.
  const isOnly =
    words.names.isForOne && (slots.size === 1 || products.every(({ target }) => target.passengerIndex === null));
  const isOpen = name === 'baggage' && slots.size <= FEW_SLOTS;
  return {
    name,
    icon,
    title: t(titleKey(name, products)),
    text: t(`sections.${name}.text`),
    from: fromText,
    isFree,
    isOpen,
    isCompact: slots.size > FEW_RADIO_LISTS && products.every(({ target }) => target.passengerIndex !== null),
    unit: isOnly ? null : unitOf(name, products, t),
    parts: sectionParts(name, products, items, words),
  };
}

/** Says the lowest price as the section's own page does: for one passenger on one flight. */
function priceOfPage(
  products: readonly AncillaryProduct[],
  { t, locale }: AddonWords,
): Pick<SectionView, 'from' | 'unit'> {
  const [first] = products.map(({ unitPrice }) => unitPrice).toSorted((one, other) => one.amount - other.amount);
  return { from: first ? t('from', { price: formatMoney(first, locale) }) : '', unit: t('unit.flight') };
}

/** Says what each price of a section is for; null when its products differ. */
function unitOf(name: SectionName, products: readonly AncillaryProduct[], t: AddonWords['t']): string | null {
  const [unit, another] = new Set(
    products.map(({ target: { passengerIndex, tripIndex, segmentIndex } }) => {
      if (passengerIndex === null) return tripIndex === null && segmentIndex === null ? 'order' : null;
      if (segmentIndex !== null) return name === 'bedding' ? 'train' : 'flight';
      return tripIndex !== null ? 'way' : 'passenger';
    }),
  );
  return unit && another === undefined ? t(`unit.${unit}`) : null;
}

/** Returns the order's items that have no field in the form: seats, and products no longer offered. */
function itemsBeside(
  order: AncillaryOrder | null,
  { sections, packets }: Pick<AddonsOfferView, 'sections' | 'packets'>,
): AncillaryItem[] {
  const slots = new Set(sections.flatMap(({ parts }) => parts).flatMap((part) => part.slots.map(({ slot }) => slot)));
  const packetTokens = new Set(packets?.packets.map(({ token }) => token));
  const isInForm = ({ slot, packetToken }: AncillaryItem) =>
    packetToken === null ? slots.has(slot) : packetTokens.has(packetToken);
  return (order?.items ?? []).filter((item) => !isInForm(item));
}
