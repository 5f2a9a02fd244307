import { describe, expect, it } from 'vitest';
import { groupOffers } from '../offers/itinerary';
import { answerOf, flight, variant } from '../offers/testing/answer';
import { allFacets, filterFacets } from './facets';
import { readFilter } from './filter-link';
import { applyFilter } from './matching';

const DAY = '2031-05-04';
const BAG = { baggage: { count: 1, weight: 20 } };

/**
 * Flights: direct, early and late; via LED with one carrier and with two, at night, on separate tickets, with a change
 * of airport.
 */
const ANSWER = answerOf(
  [
    variant('early', '9000', [['early']]),
    variant('early+bag', '11000', [['early']], BAG),
    variant('late', '6000', [['late']], { baggage: null }),
    variant('over', '5000', [['toLed', 'fromLed']]),
    variant('over+bag', '8000', [['toLed', 'fromLed']], BAG),
    variant('night', '4000', [['toLedAtNight', 'ownFromLed']]),
    variant('train', '3000', [['train']], BAG),
    variant('mixed', '3500', [['trainToLed', 'fromVko']], BAG),
  ],
  {
    early: flight(`SU1130 SVO-AER ${DAY} 06:05 +03:00 ${DAY} 09:35 +03:00`, { equipment: '32Q' }),
    late: flight(`DP405 VKO-AER ${DAY} 20:00 +03:00 ${DAY} 23:50 +03:00`, { equipment: '738' }),
    toLed: flight(`SU6 SVO-LED ${DAY} 10:00 +03:00 ${DAY} 11:30 +03:00`, { transfer_duration: 90 }),
    fromLed: flight(`SU6551 LED-AER ${DAY} 13:00 +03:00 ${DAY} 16:00 +03:00`),
    toLedAtNight: flight(`SU36 SVO-LED ${DAY} 22:00 +03:00 ${DAY} 23:30 +03:00`, {
      transfer_duration: 420,
      night_transfer: true,
      virtual_connection: true,
      is_transit_visa_needed: 'needed',
    }),
    ownFromLed: flight('DP51 LED-AER 2031-05-05 06:30 +03:00 2031-05-05 09:30 +03:00'),
    train: flight(`RZ104 VKO-AER ${DAY} 23:00 +03:00 2031-05-05 23:30 +03:00`, {
      transport_kind: 'train',
      train_description: 'Сапсан',
      train_car_kinds: ['coupe', 'soft'],
    }),
    trainToLed: flight(`RZ752 SVO-LED ${DAY} 07:00 +03:00 ${DAY} 11:00 +03:00`, {
      transport_kind: 'train',
      transfer_duration: 240,
    }),
    fromVko: flight(`SU90 VKO-AER ${DAY} 15:00 +03:00 ${DAY} 18:30 +03:00`),
  },
);
const [EARLY, LATE, OVER, NIGHT, TRAIN, MIXED] = groupOffers(ANSWER).map(({ key }) => key);

const read = (filter: object) => readFilter(new URLSearchParams({ filter: JSON.stringify(filter) }));
const matches = (filter: object) => applyFilter(ANSWER, read(filter)).map(({ key }) => key);
const options = (group: string, ...names: string[]) => ({
  [group]: Object.fromEntries(names.map((name) => [name, true])),
});

