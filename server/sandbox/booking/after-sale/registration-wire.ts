import { REGISTRATION_OPENS_HOURS, type RegistrationStateWire } from '~/upstream/after-sale/contract';
import { flightPrice, kindsFor, REGISTRATION_HOURS_AHEAD } from '../catalogue/registration';
import { checkInForSale } from '../ancillaries/post-sale-offer';
import type { Sale } from '../ancillaries/desk';
import type { BookingRecord, TicketRecord } from '../records/records';
import type { OfferFlight } from '../../search/offers/offer';
import { writeBcbp } from '../check-in/bcbp';
import { statusOf, type RegistrationNow } from '../check-in/state';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const BOARDING_MS = 40 * MINUTE_MS;
/** Banks show refunds within this time. */
const BANK_MS = 10 * 24 * HOUR_MS;

const COMPARTMENTS = { economy: 'Y', premium_economy: 'W', business: 'C', first: 'F' } as const;

type Parts = {
  sale: Sale;
  isIssued: boolean;
  tickets: readonly TicketRecord[];
  /** Ends of the numbers of the cards that paid, by payment. */
  cards: ReadonlyMap<string, string>;
};

/** Returns the registrations of an order, and what can still be bought. */
export function registrationWire({ sale, isIssued, tickets, cards }: Parts): RegistrationStateWire {
  const { facts, registrations, now } = sale;
  const forSale = isIssued ? checkInForSale(sale) : [];
  const flights = forSale.map(({ flight }) => flight);
  return {
    currency: facts.currency,
    flights: forSale.map(({ flight, passengers }) => ({
      segment_index: flight.index,
      passengers,
      opens_at: iso(flight.departsAt - REGISTRATION_OPENS_HOURS * HOUR_MS),
      on_sale_until: iso(flight.departsAt - REGISTRATION_HOURS_AHEAD * HOUR_MS),
    })),
    kinds: kindsFor(flights).map((kind) => ({
      kind,
      prices: flights.map((flight) => ({ segment_index: flight.index, amount: flightPrice(kind, flight, facts) })),
    })),
    registrations: registrations.map((one) => ({
      segment_index: one.segmentIndex,
      passenger_index: one.passengerIndex,
      kind: one.kind,
      position: one.position && { cabin_position: one.position.cabinPosition, place: one.position.place },
      status: statusOf(one, now),
      opens_at: iso(one.opensAt),
      answer_by: iso(one.doneAt),
      // A pass for a ticket that was given back would open no gate.
      pass: statusOf(one, now) === 'delivered' && !one.isGone ? passWire(one, sale.booking, tickets) : null,
      refund:
        one.returnedAt !== null && now >= one.doneAt
          ? {
              amount: one.amount,
              card_last4: cards.get(one.paymentToken) ?? null,
              money_until: iso(one.returnedAt + BANK_MS).slice(0, 10),
            }
          : null,
    })),
  };
}

function passWire(one: RegistrationNow, booking: BookingRecord, tickets: readonly TicketRecord[]) {
  const flight = booking.offer.trips.flat()[one.segmentIndex];
  const ticket = tickets.find(
    ({ passenger_index, record_index }) =>
      passenger_index === one.passengerIndex && record_index === flight?.recordIndex,
  );
  if (!flight || !ticket) return null;
  return {
    seat: one.seat,
    sequence: one.sequence,
    boarding_at: iso(Date.parse(flight.wire.departure_datetime) - BOARDING_MS),
    issued_at: iso(one.doneAt),
    bcbp: barcodeOf(one, flight, ticket, booking),
  };
}

function barcodeOf(one: RegistrationNow, { wire }: OfferFlight, ticket: TicketRecord, booking: BookingRecord): string {
  return writeBcbp({
    lastName: ticket.last_name,
    firstName: ticket.first_name,
    pnr: ticket.pnr,
    from: wire.departure,
    to: wire.arrival,
    operatingCarrier: wire.operating_carrier ?? wire.marketing_carrier,
    marketingCarrier: wire.marketing_carrier,
    flightNumber: wire.transport_number ?? String(wire.number ?? ''),
    departsOn: wire.departure_datetime.slice(0, 10),
    compartment: COMPARTMENTS[booking.offer.session.cabin],
    seat: one.seat,
    sequence: one.sequence,
    passenger: ticket.passenger_type,
    ticketNumber: ticket.ticket_number,
    issuedAt: new Date(one.doneAt),
  });
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
