import { describe, expect, it } from 'vitest';
import { fairwind } from '#tests/fixtures/market';
import type { Booking } from '~/upstream/booking/contract';
import { tripMinutes, tripsOfBooking, type PlaceMaps, type Segment } from './segment';
import { tripScreen, tripSummary } from './trip-screen.server';

const MAPS: PlaceMaps = {
  aircrafts: { '32Q': { name: 'Airbus A321neo' } },
  airlines: { SU: { name: 'Skyways' }, XQ: { name: 'Regional' } },
  ports: {
    LHR: { name: 'Heathrow', cityCode: 'LON', kind: 'airport' },
    HND: { name: 'Haneda', cityCode: 'TYO', kind: 'airport' },
    NRT: { name: 'Narita', cityCode: 'TYO', kind: 'airport' },
    LAX: { name: 'Los Angeles', cityCode: 'LAX', kind: 'airport' },
    '7015400': { name: 'London St-Pancras', cityCode: 'LON', kind: 'railway_station' },
    '7014440': { name: 'London Euston', cityCode: 'LON', kind: 'railway_station' },
    '2000120': { name: 'Ryazan-1', cityCode: '2000080', kind: 'railway_station' },
    '8727100': { name: 'Paris Gare du Nord', cityCode: 'PAR', kind: 'railway_station' },
  },
  cities: {
    LON: { name: 'London', countryCode: 'GB', nameCases: null },
    TYO: { name: 'Tokyo', countryCode: 'JP', nameCases: null },
    PAR: { name: 'Paris', countryCode: 'FR', nameCases: null },
    '2000080': { name: 'Ryazan', countryCode: 'RU', nameCases: null },
  },
  countries: { JP: { name: 'Japan', nameCases: null } },
  carKinds: { second: { name: '2nd class' }, first: { name: '1st class' } },
};
const MARKET = fairwind({ country: 'GB', currency: 'GBP' });
const WORDS = { maps: MAPS, market: MARKET };

function segment(
  departure: string,
  departsAt: string,
  arrival: string,
  arrivesAt: string,
  over: Partial<Segment> = {},
): Segment {
  return {
    departure,
    arrival,
    departsAt,
    arrivesAt,
    departureTerminal: null,
    arrivalTerminal: null,
    durationMinutes: 600,
    transferMinutes: null,
    isNightTransfer: false,
    isSelfTransfer: false,
    isTransitVisaNeeded: false,
    marketingCarrier: 'SU',
    operatingCarrier: 'SU',
    transportNumber: 'SU100',
    equipment: null,
    techStopCount: 0,
    techStops: [],
    train: null,
    transportKind: 'airplane',
    isCharter: false,
    ...over,
  };
}

/** A train from London to Paris by a longer route. */
function train(over: Partial<Segment> = {}): Segment {
  return segment('7015400', '2031-05-04 09:00', '8727100', '2031-05-04 12:20', {
    marketingCarrier: 'EST',
    operatingCarrier: 'EST',
    transportNumber: '9001',
    transportKind: 'train',
    durationMinutes: 140,
    train: {
      name: 'Eurostar',
      initialStation: '7015400',
      finalStation: 'Marne-la-Vallée',
      isDoubleDecker: true,
      hasElectronicRegistration: true,
      carKinds: ['second', 'first', 'unknown'],
    },
    ...over,
  });
}

