import { describe, expect, it } from 'vitest';
import { fairwind } from '#tests/fixtures/market';
import { issued, item, wireSegment } from '#tests/fixtures/issued-booking';
import { getTranslator } from '~/i18n/translator.server';
import type { Booking, BookingWire } from '~/upstream/booking/contract';
import type { TrainTicketStatus } from '~/upstream/booking/rail-contract';
import { nextSteps } from '../summary/next-steps';
import { segmentsAhead } from '../after-sale/refund/returned-ways.server';
import { knownRides } from './known-rides';
import { trainTickets } from './train-tickets.server';

type Wire = Partial<BookingWire>;
type TicketWire = NonNullable<BookingWire['tickets']>[number];

const MARKET = fairwind({ country: 'GB', currency: 'GBP' });

const train: BookingWire['segments'][number] = {
  ...wireSegment(0),
  departure_terminal: null,
  marketing_carrier: 'RZD',
  marketing_flight_number: '015A',
  transport_kind: 'train',
  electronic_registration: true,
  train_car_kinds: ['coupe', 'lux'],
};

const ticket: TicketWire = {
  passenger_index: 0,
  record_index: 0,
  passenger_type: 'adult',
  first_name: 'Anna',
  last_name: 'Ivanova',
  document: { type: 'international_passport', number_end: '5671', number: '711235671' },
  ticket_number: '7000000000001',
  pnr: 'ABC234',
  rail_places: [{ segment_index: 0, car: '07', place: '23' }],
  rail_tickets: [{ segment_index: 0, status: 'electronic_registration_present' }],
};

const place: NonNullable<BookingWire['rzd_seats']>[number] = {
  segment_index: 0,
  passenger_index: 0,
  car_number: '07',
  car_type: 'compartment',
  service_class: '2K',
  seat: 23,
  car_place_type: 'lower',
  tariff_type: 'full',
  refundable: true,
  price: 100_00,
};

const railways = (rzd: boolean) => ({ RZD: { name: 'Example Railway', rzd } });

function byTrain(changes: Partial<TicketWire> = {}, wire: Wire = {}): Booking {
  return issued({
    segments: [train],
    airlines: railways(true),
    rzd_seats: [place],
    tickets: [{ ...ticket, ...changes }],
    abroad: false,
    ...wire,
  });
}

const BEFORE = new Date('2031-05-01T00:00:00Z');
const view = (booking: Booking, now: Date | null = BEFORE, items: Parameters<typeof trainTickets>[2]['items'] = []) =>
  trainTickets(booking, booking.tickets[0]!, { market: MARKET, items, now })[0]!;
const status = (one: TicketWire['rail_tickets']) => ({ rail_tickets: one });

