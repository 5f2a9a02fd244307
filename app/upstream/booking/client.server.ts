import type { Money } from '~/market/money';
import type { UpstreamBinding } from '~/upstream/binding';
import type { RequestWithout } from '~/upstream/endpoint';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { bonusEndpoints } from './bonus-contract';
import { eWalletEndpoints } from './e-wallet-contract';
import {
  endpoints,
  type Citizenship,
  type DocumentType,
  type FareQuote,
  type MilitaryCategory,
  type PassengerType,
  type PassengerWire,
} from './contract';
import { holdLimitToWire, type HoldLimit } from './hold-contract';
import { meansToWire, type PaymentMeans } from './means.server';
import type { PaymentType, SbpInfo } from './payment-contract';
import { requirementsToWire, type TrainReservation } from './rail-contract';
import type { Booking } from './show-contract';

/** A booked passenger. Dates are ISO (yyyy-MM-dd). */
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
  /** Null when the document does not expire. */
  documentExpiry: string | null;
  mileageCard?: string | null;
  /** The passenger's own; `phone` in E.164. */
  contacts?: { email: string | null; phone: string | null };
  /** `until` is null when the service has no end. */
  military?: { category: MilitaryCategory; until: string | null } | null;
};

export type BookAndIssueOrder = {
  token: string;
  /** 16 to 100 characters; the same key never pays twice. */
  idempotencyKey: string;
  /** The shown amount, which is charged now: from the booking's `paymentOptions`. */
  total: Money;
  /** Null in the second of two payments, which keeps the first's. */
  passengers: readonly BookingPassenger[] | null;
  /** `phone` in E.164; null as above. */
  contacts: { email: string; phone: string } | null;
  paymentType: PaymentType;
  means: PaymentMeans;
  /** The first of two payments: `total` is the option's `split.firstTotal`. */
  isFirstOfTwo?: boolean;
  /** The signed-in account buys the order, and is its owner from now on. A friend who pays is not. */
  makesOwner?: boolean;
  /** Absolute address of the shop to which the bank's page returns. */
  returnUrl: string;
  browser?: { ip?: string; userAgent?: string };
};

/**
 * Makes the client for booking, paying and issuing (upstream facts §5, specification 2 §7). Failures are
 * `UpstreamError`s with the codes that the contract lists for each call.
 */