describe('applyFilter', () => {
  it('counts a train out and a plane back as combined, so that the kinds add up to all', () => {
    const back = { flight: flight('SU1131 AER-SVO 2031-05-11 10:00 +03:00 2031-05-11 13:30 +03:00') };
    const out = {
      rail: flight(`RZ104 VKO-AER ${DAY} 23:00 +03:00 2031-05-05 23:30 +03:00`, { transport_kind: 'train' }),
    };
    const answer = answerOf([variant('both', '9000', [['rail'], ['flight']])], { ...out, ...back });
    const found = ['Airplane', 'Train', 'Mixed'].map(
      (kind) => applyFilter(answer, read(options('transportKind', kind))).length,
    );
    expect(found).toEqual([0, 0, 1]);
    expect([...(allFacets(answer).options.get('transportKind')?.keys() ?? [])]).toEqual(['Mixed']);
  });

  it.each<[string, object, (string | undefined)[]]>([
    ['nothing', {}, [EARLY, LATE, OVER, NIGHT, TRAIN, MIXED]],
    ['direct', options('transfers', 'NoTransfers'), [EARLY, LATE, TRAIN]],
    ['any of two', options('transfers', 'NoTransfers', 'OneTransfer'), [EARLY, LATE, OVER, NIGHT, TRAIN, MIXED]],
    ['what there is not', options('transfers', 'ManyTransfers'), []],
    ['with a bag', options('baggages', 'WithBaggages'), [EARLY, OVER, TRAIN, MIXED]],
    ['without a bag', options('baggages', 'WithoutBaggages'), [EARLY, OVER, NIGHT]],
    ['one carrier: all the way', options('airlines', 'Airline-SU'), [EARLY, OVER]],
    [
      'two carriers: each alone, and both together',
      options('airlines', 'Airline-SU', 'Airline-DP'),
      [EARLY, LATE, OVER, NIGHT],
    ],
    ['several carriers', options('airlines', 'SeveralAirlines'), [NIGHT, MIXED]],
    ['a carrier that is not there', options('airlines', 'Airline-XX'), []],
    ['planes', options('transportKind', 'Airplane'), [EARLY, LATE, OVER, NIGHT]],
    ['trains', options('transportKind', 'Train'), [TRAIN]],
    ['one after the other', options('transportKind', 'Mixed'), [MIXED]],
    ['no night transfer', options('transferConditions', 'NoNightTransfers'), [EARLY, LATE, OVER, TRAIN, MIXED]],
    ['no other airport', options('transferConditions', 'NoPortChanges'), [EARLY, LATE, OVER, NIGHT, TRAIN]],
    ['no self-transfer', options('transferConditions', 'NoSelfTransfers'), [EARLY, LATE, OVER, TRAIN, MIXED]],
    ['no visa', options('transferConditions', 'NoTransitVisas'), [EARLY, LATE, OVER, TRAIN, MIXED]],
    ['all conditions', options('transferConditions', 'NoNightTransfers', 'NoPortChanges'), [EARLY, LATE, OVER, TRAIN]],
    ['a transfer city', options('transferPlaces', 'City-LED'), [OVER, NIGHT, MIXED]],
    ['a transfer airport', options('transferPlaces', 'Port-VKO'), [MIXED]],
    ['a departure airport', options('departurePorts0', 'Port-VKO'), [LATE, TRAIN]],
    ['an arrival airport', options('arrivalPorts0', 'Port-AER'), [EARLY, LATE, OVER, NIGHT, TRAIN, MIXED]],
    [
      'an airport of a trip that is not searched',
      options('departurePorts1', 'Port-SVO'),
      [EARLY, LATE, OVER, NIGHT, TRAIN, MIXED],
    ],
    ['an aircraft', options('aircrafts', 'Aircraft-32Q'), [EARLY]],
    ['a train by its name', options('trains', 'Train-Сапсан'), [TRAIN]],
    ['a kind of car', options('trainCarKinds', 'CarKind-soft'), [TRAIN]],
    [
      'transfers of a length, or none',
      { transferTimeRange: { TransferTimeRange: [60, 240] } },
      [EARLY, LATE, OVER, TRAIN, MIXED],
    ],
    [
      'transfers not too short',
      { transferTimeRange: { TransferTimeRange: [120, null] } },
      [EARLY, LATE, NIGHT, TRAIN, MIXED],
    ],
    ['a time of departure', { departureTimeRange0: { DepartureTimeRange: [360, 420] } }, [EARLY, MIXED]],
    ['over midnight', { departureTimeRange0: { DepartureTimeRange: [1320, 365] } }, [EARLY, NIGHT, TRAIN]],
    ['a time of arrival', { arrivalTimeRange0: { ArrivalTimeRange: [null, 600] } }, [EARLY, NIGHT]],
    [
      'a time of a trip that is not searched',
      { arrivalTimeRange1: { ArrivalTimeRange: [0, 1] } },
      [EARLY, LATE, OVER, NIGHT, TRAIN, MIXED],
    ],
    ['a price', { priceRange: { 'PriceRange-RUB': [4000, 6000] } }, [LATE, OVER, NIGHT]],
    [
      'a price in another currency',
      { priceRange: { 'PriceRange-EUR': [1, 2] } },
      [EARLY, LATE, OVER, NIGHT, TRAIN, MIXED],
    ],
    [
      'a price with a bag',
      { ...options('baggages', 'WithBaggages'), priceRange: { 'PriceRange-RUB': [null, 8000] } },
      [OVER, TRAIN, MIXED],
    ],
    [
      'groups together',
      { ...options('transfers', 'OneTransfer'), ...options('transportKind', 'Airplane') },
      [OVER, NIGHT],
    ],
  ])('%s', (_name, filter, keys) => {
    expect(matches(filter)).toEqual(keys);
  });

  it('keeps only matching offers: with a bag chosen, the price includes it', () => {
    const [early] = applyFilter(ANSWER, read(options('baggages', 'WithBaggages')));
    expect(early?.offers.map(({ id }) => id)).toEqual(['early+bag']);
  });

  it('does not change the cached itineraries', () => {
    applyFilter(ANSWER, read(options('baggages', 'WithBaggages')));
    expect(groupOffers(ANSWER)[0]?.offers).toHaveLength(2);
  });
});

