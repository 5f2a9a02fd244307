import { describe, expect, it } from 'vitest';
import { groupOffers } from '~/features/search/offers/itinerary';
import { answerOf, flight, variant } from '~/features/search/offers/testing/answer';
import { otherPortsText } from './other-ports-text.server';

const DAY = '2031-05-04';
const BACK = '2031-05-11';
const TRAIN = { transport_kind: 'train' } as const;
const FLIGHTS = {
  svoAer: flight(`SU1 SVO-AER ${DAY} 06:00 +03:00 ${DAY} 09:00 +03:00`),
  aerSvo: flight(`SU2 AER-SVO ${BACK} 06:00 +03:00 ${BACK} 09:00 +03:00`),
  aerVko: flight(`SU3 AER-VKO ${BACK} 06:00 +03:00 ${BACK} 09:00 +03:00`),
  aerLed: flight(`SU4 AER-LED ${BACK} 06:00 +03:00 ${BACK} 09:00 +03:00`),
  outToSvo: flight(`SU5 AER-SVO ${DAY} 06:00 +03:00 ${DAY} 09:00 +03:00`),
  vkoAer: flight(`SU6 VKO-AER ${BACK} 06:00 +03:00 ${BACK} 09:00 +03:00`),
  trainToVko: flight(`RZ7 AER-VKO ${BACK} 06:00 +03:00 ${BACK} 23:00 +03:00`, TRAIN),
  railOut: flight(`RZ8 SVO-AER ${DAY} 06:00 +03:00 ${DAY} 23:00 +03:00`, TRAIN),
};
type Name = keyof typeof FLIGHTS;

function textOf(...trips: Name[][]) {
  const answer = answerOf([variant('v', '9000', trips)], FLIGHTS);
  const market = {
    brand: 'intl',
    brandName: 'Fairwind',
    locale: 'en',
    country: 'GB',
    currency: 'GBP',
    homePath: '/',
  } as const;
  const [itinerary] = groupOffers(answer);
  return { ...otherPortsText(itinerary!.trips, { maps: answer, market }), count: itinerary!.otherPortCount };
}

describe('other ports of a return', () => {
  it.each<[string, Name[][], string[]]>([
    ['the same airports', [['svoAer'], ['aerSvo']], []],
    ['home to another airport', [['svoAer'], ['aerVko']], ['returns to VKO']],
    ['away from another airport', [['outToSvo'], ['vkoAer']], ['leaves from VKO']],
    ['out by train, back by plane', [['railOut'], ['aerVko']], []],
    ['another station', [['railOut'], ['trainToVko']], ['returns to VKO']],
    ['one way', [['svoAer']], []],
    ['an open jaw', [['svoAer'], ['aerLed']], []],
    ['several legs', [['svoAer'], ['aerVko'], ['vkoAer']], []],
  ])('%s', (_name, trips, short) => {
    const found = textOf(...trips);
    expect(found.short).toEqual(short);
    expect(found.count).toBe(short.length);
    expect(found.long).toHaveLength(short.length);
    expect(Object.keys(found.beside)).toHaveLength(short.length);
  });

  it('says beside an end which port it is not', () => {
    expect(textOf(['svoAer'], ['aerVko']).beside).toEqual({ arrival: { mismatch: 'not SVO' } });
    expect(textOf(['outToSvo'], ['vkoAer']).beside).toEqual({ departure: { mismatch: 'not SVO' } });
  });

  it('names both ends in a sentence', () => {
    expect(textOf(['svoAer'], ['aerVko']).long).toEqual([
      'You come back to another airport: you set off from Шереметьево (SVO) but return to Внуково (VKO).',
    ]);
    expect(textOf(['railOut'], ['trainToVko']).long[0]).toContain('another station');
  });
});