export function createBookingClient(binding: UpstreamBinding) {
  const { market, marks, account, caches } = binding;
  const { locale, country, currency } = market;
  /** Ties bookings to the account; an expired token counts as a guest. */
  const owner = { auth_token: account?.reveal() };

  const call = envelopedCalls(binding);

  return {
    /**
     * Returns the current fares of an offer. Creates nothing. `sessionExpired`: search again.
     * @param variantId `id` of a variant: the {urn} of step 0, not a booking token
     */
    quoteFares(variantId: string): Promise<FareQuote> {
      return call(endpoints.quoteFares, { variant_id: variantId, currency, agent: marks.agent });
    },

    /** Begins a booking; the same idempotency key (16 to 100 characters) always returns the same booking. */
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

    /** @throws UpstreamError of kind notFound for an unknown token */
    getBooking(token: string): Promise<Booking> {
      return call(endpoints.getBooking, { token, ...owner });
    },

    /**
     * Requests seats for all travellers on all segments; they are held once the action is seats_reserved.
     * @param reminder address of one letter if the booking is left unpaid, and the origin of the shop to which it
     *   links
     * @param holdLimits limits on unpaid holds
     * @param trains the wanted places; elsewhere the railway chooses
     * @throws UpstreamError tooManyHolds (`data`: see hold-contract) when a limit is reached
     */
    reserveSeats(
      token: string,
      { segments, search }: Pick<Booking, 'segments' | 'search'>,
      reminder?: { email: string; siteUrl: string } | null,
      holdLimits: readonly HoldLimit[] = [],
      trains: readonly TrainReservation[] = [],
    ) {
      const { adults, children, infants } = search.travelers;
      const indexes = Array.from({ length: adults + children + infants }, (_, index) => index);
      return call(endpoints.reserveSeats, {
        token,
        segments: segments.map(({ segmentIndex }) => {
          const train = trains.find((one) => one.segmentIndex === segmentIndex);
          return {
            segment_index: segmentIndex,
            passengers: indexes.map((index) => passengerOnTrain(index, train)),
            requirements: train?.requirements && requirementsToWire(train.requirements),
          };
        }),
        hold_limits: holdLimits.map(holdLimitToWire),
        reminder: reminder && { email: reminder.email, site_url: reminder.siteUrl },
      });
    },

    /**
     * Books at the carrier, charges and issues the tickets. May end at a 3-D Secure page (`payment.redirectUrl`), or
     * with a payment to confirm in a bank's app (`getSbpPayment`). After a failure of kind timeout, unavailable or
     * badContract the outcome is unknown: read the booking, and repeat with the same key only.
     */
    bookAndIssue(order: BookAndIssueOrder) {
      return call(endpoints.bookAndIssue, { ...owner, ...orderToWire(order) });
    },

    /**
     * Returns the last payment of a booking by the fast payment system, even after its end (`status`).
     * @throws UpstreamError wrongAction when there is none
     */
    getSbpPayment(token: string, authToken?: AuthToken): Promise<SbpInfo> {
      return call(endpoints.getSbpPayment, { token, auth_token: authToken?.reveal() });
    },

    /**
     * Pays a part with points of the account, in place of an earlier wish; null takes them out.
     * @throws UpstreamError bonusOutOfLimits, bonusNotEnough, bonusNotApplicable; nothing has changed then
     */
    spendPoints(token: string, points: number | null, authToken: AuthToken) {
      return call(bonusEndpoints.spendPoints, { token, points, auth_token: authToken.reveal() });
    },

    /**
     * Pays all or a part from the wallet of the account, in place of an earlier wish; null takes it out.
     * @param amount hundredths of the order's currency
     * @throws UpstreamError eWalletOutOfLimits, eWalletNotApplicable; nothing has changed then
     */
    spendEWallet(token: string, amount: number | null, authToken: AuthToken) {
      return call(eWalletEndpoints.spendEWallet, { token, amount, auth_token: authToken.reveal() });
    },

    /**
     * Gives up the payment with this key, which is pending at the bank; it can never be charged afterwards. May be
     * repeated.
     * @throws UpstreamError alreadyCompleted when it was confirmed in the meantime
     */
    cancelPayment(token: string, idempotencyKey: string) {
      return call(endpoints.cancelPayment, { token, idempotency_key: idempotencyKey });
    },

    /**
     * Asks Apple to vouch for the shop and returns what its sheet wants to see, unread.
     * @param validationUrl from the customer's browser, already checked to be Apple's
     */
    openAppleSession(token: string, page: { validationUrl: string; domain: string; shopName: string }) {
      const { validationUrl, domain, shopName } = page;
      return call(endpoints.openAppleSession, {
        token,
        validation_url: validationUrl,
        domain,
        display_name: shopName,
      });
    },

    /** Returns the progress of paying and issuing. */
    checkTicket(token: string) {
      return call(endpoints.checkTicket, { token });
    },

    /** Lists countries that this booking accepts, in display order, the likely ones first, with names by language. */
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
    makes_owner: order.makesOwner ?? false,
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

function passengerOnTrain(index: number, train: TrainReservation | undefined) {
  const wanted = train?.passengers.find((one) => one.index === index);
  return {
    passenger_index: index,
    refundable: wanted?.isRefundable,
    preferred_tariff_type: wanted?.tariff,
    adult_passenger_index: wanted?.adultIndex,
    seat: wanted?.seat,
    bedclothes: wanted?.hasBedding,
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
