import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import { tripMinutes, tripsOfBooking, type PlaceMaps, type Segment } from './segment';
import { tripScreen, tripSummary } from './trip-screen';

const MAPS: PlaceMaps = {
  aircrafts: { '32Q': { name: 'Airbus A321neo' } },
  airlines: { SU: { name: 'Skyways' }, XQ: { name: 'Regional' } },
  ports: {
    LHR: { name: 'Heathrow', cityCode: 'LON', kind: 'airport' },
    HND: { name: 'Haneda', cityCode: 'TYO', kind: 'airport' },
    NRT: { name: 'Narita', cityCode: 'TYO', kind: 'airport' },
    LAX: { name: 'Los Angeles', cityCode: 'LAX', kind: 'airport' },
  },
  cities: {
    LON: { name: 'London', countryCode: 'GB', nameCases: null },
    TYO: { name: 'Tokyo', countryCode: 'JP', nameCases: null },
  },
  countries: {},
};
const MARKET: Market = {
  brand: 'intl',
  brandName: 'Fairwind',
  locale: 'en',
  country: 'GB',
  currency: 'GBP',
  homePath: '/en-gb',
};
const WORDS = { maps: MAPS, market: MARKET, t: getTranslator('en', 'search') };

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
    transportKind: 'airplane',
    isCharter: false,
    ...over,
  };
}

describe('tripSummary', () => {
  it('counts the days by the clocks of both places', () => {
    const east = tripSummary([segment('LHR', '2031-05-04 13:00', 'HND', '2031-05-05 09:00')], WORDS);
    expect(east.arrival).toMatchObject({ dayOffset: '+1', dayOffsetLabel: 'arrives the next day' });
    const overDateLine = tripSummary([segment('HND', '2031-05-05 00:30', 'LAX', '2031-05-04 18:00')], WORDS);
    expect(overDateLine.arrival).toMatchObject({ dayOffset: '−1' });
  });

  it('sums up connections and names each surprise once', () => {
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
      transfers: '1 stop, 3h',
      direct: null,
      stops: ['HND'],
      carriers: [
        { code: 'SU', name: 'Skyways' },
        { code: 'XQ', name: 'Regional' },
      ],
      warnings: ['self-transfer', 'change of airport', 'transit visa needed', 'charter flight'],
    });
  });

  it('shows codes where a map has no name', () => {
    const trip = [segment('XXX', '2031-05-04 10:00', 'LAX', '2031-05-04 12:00', { marketingCarrier: 'ZZ' })];
    expect(tripSummary(trip, WORDS)).toMatchObject({
      departure: { info: 'XXX (XXX)' },
      carriers: [{ code: 'ZZ', name: 'ZZ' }],
      direct: 'direct',
    });
  });
});

describe('tripScreen', () => {
  it('tells a segment in full', () => {
    const trips = [
      [
        segment('LHR', '2031-05-04 13:00', 'HND', '2031-05-05 09:00', {
          departureTerminal: '3',
          equipment: '32Q',
          operatingCarrier: 'XQ',
          techStopCount: 1,
        }),
      ],
    ];
    const [trip] = tripScreen(trips, WORDS);
    expect(trip!.title).toBe('London — Tokyo');
    expect(trip!.segments[0]).toMatchObject({
      carrier: { code: 'SU', name: 'Skyways' },
      number: 'SU 100',
      isTrain: false,
      departure: { city: 'London', info: 'Heathrow (LHR)', terminal: 'terminal 3', time: '13:00' },
      arrival: { city: 'Tokyo', terminal: null },
      notes: ['Airbus A321neo', 'operated by Regional', '1 technical stop'],
      transfer: null,
    });
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
    transportKind: 'airplane',
    isCharter: false,
    transferMinutes: null,
    isNightTransfer: false,
    isSelfTransfer: false,
    isTransitVisaNeeded: false,
  });

  it('puts segments into their trips, in the order of travel', () => {
    const trips = tripsOfBooking([booked(0, 'LHR'), booked(1, 'NRT'), booked(0, 'LAX')]);
    expect(trips.map((trip) => trip.map(({ departure }) => departure))).toEqual([['LHR', 'LAX'], ['NRT']]);
    expect(tripMinutes(trips[0]!)).toBe(1440);
  });
});