describe('trainTickets', () => {
  it('names the document for boarding, and the terms', () => {
    expect(view(byTrain())).toMatchObject({
      terms: 'Adult, refundable, bedding included',
      status: 'Electronic registration: yes',
      tone: 'good',
    });
    expect(view(byTrain()).advice).toMatch(/All you need to board is the document you booked with: .*5671/);
  });

  it('a paper names the whole number, a screen only its end', () => {
    expect(view(byTrain(), null).advice).toContain('711235671');
    expect(view(byTrain()).advice).not.toContain('711235671');
    const old = byTrain({ document: { type: 'international_passport', number_end: '5671' } });
    expect(view(old, null).advice).toMatch(/•••• ?5671|••••\u00a05671/);
  });

  it('says where, with what and until when a paper ticket is fetched', () => {
    const { advice } = view(byTrain(status([{ segment_index: 0, status: 'electronic_registration_absent' }])));
    expect(advice).toMatch(/ticket office.*06:20.*5671.*7000000000001/);
  });

  it('tells abroad to show the ticket itself', () => {
    const abroad = byTrain({ rail_tickets: null }, { airlines: railways(false) });
    expect(view(abroad).advice).toMatch(/Show this ticket/);
  });

  it.each([
    ['bought', 'Adult, refundable, bedding paid', 0],
    ['for somebody else', 'Adult, refundable, no bedding', 1],
  ])('bedding in an open sleeper: %s', (_, terms, passengerIndex) => {
    const booking = byTrain({}, { rzd_seats: [{ ...place, car_type: 'reserved_seat' }] });
    const target = { recordIndex: 0, tripIndex: 0, segmentIndex: 0, passengerIndex };
    expect(view(booking, BEFORE, [item('bedding', 'Bedding', 200, target)]).terms).toBe(terms);
  });

  it('bedding chosen with the place is told on the ticket', () => {
    const booking = byTrain({}, { rzd_seats: [{ ...place, car_type: 'reserved_seat', bedclothes_price: 230_00 }] });
    expect(view(booking).terms).toBe('Adult, refundable, bedding paid');
  });

  it('tells a child without a place, and a place without a refund', () => {
    const free = { ...place, seat: null, car_place_type: null, tariff_type: 'free_child' as const };
    expect(view(byTrain({ rail_places: [] }, { rzd_seats: [free] })).terms).toBe('Child without a place');
    const kept = byTrain({}, { rzd_seats: [{ ...place, tariff_type: 'pupil', refundable: false }] });
    expect(view(kept).terms).toBe('Schoolchild, non-refundable, bedding included');
  });

  it('says after the departure what is left, and nothing about boarding', () => {
    const soon = view(byTrain(), new Date('2031-05-04T10:00:00Z'));
    expect([soon.status, soon.advice]).toEqual(['Train has left', expect.stringContaining('within 12 hours')]);
    const later = view(byTrain(), new Date('2031-05-06T10:00:00Z'));
    expect(later.advice).toMatch(/The departure was .*06:50/);
    expect(view(byTrain(), null).advice).toContain('All you need to board');
  });

  it('keeps the advice of an interrupted trip and the end of a returned ticket after the departure', () => {
    const after = new Date('2031-05-05T00:00:00Z');
    const of = (one: TrainTicketStatus) => view(byTrain(status([{ segment_index: 0, status: one }])), after).status;
    expect(of('trip_was_interrupted')).toBe('Trip interrupted');
    expect(of('returned')).toBe('Refunded');
    expect(of('voided')).toBe('Cancelled');
  });

  it('follows the refunds of the shop before the railway tells', () => {
    expect(view(byTrain({ refunding_trips: [0] }))).toMatchObject({ status: 'In a request', tone: 'info' });
    expect(view(byTrain({ returned_trips: [0] })).status).toBe('Refunded');
  });
});

describe('a status beyond its ticket', () => {
  const steps = (booking: Booking) => nextSteps(booking, [], { market: MARKET, t: getTranslator('en', 'booking') });

  it('the next steps of a train have no word of an airport', () => {
    expect(steps(byTrain()).join(' ')).toMatch(/at the station/);
    expect(steps(byTrain()).join(' ')).not.toMatch(/airport|airline|flight|check in online|bags/i);
    const paper = byTrain(status([{ segment_index: 0, status: 'electronic_registration_absent' }]));
    expect(steps(paper).join(' ')).toMatch(/need paper/);
  });

  it('a journey by train and plane has the steps of both', () => {
    const flight = { ...wireSegment(1), trip_index: 0 };
    const both = byTrain({}, { segments: [{ ...train, virtual_connection: true }, flight], abroad: true });
    const said = steps(both).join(' ');
    expect(said).toMatch(/at the station.*at the airport at least three hours/);
    expect(said).not.toMatch(/collect your bags/);
  });

  it('a ticket that the railway calls given back is no journey any more', () => {
    const gone = byTrain(status([{ segment_index: 0, status: 'places_returned' }]));
    expect([segmentsAhead(byTrain()), segmentsAhead(gone)].map(({ length }) => length)).toEqual([1, 0]);
  });

  it('an issued ticket replaces what the search said about its train', () => {
    const facts = ({ train: one }: Booking['segments'][number]) => [one?.carKinds, one?.hasElectronicRegistration];
    expect(knownRides(byTrain()).map(facts)).toEqual([[[], false]]);
    expect(knownRides(byTrain({}, { tickets: [] })).map(facts)).toEqual([[['coupe', 'lux'], true]]);
  });
});
