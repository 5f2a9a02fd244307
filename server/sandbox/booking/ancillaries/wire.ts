import {
  SERVICE_TYPES,
  type GroupsAnswerWire,
  type ItemStatus,
  type ItemWire,
  type OrderWire,
  type PacketWire,
  type ProductWire,
} from '~/upstream/ancillaries/contract';
import { isRefunded } from '../records/state';
import { lineStatus } from '../check-in/state';
import { partition } from '../catalogue/groups';
import { isFrozen, type Sale } from './desk';
import { discounted, percentFor, sumOf, type OrderLine } from '../order-lines/lines';
import type { Packet } from '../order-lines/packets';
import { priceOf, type Product, type ProductTarget } from '../order-lines/product';
import type { OrderRecord } from '../order-lines/line-records';
import { insuranceTexts } from '../titles/insurance-texts';
import { packetTitle, titleOf } from '../titles/titles';

type GroupWire = GroupsAnswerWire['groups'][number];

/** Returns the groups with products to sell, and the segments with a seat map. */
export function groupsWire(sale: Sale, segmentsWithSeats: number[]): GroupWire[] {
  const { facts } = sale;
  return partition(sale.catalogue, segmentsWithSeats).map(({ group, products, segments }) => ({
    group,
    service_type: SERVICE_TYPES[group],
    subgroups: [...new Set(products.map(({ subgroup }) => subgroup))],
    timing: timingOf(sale),
    billing: products.some(({ count }) => count > 1) ? 'by_passenger' : 'by_demand',
    multiple: new Set(products.map(({ slot }) => slot)).size > 1 || group === 'seat_selection',
    price_from: products.length > 0 ? money(Math.min(...products.map(priceOf)), sale) : null,
    segments: segments ?? facts.segments.map(({ index }) => index),
  }));
}

export function productWire(product: Product, sale: Sale): ProductWire {
  const { details } = product;
  return {
    ...sharedWire(product, sale),
    token: product.token,
    price: money(priceOf(product), sale),
    unit_price: product.unitPrice,
    count: product.count,
    available: !product.isUnavailable,
    bags:
      details.kind === 'baggage'
        ? Array.from({ length: details.count }, () => ({ kind: 'luggage' as const, weight: details.weightKg }))
        : null,
    level: details.kind === 'support' ? details.level : null,
    registration_kind: details.kind === 'registration' ? details.registration : null,
    insurance_type: details.kind === 'insurance' ? details.type : null,
    refund_percent: details.kind === 'refund' ? details.percent : null,
  };
}

export function orderWire(order: OrderRecord, sale: Sale): OrderWire {
  return {
    token: order.token,
    booking_token: order.bookingToken,
    status: order.lines.length > 0 ? 'filled' : 'created',
    frozen: isFrozen(sale.state),
    price: money(sumOf(order.lines), sale),
    items: order.lines.map((line) => itemWire(line, order.token, sale)),
  };
}

/** @param orderToken of the ancillary order that the line belongs to */
export function itemWire(line: OrderLine, orderToken: string, sale: Sale): ItemWire {
  const { product, packetToken, price } = line;
  return {
    ...sharedWire(product, sale),
    token: product.token,
    product_token: product.group === 'seat_selection' ? seatTokenOf(product) : product.token,
    price: money(price, sale),
    original_price: priceOf(product),
    packet_token: packetToken,
    selected: true,
    status: statusOf(line, orderToken, sale),
  };
}

/** Returns a packet with the shop's selection; a constructor has nothing selected until the customer chooses. */
export function packetWire(packet: Packet, lines: OrderLine[], sale: Sale): PacketWire {
  const inOrder = lines.filter(({ packetToken }) => packetToken === packet.token).map(({ product }) => product.token);
  const tokens = packet.required ?? inOrder;
  const counted = packet.products.filter(({ token }) => tokens.includes(token));
  const percent = percentFor(counted.length, packet.discounts);
  const originals = counted.map((product) => ({ price: priceOf(product) }));
  return {
    token: packet.token,
    title: packetTitle(packet.name, sale.language),
    products: packet.products.map((product) => productWire(product, sale)),
    constructor_switches: packet.required ? null : inOrder,
    discounts: packet.discounts,
    original_price: money(sumOf(originals), sale),
    discounted_price: money(
      sumOf(originals.map(({ price }) => ({ price: discounted(price, percent, sale.facts.currency) }))),
      sale,
    ),
    tokens,
    selected: inOrder.length > 0,
  };
}

function sharedWire(product: Product, sale: Sale) {
  return {
    group: product.group,
    subgroup: product.subgroup,
    slot: product.slot,
    title: titleOf(product.details, sale),
    description: descriptionWire(product, sale),
    target: targetWire(product.target, sale),
  };
}

function descriptionWire({ details, token }: Product, sale: Sale): ItemWire['description'] {
  const { language } = sale;
  const title = titleOf(details, sale);
  switch (details.kind) {
    case 'insurance': {
      const { typeDescription, shortDescription, description } = insuranceTexts(details.code, language);
      return {
        code: details.code,
        title,
        series: details.insurer,
        type_description: typeDescription,
        short_description: shortDescription,
        description,
      };
    }
    case 'registration':
      return {
        code: details.registration,
        title,
        position: details.position
          ? { cabin_position: details.position.cabinPosition, place: details.position.place }
          : null,
      };
    case 'seat':
      return { code: details.number, title };
    case 'meal':
    case 'sms':
      return { code: details.code, title };
    default:
      return { code: token, title };
  }
}

function targetWire(target: ProductTarget, { booking }: Sale): ItemWire['target'] {
  return {
    record_index: target.recordIndex ?? null,
    fare_variant_key: booking.fare.key,
    trip_index: target.tripIndex ?? null,
    segment_index: target.segmentIndex ?? null,
    passenger_index: target.passengerIndex ?? null,
    passenger_type: target.passengerType ?? null,
    ...(target.passengerIndexes ? { passenger_indexes: target.passengerIndexes } : {}),
  };
}

/** Removes the passenger: `seat.0.12A.p1` → `seat.0.12A`. */
function seatTokenOf({ token }: Product): string {
  return token.slice(0, token.lastIndexOf('.'));
}

/** Services are delivered with the tickets, and refunded with their money. */
function itemStatus({ booking, now }: Sale): ItemStatus {
  if (!booking.timeline) return 'added';
  if (isRefunded(booking, now)) return 'refunded';
  return now >= booking.timeline.issuedAt && !booking.refund ? 'delivered' : 'delivering';
}

/** The money of such a registration may go back with its ticket's. */
const ENDED_WITH_TICKET: readonly ItemStatus[] = ['delivery_stopped', 'delivered'];

/** A registration tells more than the other items: what its flights come to. */
function statusOf(line: OrderLine, orderToken: string, sale: Sale): ItemStatus {
  const registration = lineStatus(line, sale.registrations, sale.now);
  if (registration !== null && !ENDED_WITH_TICKET.includes(registration)) return registration;
  const returned = returnStatus(sale.itemReturns.get(`${orderToken} ${line.product.token}`), sale.now);
  return returned ?? registration ?? itemStatus(sale);
}

/** @param returnedAt time at which the item's money goes back */
function returnStatus(returnedAt: number | undefined, now: number): ItemStatus | null {
  if (returnedAt === undefined) return null;
  return now >= returnedAt ? 'refunded' : 'refunding';
}

function timingOf({ facts }: Sale): 'crossale' | 'postsale' {
  return facts.isPaid ? 'postsale' : 'crossale';
}

function money(total: number, { facts }: Sale) {
  return { total, currency: facts.currency };
}
