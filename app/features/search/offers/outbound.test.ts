import { describe, expect, it } from 'vitest';
import { groupOffers } from './itinerary';
import { groupByOutbound, outboundKey, withOutbound } from './outbound';
import { answerOf, flight, variant } from './testing/answer';

const FLIGHTS = {
  out1: flight('SU1 SVO-AER 2031-05-04 06:00 +03:00 2031-05-04 09:00 +03:00'),
  out2: flight('SU2 SVO-AER 2031-05-04 12:00 +03:00 2031-05-04 15:00 +03:00'),
  toLed: flight('SU6 SVO-LED 2031-05-04 06:00 +03:00 2031-05-04 07:30 +03:00', { transfer_duration: 90 }),
  toLedAlone: flight('SU6 SVO-LED 2031-05-04 06:00 +03:00 2031-05-04 07:30 +03:00', {
    transfer_duration: 90,
    virtual_connection: true,
  }),
  fromLed: flight('SU7 LED-AER 2031-05-04 09:00 +03:00 2031-05-04 12:00 +03:00'),
  back1: flight('SU3 AER-SVO 2031-05-11 10:00 +03:00 2031-05-11 13:00 +03:00'),
  back2: flight('SU4 AER-SVO 2031-05-11 18:00 +03:00 2031-05-11 21:00 +03:00'),
};
type Name = keyof typeof FLIGHTS;

const itinerariesOf = (...trips: Name[][][]) =>
  groupOffers(
    answerOf(
      trips.map((flights, index) => variant(`v${index}`, String(1000 + index), flights)),
      FLIGHTS,
    ),
  );
const groupsOf = (...trips: Name[][][]) =>
  groupByOutbound(itinerariesOf(...trips)).map(({ itinerary, others }) => [itinerary.key, others.length]);

describe('groupByOutbound', () => {
  it.each<[string, Name[][][], [string, number][]]>([
    [
      'one card per way out, in the order of the list',
      [
        [['out2'], ['back1']],
        [['out1'], ['back1']],
        [['out2'], ['back2']],
      ],
      [
        ['SU2~SU3', 1],
        ['SU1~SU3', 0],
      ],
    ],
    [
      'no groups one way',
      [[['out1']], [['out2']]],
      [
        ['SU1', 0],
        ['SU2', 0],
      ],
    ],
    [
      'no groups with several legs',
      [
        [['out1'], ['back1'], ['out2']],
        [['out1'], ['back2'], ['out2']],
      ],
      [
        ['SU1~SU3~SU2', 0],
        ['SU1~SU4~SU2', 0],
      ],
    ],
    [
      'a self-transfer apart from a through ticket',
      [
        [['toLed', 'fromLed'], ['back1']],
        [['toLedAlone', 'fromLed'], ['back1']],
      ],
      [
        ['SU6_SU7~SU3', 0],
        ['SU6*s_SU7~SU3', 0],
      ],
    ],
    ['nothing of nothing', [], []],
  ])('%s', (_name, trips, groups) => {
    expect(groupsOf(...trips)).toEqual(groups);
  });
});

describe('withOutbound', () => {
  const all = itinerariesOf([['out1'], ['back1']], [['out2'], ['back1']], [['out1'], ['back2']]);

  it('keeps one way out', () => {
    expect(withOutbound(all, outboundKey(all[0]!))?.map(({ key }) => key)).toEqual(['SU1~SU3', 'SU1~SU4']);
  });

  it.each([null, '', 'SU9', 'SU1~SU3'])('ignores %j', (key) => {
    expect(withOutbound(all, key)).toBeNull();
  });
});
