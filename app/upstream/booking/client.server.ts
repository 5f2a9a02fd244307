import type { Money } from '~/market/money';
import type { UpstreamBinding } from '~/upstream/binding';
import type { RequestWithout } from '~/upstream/endpoint';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import type { CardData, SavedCardData } from './card-data.server';
import {
  endpoints,
  type Booking,
  type BookAndIssueRequestWire,
  type Citizenship,
  type DocumentType,
  type FareQuote,
  type MilitaryCategory,
  type PassengerType,
  type PassengerWire,
} from './contract';
import { holdLimitToWire, type HoldLimit } from './hold-contract';
import type { PaymentType, SbpInfo } from './payment-contract';

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

/** `savedCard`: one that the account of `authToken` keeps. `sbp`: the fast payment system, roubles only. */
export type PaymentMeans =
  | { option: 'card'; card: CardData }
  | { option: 'card'; card: SavedCardData; authToken: AuthToken }
  | { option: 'sbp' };

export type BookAndIssueOrder = {
  token: string;
  /** 16 to 100 characters; the same key never pays twice. */
  idempotencyKey: string;
  /** What the customer was shown, and what is charged now: of the booking's `paymentOptions`. */
  total: Money;
  /** null in the second of two payments: those of the first stay. */
  passengers: readonly BookingPassenger[] | null;
  /** `phone` in E.164; null as above. */
  contacts: { email: string; phone: string } | null;
  paymentType: PaymentType;
  means: PaymentMeans;
  /** The first of two payments: `total` is the option's `split.firstTotal`. */
  isFirstOfTwo?: boolean;
  /** Absolute address of the shop to which the bank's page returns. */
  returnUrl: string;
  browser?: { ip?: string; userAgent?: string };
};

/**
 * Booking, paying and issuing (upstream facts §5, specification 2 §7). Failures are `UpstreamError`s with the codes
 * that the contract lists for each call.
 */
export function createBookingClient(binding: UpstreamBinding) {
  const { market, marks, account, caches } = binding;
  const { locale, country, currency } = market;
  /** Ties bookings to the account; a token that holds no more is a guest to the service. */
  const owner = { auth_token: account?.reveal() };

  const call = envelopedCalls(binding);

  return {
    /**
     * Fares of an offer of the search, as they are now. Creates nothing. `sessionExpired`: search again.
     * @param variantId `id` of a variant: the {urn} of step 0, not a booking token
     */
    quoteFares(variantId: string): Promise<FareQuote> {
      return call(endpoints.quoteFares, { variant_id: variantId, currency });
    },

    /** Begins a booking; the same idempotency key (16 to 100 characters) always gives the same booking. */
    createBooking(order: { variantId: string; fareKey: string; idempotencyKey: string }) {
      return call(endpoints.createBooking, {
        variant_id: order.variantId,
        fare_variant_key: order.fareKey,
        idempotency_key: order.idempotencyKey,
        ...owner,
        currency,
        country,
        agent: marks.agent,
        tag: marks.tag,
        marker: marks.marker,
      });
    },

    /** @throws UpstreamError of kind notFound for a token that is none */
    getBooking(token: string): Promise<Booking> {
      return call(endpoints.getBooking, { token, ...owner });
    },

    /**
     * Asks for seats for all travellers on all segments; they are held once the action is seats_reserved.
     * @param reminder where one letter goes, should the booking be left unpaid, and the origin of the shop that it links to
     * @param holdLimits by what unpaid holds are counted
     * @throws UpstreamError tooManyHolds (`data`: see hold-contract) when one of them is reached
     */
    reserveSeats(
      token: string,
      { segments, search }: Pick<Booking, 'segments' | 'search'>,
      reminder?: { email: string; siteUrl: string } | null,
      holdLimits: readonly HoldLimit[] = [],
    ) {
      const { adults, children, infants } = search.travelers;
      const passengers = Array.from({ length: adults + children + infants }, (_, index) => ({
        passenger_index: index,
      }));
      return call(endpoints.reserveSeats, {
        token,
        segments: segments.map(({ segmentIndex }) => ({ segment_index: segmentIndex, passengers })),
        hold_limits: holdLimits.map(holdLimitToWire),
        reminder: reminder && { email: reminder.email, site_url: reminder.siteUrl },
      });
    },

    /**
     * Books at the carrier, charges and issues the tickets; may end at a 3-D Secure page (`payment.redirectUrl`) or with
     * a payment to confirm in the app of a bank (`getSbpPayment`) instead. When it fails with kind timeout, unavailable or badContract, the outcome is unknown:
     * look at the booking, and repeat with the same key only.
     */
    bookAndIssue(order: BookAndIssueOrder) {
      return call(endpoints.bookAndIssue, { ...owner, ...orderToWire(order) });
    },

    /**
     * The last payment of a booking by the fast payment system, also when it is over (`status`).
     * @throws UpstreamError wrongAction when there is none
     */
    getSbpPayment(token: string, authToken?: AuthToken): Promise<SbpInfo> {
      return call(endpoints.getSbpPayment, { token, auth_token: authToken?.reveal() });
    },

    /**
     * Gives up the payment with this key, which waits for the customer at the bank: it can never be charged after that.
     * May be called again. @throws UpstreamError alreadyCompleted when it was confirmed in the meantime
     */
    cancelPayment(token: string, idempotencyKey: string) {
      return call(endpoints.cancelPayment, { token, idempotency_key: idempotencyKey });
    },

    /** How paying and issuing go on. */
    checkTicket(token: string) {
      return call(endpoints.checkTicket, { token });
    },

    /** Countries that this booking takes, in the order to show them, the likely ones first, with names by language. */
    listCitizenships(token: string): Promise<Citizenship[]> {
      return caches.short.read(['booking.citizenships', locale, country, token], () =>
        call(endpoints.listCitizenships, { token }),
      );
    },
  };
}
export type BookingClient = ReturnType<typeof createBookingClient>;

function orderToWire(order: BookAndIssueOrder): RequestWithout<typeof endpoints.bookAndIssue, 'v' | 'lang'> {
  const { contacts } = order;
  return {
    token: order.token,
    idempotency_key: order.idempotencyKey,
    amount: order.total.amount,
    currency: order.total.currency,
    passengers: order.passengers?.map(passengerToWire),
    contacts: contacts ? { email: contacts.email.toLowerCase(), phone: contacts.phone } : undefined,
    payment: {
      payment_type: order.paymentType,
      payment_option: order.means.option,
      ...meansToWire(order.means),
      split: order.isFirstOfTwo,
    },
    ...('authToken' in order.means && { auth_token: order.means.authToken.reveal() }),
    return_url: order.returnUrl,
    browser: { ip: order.browser?.ip, user_agent: order.browser?.userAgent },
  };
}

type PaymentWire = BookAndIssueRequestWire['payment'];

function meansToWire(means: PaymentMeans): Pick<PaymentWire, 'card' | 'card_id' | 'cvv'> {
  if (means.option === 'sbp') return {};
  if (means.card.kind === 'savedCard') {
    const { cardId, cvv } = means.card.reveal();
    return { card_id: cardId, cvv };
  }
  const { cardholder, pan, expiry, cvv } = means.card.reveal();
  return { card: { cardholder, pan: pan.replace(/\s/g, ''), exp_date_month_year: expiry, cvv } };
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