describe('tripSummary', () => {
  it('counts days by local time at both ends', () => {
    const east = tripSummary([segment('LHR', '2031-05-04 13:00', 'HND', '2031-05-05 09:00')], WORDS);
    expect(east.arrival).toMatchObject({ dayOffset: '+1', dayOffsetLabel: 'arrives the next day' });
    const overDateLine = tripSummary([segment('HND', '2031-05-05 00:30', 'LAX', '2031-05-04 18:00')], WORDS);
    expect(overDateLine.arrival).toMatchObject({ dayOffset: '−1' });
  });

  it('sums up connections and lists each warning once', () => {
    const trip = [
      segment('LHR', '2031-05-04 10:00', 'NRT', '2031-05-05 06:00', {
        transferMinutes: 180,
        isSelfTransfer: true,
        isTransitVisaNeeded: true,
      }),
      segment('HND', '2031-05-05 09:00', 'LAX', '2031-05-05 03:00', {
        marketingCarrier: 'XQ',
        transferMinutes: null,
        isCharter: true,
      }),
    ];
    expect(tripSummary(trip, WORDS)).toMatchObject({
      duration: '23h',
      transfers: { count: '1 stop', waiting: '3h' },
      direct: null,
      stops: ['HND'],
      kinds: ['plane'],
      trains: [],
      carriers: [
        { code: 'SU', name: 'Skyways' },
        { code: 'XQ', name: 'Regional' },
      ],
      warnings: ['self-transfer', 'may need a transit visa', 'change of airport', 'charter flight'],
    });
  });

  it('shows codes for unknown names', () => {
    const trip = [segment('XXX', '2031-05-04 10:00', 'LAX', '2031-05-04 12:00', { marketingCarrier: 'ZZ' })];
    expect(tripSummary(trip, WORDS)).toMatchObject({
      departure: { port: 'XXX', code: 'XXX' },
      carriers: [{ code: 'ZZ', name: 'ZZ' }],
      direct: 'direct',
    });
  });
});

describe('a trip with trains', () => {
  const toAirport = [
    train({ transferMinutes: 300, isSelfTransfer: true }),
    segment('LHR', '2031-05-04 17:20', 'LAX', '2031-05-04 20:00'),
  ];

  it('names trains, and hides station codes', () => {
    expect(tripSummary([train()], WORDS)).toMatchObject({
      departure: { port: 'London St-Pancras', code: '7015400', isStation: true },
      arrival: { port: 'Paris Gare du Nord', code: '8727100', isStation: true },
      direct: 'direct',
      kinds: ['train'],
      trains: [{ text: 'Eurostar 9001', short: 'Eurostar' }],
    });
    expect(tripSummary([segment('LHR', '2031-05-04 13:00', 'HND', '2031-05-05 09:00')], WORDS)).toMatchObject({
      departure: { port: 'Heathrow', code: 'LHR', isStation: false },
    });
  });

  it('counts changes of trains, not stops', () => {
    const [trip] = tripScreen([[train({ transferMinutes: 60 }), train({ departure: '8727100' })]], WORDS);
    expect(trip).toMatchObject({
      transfers: { count: '1 change', waiting: '1h' },
      segments: [{ transfer: { text: 'Change in Paris, 1h' } }, { transfer: null }],
    });
  });

  it('warns on a card about changing from train to plane', () => {
    expect(tripSummary(toAirport, WORDS)).toMatchObject({
      stops: ['LHR'],
      kinds: ['train', 'plane'],
      warnings: ['self-transfer', 'train → plane'],
    });
  });

  it("shows a station's city on the line between the times", () => {
    const trip = [train({ transferMinutes: 60 }), train({ departure: '8727100' })];
    expect(tripSummary(trip, WORDS).stops).toEqual(['PAR']);
  });

  it('shows the name of a transfer city whose code is a number', () => {
    const trip = [train({ transferMinutes: 60 }), train({ departure: '2000120' })];
    expect(tripSummary(trip, WORDS).stops).toEqual(['Ryazan']);
  });

  it('describes a train in full', () => {
    const [trip] = tripScreen([[train()]], WORDS);
    expect(trip!.segments[0]).toMatchObject({
      number: 'Train 9001, Eurostar',
      icon: 'train',
      notes: [
        'the train runs from London St-Pancras to Marne-la-Vallée',
        '2nd class, 1st class',
        'double-decker',
        'e-ticket',
      ],
    });
  });

  it.each([
    ['from train to plane', toAirport, [/^From train to plane: Paris Gare du Nord → Heathrow\..* 5h .*separate/]],
    [
      'from plane to train',
      [
        segment('LAX', '2031-05-04 09:00', 'LHR', '2031-05-05 06:00', { transferMinutes: 180, isSelfTransfer: true }),
        train(),
      ],
      [/^From plane to train: Heathrow → London St-Pancras\..* 3h /],
    ],
    [
      'between stations, with another railway',
      [train({ arrival: '7014440', transferMinutes: 95, isSelfTransfer: true }), train()],
      [/^Separate tickets/, /^Change of station: London Euston → London St-Pancras\..* 1h 35m/],
    ],
    [
      'between airports, over a border',
      [
        segment('LHR', '2031-05-04 10:00', 'NRT', '2031-05-05 06:00', {
          transferMinutes: 240,
          isTransitVisaNeeded: true,
        }),
        segment('HND', '2031-05-05 10:00', 'LAX', '2031-05-05 03:00'),
      ],
      [/^Change of airport: Narita → Haneda\..* 4h /, /transit visa.*Japan/],
    ],
  ])('explains a change %s', (_, trip, sentences) => {
    const { transfer } = tripScreen([trip], WORDS)[0]!.segments[0]!;
    expect(transfer!.warnings).toHaveLength(sentences.length);
    sentences.forEach((sentence, index) => expect(transfer!.warnings[index]).toMatch(sentence));
  });
});

