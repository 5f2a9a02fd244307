import { describe, expect, it } from 'vitest';
import { LOCALES } from '~/market/locales';
import { getTranslator } from '~/i18n/translator.server';
import { NO_FILTER, type Filter } from '../filters/filter';
import { pricedForAdult, pricedText, type Priced } from './priced';
import { pricedOfSearch } from './priced-of-search';

const t = getTranslator('en', 'calendar');
const OUT = { departure: 'LON', arrival: 'PAR', date: '2031-05-04' };
const BACK = { departure: 'PAR', arrival: 'LON', date: '2031-05-11' };

describe('pricedText', () => {
  it.each<[Priced, string]>([
    [{ isReturn: false }, 'one way, any transport'],
    [{ isReturn: true, kind: 'plane' }, 'return, planes only'],
    [
      { isReturn: true, nights: 7, kind: 'train', isDirect: true, withBaggage: true },
      'return, 7 nights, trains only, direct, with baggage',
    ],
  ])('describes %j', (priced, text) => {
    expect(pricedText(priced, t)).toBe(text);
    expect(pricedForAdult(priced, t)).toBe(`${text}, for one adult`);
  });

  it.each(LOCALES)('is short enough for a phone: %s', (locale) => {
    const text = pricedForAdult({ isReturn: true, kind: 'all' }, getTranslator(locale, 'calendar'));
    expect(text.length).toBeLessThanOrEqual(60);
  });
});

describe('pricedOfSearch', () => {
  it.each<[Filter['choices'], string]>([
    [{}, 'one way, any transport'],
    [{ transportKind: ['Airplane'], transfers: ['NoTransfers'] }, 'one way, planes only, direct'],
    [{ transportKind: ['Train'] }, 'one way, trains only'],
  ])('follows the filter %j', (choices, text) => {
    expect(pricedText(pricedOfSearch({ trips: [OUT] }, { ...NO_FILTER, choices }), t)).toBe(text);
  });

  it('knows a return journey', () => {
    expect(pricedOfSearch({ trips: [OUT, BACK] }, NO_FILTER)).toMatchObject({ isReturn: true });
  });
});