describe('filterFacets', () => {
  const facet = (filter: object, group: string, option: string) => {
    const one = filterFacets(ANSWER, read(filter)).options.get(group)?.get(option);
    return one ? [one.count, one.lowest.amount / 100] : null;
  };

  it.each<[object, string, string, [number, number] | null]>([
    [{}, 'transfers', 'NoTransfers', [3, 3000]],
    [{}, 'transfers', 'TwoTransfers', null],
    [{}, 'baggages', 'WithBaggages', [4, 3000]],
    [{}, 'baggages', 'WithoutBaggages', [3, 4000]],
    [{}, 'airlines', 'Airline-SU', [2, 5000]],
    [{}, 'airlines', 'SeveralAirlines', [2, 3500]],
    [options('baggages', 'WithBaggages'), 'airlines', 'Airline-SU', [2, 8000]],
    [options('airlines', 'Airline-SU'), 'airlines', 'Airline-DP', [1, 6000]],
    [options('airlines', 'Airline-SU'), 'transfers', 'OneTransfer', [1, 5000]],
    [options('airlines', 'Airline-SU'), 'transportKind', 'Train', null],
    [options('transferConditions', 'NoNightTransfers'), 'transferConditions', 'NoPortChanges', [4, 3000]],
    [options('transferConditions', 'NoNightTransfers'), 'transferConditions', 'NoNightTransfers', [5, 3000]],
    [{ priceRange: { 'PriceRange-RUB': [null, 5000] } }, 'baggages', 'WithBaggages', [2, 3000]],
  ])('%j: %s, %s', (filter, group, option, expected) => {
    expect(facet(filter, group, option)).toEqual(expected);
  });

  it("reports a range's limits, ignoring its own choice", () => {
    const { bounds } = filterFacets(ANSWER, read({ transferTimeRange: { TransferTimeRange: [100, 300] } }));
    expect(bounds.get('transferTimeRange')).toEqual({ min: 90, max: 420 });
    expect(bounds.get('departureTimeRange0')).toEqual({ min: 6 * 60 + 5, max: 23 * 60 });
    expect(bounds.get('priceRange')).toEqual({ min: 3000, max: 9000 });
  });

  it('counts matches as if an option were the only choice of its group', () => {
    for (const others of [{}, options('baggages', 'WithBaggages'), options('transferConditions', 'NoNightTransfers')]) {
      for (const [group, facets] of filterFacets(ANSWER, read(others)).options) {
        for (const [option, { count, lowest }] of facets) {
          const chosen = {
            ...others,
            ...options(
              group,
              option,
              ...(group === 'transferConditions' && group in others ? ['NoNightTransfers'] : []),
            ),
          };
          const left = applyFilter(ANSWER, read(chosen));
          expect([group, option, left.length]).toEqual([group, option, count]);
          expect(Math.min(...left.map(({ offers }) => offers[0]!.price.amount))).toBe(lowest.amount);
        }
      }
    }
  });

  it('reports the number of matches', () => {
    expect(filterFacets(ANSWER, read(options('transfers', 'NoTransfers'))).matchCount).toBe(3);
    expect(allFacets(ANSWER).matchCount).toBe(6);
  });
});
