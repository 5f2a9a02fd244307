import type { z } from 'zod';
import type { Money } from '~/market/money';
import type { UpstreamBinding } from '~/upstream/binding';
import type { CardData } from './card-data.server';
import {
  booking,
  bookAndIssueAnswer,
  checkTicketAnswer,
  citizenshipsAnswer,
  createAnswer,
  paths,
  reserveAnswer,
  searchFareAnswer,
  type Booking,
  type BookAndIssueRequestWire,
  type Citizenship,
  type DocumentType,
  type FareQuote,
  type MilitaryCategory,
  type PassengerType,
  type PassengerWire,
} from './contract';

/** A passenger as booked. Dates are ISO (yyyy-MM-dd). */
export type BookingPassenger = {
  type: PassengerType;
  firstName: string;
  lastName: string;
  middleName: string | null;
  gender: 'm' | 'f';
  birthday: string;
  /** ISO 3166-1 alpha-2 */
  citizenship: string;
  documentType: DocumentType;
  documentNumber: string;
  /** null: the document does not expire. */
  documentExpiry: string | null;
  mileageCard?: string | null;
  /** The passenger's own; `phone` in E.164 */
  contacts?: { email: string | null; phone: string | null };
  /** `until` null: the service has no end. */
  military?: { category: MilitaryCategory; until: string | null } | null;
};

export type BookAndIssueOrder = {
  token: string;
  /** 16 to 100 characters; the same key never pays twice. */
  idempotencyKey: string;
  /** What the customer was shown. */
  total: Money;
  passengers: readonly BookingPassenger[];
  /** `phone` in E.164 */
  contacts: { email: string; phone: string };
  paymentType: 'gds' | 'acquiring';
  card: CardData;
  /** Absolute address of the shop to which the bank's page returns. */
  returnUrl: string;
  browser?: { ip?: string; userAgent?: string };
};

/**
 * Booking, paying and issuing (upstream facts §5, specification 2 §7). Failures are `UpstreamError`s with the codes
 * that `ERROR_CODES` of the contract lists for each call.
 */
export function createBookingClient({ ids, market, marks, caches, transports }: UpstreamBinding) {
  const { locale, country, currency } = market;

  function call<T>(
    operation: string,
    path: string,
    schema: z.ZodType<T>,
    kind: 'read' | 'write',
    body: Record<string, unknown>,
  ) {
    const isRead = kind === 'read';
    const request = { ...body, v: '2.0', lang: locale };
    return transports.booking.call(
      { operation, method: 'POST', path, body: request, isRead, isEnveloped: true, schema },
      ids,
    );
  }

  return {
    /**
     * Fares of an offer of the search, as they are now. Creates nothing. `sessionExpired`: search again.
     * @param variantId `id` of a variant: the {urn} of step 0, not a booking token
     */
    quoteFares(variantId: string): Promise<FareQuote> {
      return call('quoteFares', paths.searchFare, searchFareAnswer, 'read', { variant_id: variantId, currency });
    },

    /** Begins a booking; the same idempotency key (16 to 100 characters) always gives the same booking. */
    createBooking(order: { variantId: string; fareKey: string; idempotencyKey: string }) {
      return call('createBooking', paths.createFromIss, createAnswer, 'write', {
        variant_id: order.variantId,
        fare_variant_key: order.fareKey,
        idempotency_key: order.idempotencyKey,
        currency,
        country,
        agent: marks.agent,
        tag: marks.tag,
        marker: marks.marker,
      });
    },

    /** @throws UpstreamError of kind notFound for a token that is none */
    getBooking(token: string): Promise<Booking> {
      return call('getBooking', paths.show, booking, 'read', { token });
    },

    /** Asks for seats for all travellers on all segments; they are held once the action is seats_reserved. */
    reserveSeats(token: string, { segments, search }: Pick<Booking, 'segments' | 'search'>) {
      const { adults, children, infants } = search.travelers;
      const passengers = Array.from({ length: adults + children + infants }, (_, index) => ({
        passenger_index: index,
      }));
      return call('reserveSeats', paths.reserveSeats, reserveAnswer, 'write', {
        token,
        segments: segments.map(({ segmentIndex }) => ({ segment_index: segmentIndex, passengers })),
      });
    },

    /**
     * Books at the carrier, charges the card and issues the tickets; may end at a 3-D Secure page instead
     * (`payment.redirectUrl`). When it fails with kind timeout, unavailable or badContract, the outcome is unknown:
     * look at the booking, and repeat with the same key only.
     */
    bookAndIssue(order: BookAndIssueOrder) {
      return call('bookAndIssue', paths.bookAndIssue, bookAndIssueAnswer, 'write', orderToWire(order));
    },

    /** How paying and issuing go on. */
    checkTicket(token: string) {
      return call('checkTicket', paths.checkTicket, checkTicketAnswer, 'read', { token });
    },

    /** Countries that this booking takes, in the order to show them, the likely ones first, with names by language. */
    listCitizenships(token: string): Promise<Citizenship[]> {
      return caches.short.read(['booking.citizenships', locale, country, token], () =>
        call('listCitizenships', paths.citizenships, citizenshipsAnswer, 'read', { token }),
      );
    },
  };
}
export type BookingClient = ReturnType<typeof createBookingClient>;

function orderToWire(order: BookAndIssueOrder): Omit<BookAndIssueRequestWire, 'v'> {
  const card = order.card.reveal();
  return {
    token: order.token,
    idempotency_key: order.idempotencyKey,
    amount: order.total.amount,
    currency: order.total.currency,
    passengers: order.passengers.map(passengerToWire),
    contacts: { email: order.contacts.email.toLowerCase(), phone: order.contacts.phone },
    payment: {
      payment_type: order.paymentType,
      payment_option: 'card',
      card: {
        cardholder: card.cardholder,
        pan: card.pan.replace(/\s/g, ''),
        exp_date_month_year: card.expiry,
        cvv: card.cvv,
      },
    },
    return_url: order.returnUrl,
    browser: { ip: order.browser?.ip, user_agent: order.browser?.userAgent },
  };
}

function passengerToWire(passenger: BookingPassenger): PassengerWire {
  return {
    type: passenger.type,
    first_name: passenger.firstName,
    last_name: passenger.lastName,
    middle_name: passenger.middleName,
    gender: passenger.gender,
    birthday: dotted(passenger.birthday),
    citizenship: passenger.citizenship,
    document_type: passenger.documentType,
    passport_number: passenger.documentNumber,
    passport_expdate: passenger.documentExpiry === null ? null : dotted(passenger.documentExpiry),
    mileage_card: passenger.mileageCard ?? undefined,
    contacts: contactsToWire(passenger.contacts),
    ...militaryToWire(passenger.military),
  };
}

function contactsToWire(contacts: BookingPassenger['contacts']): PassengerWire['contacts'] {
  if (!contacts?.email && !contacts?.phone) return undefined;
  return { email: contacts.email?.toLowerCase(), phone_number: contacts.phone };
}

function militaryToWire(
  military: BookingPassenger['military'],
): Pick<PassengerWire, 'military_category' | 'military_service_date'> {
  if (!military) return {};
  const { category, until } = military;
  return { military_category: category, military_service_date: until === null ? null : dotted(until) };
}

/** 2031-05-04 → 04.05.2031 */
function dotted(isoDate: string): string {
  return isoDate.split('-').reverse().join('.');
}