describe('tripScreen', () => {
  it('describes a segment in full', () => {
    const trips = [
      [
        segment('LHR', '2031-05-04 13:00', 'HND', '2031-05-05 09:00', {
          departureTerminal: '3',
          equipment: '32Q',
          operatingCarrier: 'XQ',
          techStopCount: 1,
          techStops: ['LAX'],
        }),
      ],
    ];
    const [trip] = tripScreen(trips, WORDS);
    expect(trip!.title).toBe('London – Tokyo');
    expect(trip!.segments[0]).toMatchObject({
      carrier: { code: 'SU', name: 'Skyways' },
      number: 'SU 100',
      icon: 'plane',
      departure: { city: 'London', place: 'Heathrow (LHR)', terminal: 'terminal\u00a03', time: '13:00' },
      arrival: { city: 'Tokyo', terminal: null },
      notes: ['Airbus A321neo', 'operated by Regional', '1 technical stop: Los Angeles'],
      transfer: null,
    });
  });

  it.each([
    ['LHR', 'Heathrow (LHR)'],
    ['LAX', 'Los Angeles (LAX)'],
    ['7015400', 'London St-Pancras'],
    ['7014440', 'railway station'],
  ])('names %s beside its city', (code, port) => {
    const cities = { ...MAPS.cities, LAX: { name: 'Los Angeles', countryCode: 'US', nameCases: null } };
    const ports = { ...MAPS.ports, 7014440: { name: 'London', cityCode: 'LON', kind: 'railway_station' } };
    const trips = [[segment(code, '2031-05-04 13:00', 'NRT', '2031-05-05 09:00')]];
    const [trip] = tripScreen(trips, { maps: { ...MAPS, ports, cities }, market: MARKET });
    expect(trip!.segments[0]!.departure.place).toBe(port);
  });
});

describe('tripsOfBooking', () => {
  const booked = (tripIndex: number, departure: string): Booking['segments'][number] => ({
    id: `0:${tripIndex}`,
    recordIndex: 0,
    tripIndex,
    segmentIndex: 0,
    departure,
    arrival: 'HND',
    departureTime: '2031-05-04 10:00',
    arrivalTime: '2031-05-05 06:00',
    departureTimeZone: 'Europe/London',
    arrivalTimeZone: 'Asia/Tokyo',
    departureTerminal: null,
    arrivalTerminal: null,
    durationMinutes: 720,
    operatingCarrier: 'SU',
    marketingCarrier: 'SU',
    transportNumber: 'SU100',
    equipment: null,
    techStopCount: 0,
    techStops: [],
    train: null,
    transportKind: 'airplane',
    isCharter: false,
    bookingClass: null,
    transferMinutes: null,
    isNightTransfer: false,
    isSelfTransfer: false,
    isTransitVisaNeeded: false,
    hasFareRules: true,
    isCancelled: false,
  });

  it('groups segments into trips, in travel order', () => {
    const trips = tripsOfBooking([booked(0, 'LHR'), booked(1, 'NRT'), booked(0, 'LAX')]);
    expect(trips.map((trip) => trip.map(({ departure }) => departure))).toEqual([['LHR', 'LAX'], ['NRT']]);
    expect(tripMinutes(trips[0]!)).toBe(1440);
  });
});
