import { describe, expect, it } from 'vitest';
import { endpoints, streamEndpoints } from '~/upstream/price-calendar/contract';
import { dayOfDate } from '../../world/time-zones';
import * as question from './question';

/** Reads a body as the service does. */
const readOneWay = (body: unknown) => question.readOneWay(endpoints.listOneWay.request.parse(body));
const readRoundTrip = (body: unknown) => question.readRoundTrip(endpoints.listRoundTrip.request.parse(body));
const readBatch = (body: unknown) => question.readBatch(endpoints.listOneWayBatch.request.parse(body));
const readStream = (body: unknown) => question.readStream(streamEndpoints.streamPrices.request.parse(body));

const day = (date: string) => dayOfDate(date) ?? NaN;
const request = { departure: 'BER', arrival: 'ATH', departure_date: '2031-05-04', currency: 'EUR' };
const direction = { departure: 'BER', arrival: 'ATH' };
const may4 = { from: day('2031-05-04'), to: day('2031-05-04') };
const week = { from: '2031-05-10', to: '2031-05-16' };
const days = { from: day(week.from), to: day(week.to) };
const anything = { airplaneOnly: null, trainOnly: null, isDirect: null, withBaggage: null };

describe('a price request', () => {
  it('defaults to economy and any offer', () => {
    const terms = { cabin: 'economy', currency: 'EUR', filters: anything };
    expect(readOneWay(request)).toEqual({ directions: [{ direction, days: may4, back: null }], terms });
    expect(readOneWay({ ...request, filters: null, cabin_class: 'first' }).terms.cabin).toBe('first');
  });

  it('has one date, or a range of dates', () => {
    expect(readOneWay({ ...request, departure_date: week }).directions[0]?.days).toEqual(days);
    expect(readRoundTrip({ ...request, return_date: week }).directions).toEqual([
      { direction, days: may4, back: days },
    ]);
  });

  it('has filters of three states', () => {
    const filters = { airplane_only: true, train_only: false, is_direct: false, with_baggage: null, more: 1 };
    expect(readOneWay({ ...request, filters }).terms.filters).toEqual({
      airplaneOnly: true,
      trainOnly: false,
      isDirect: false,
      withBaggage: null,
    });
  });

  it('accepts several directions', () => {
    const { departure_date: date, currency } = request;
    const directions = [
      { ...direction, departure_date: date },
      { departure: 'LON', arrival: 'NYC', departure_date: week },
    ];
    const expected = [
      { direction, days: may4, back: null },
      { direction: { departure: 'LON', arrival: 'NYC' }, days, back: null },
    ];
    expect(readBatch({ directions, currency }).directions).toEqual(expected);
    expect(readStream({ directions, currency }).directions).toEqual(expected);
    expect(readStream({ ...request, return_date: week }).directions).toEqual([{ direction, days: may4, back: days }]);
  });
});

describe('rejects', () => {
  it.each<[string, (body: unknown) => unknown, unknown]>([
    ['no body', readOneWay, undefined],
    ['no date', readOneWay, { ...request, departure_date: undefined }],
    ['a date that does not exist', readOneWay, { ...request, departure_date: '2031-02-31' }],
    ['dates the wrong way round', readOneWay, { ...request, departure_date: { from: week.to, to: week.from } }],
    ['an unknown currency', readOneWay, { ...request, currency: 'XXX' }],
    ['an unknown cabin', readOneWay, { ...request, cabin_class: 'roof' }],
    ['a filter that is neither yes nor no', readOneWay, { ...request, filters: { is_direct: 'yes' } }],
    ['four years', readOneWay, { ...request, departure_date: { from: '2031-01-01', to: '2034-12-31' } }],
    [
      'a quarter by a quarter',
      readRoundTrip,
      {
        ...request,
        departure_date: { from: '2031-05-01', to: '2031-07-31' },
        return_date: { from: '2031-05-01', to: '2031-07-31' },
      },
    ],
    ['a return without a date of return', readRoundTrip, request],
    ['a batch of nothing', readBatch, { directions: [], currency: 'EUR' }],
    ['a stream of nothing', readStream, { currency: 'EUR' }],
  ])('%s', (_, read, body) => {
    expect(() => read(body)).toThrow();
  });
});
