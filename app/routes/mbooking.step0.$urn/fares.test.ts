import { describe, expect, it } from 'vitest';
import { poputny } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import type { SearchFareAnswerWire } from '~/upstream/booking/contract';
import { fareScreen, type FareScreenInput } from './screen.server';
import { LIGHT, quoteOf } from './testing/quote';

const screenOf = (over: Partial<SearchFareAnswerWire>, choice: FareScreenInput['choice'] = null) =>
  fareScreen({
    quote: quoteOf(over),
    cars: new Map(),
    shownFareKey: null,
    shownPrice: null,
    isRenewed: false,
    choice,
    refusal: null,
    nonce: 'nonce',
    path: '/mbooking/step0/x',
    resultsPath: '/search',
    passengers: '',
    market: poputny(),
    t: getTranslator('ru', 'booking'),
    tSearch: getTranslator('ru', 'search'),
    tTrains: getTranslator('ru', 'trains'),
  });

describe('the fares of step 0', () => {
  it('name the least price of a seat where it is known, without a word about charges', () => {
    const options: typeof LIGHT.options = [{ kind: 'online_seat_selection', value: 'fee', fee: 56_500 }];
    const { rows, chargesNote } = screenOf({ fare_variants: [{ ...LIGHT, options }] });
    const seat = rows.find(({ kind }) => kind === 'seat')?.cells[0]?.text;
    expect(seat?.replace(/\u00a0/g, ' ')).toBe('от 565 ₽');
    expect(chargesNote).toBeNull();
  });

  it.each([
    [300_000, 'вернётся 1 155 ₽ fee'],
    [9_000_000, 'нет no'],
  ])('say what comes back of a refund for a charge of %i, without a tick for less than half', (fee, told) => {
    const options: typeof LIGHT.options = [{ kind: 'returnable', value: 'fee', fee }];
    const fare_variants = [{ ...LIGHT, options }];
    const { rows } = screenOf({ fare_variants, shop_fees: { refund_percent: 16.9, exchange: 170_000 } });
    const cell = rows.find(({ kind }) => kind === 'refund')?.cells[0];
    expect(`${cell?.text.replace(/\u00a0/g, ' ')} ${cell?.state}`).toBe(told);
  });

  it('stand below the free cancellation, where the service grants it', () => {
    expect(screenOf({ free_cancellation_hours: 24 }).freeCancellation).toMatch(/^24 часа /);
    expect(screenOf({}).freeCancellation).toBeNull();
  });
});

describe('a lower price', () => {
  const told = (...parts: Parameters<typeof screenOf>) => {
    const { priceChange, notices } = screenOf(...parts);
    const lines = notices.map(({ kind, title, lines }) => [kind, title.replace(/\u00a0/g, ' '), ...lines]);
    return { priceChange, lines };
  };
  const line = 'Цена снизилась: 6 000 ₽ → 5 000 ₽';

  it('is one line of good news: nobody has to consent', () => {
    expect(told({ tickets_total_price_at_search: 600_000 })).toEqual({ priceChange: null, lines: [['good', line]] });
  });

  it('says also that nothing is booked, when it fell after the choice', () => {
    expect(told({}, { fareKey: 'light', shownTotal: 600_000 })).toEqual({
      priceChange: null,
      lines: [['good', line, 'Пока ничего не забронировано.']],
    });
  });
});
