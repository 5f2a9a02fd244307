import { describe, expect, it } from 'vitest';
import { ADDONS_PARTS, itemWire, orderOf } from '#tests/fixtures/addons';
import { poputny } from '#tests/fixtures/market';
import { CURRENCIES, type CurrencyCode } from '~/market/currencies';
import { formatMoney } from '~/market/format';
import { LOCALES } from '~/market/locales';
import { addonsScreen } from './addons-screen.server';
import { liveOrder, sectionSum, savedChoices } from './live-order';
import { moneyPattern } from './money-pattern';
import { packetPrice } from './packet-price';
import { writeAmount } from './write-amount';

const RU = poputny();

function view(order = orderOf()) {
  const screen = addonsScreen({ ...ADDONS_PARTS, sale: { ...ADDONS_PARTS.sale!, order } }, RU);
  if (screen?.state !== 'offered') throw new Error('nothing is offered');
  return screen;
}

describe('liveOrder', () => {
  it('is the price of the tickets while nothing is chosen', () => {
    const screen = view();
    expect(liveOrder(screen, savedChoices(screen))).toEqual({ lines: [], amount: 27500 });
  });

  it('adds up the choices, including a variant and a packet', () => {
    const screen = view();
    const { lines, amount } = liveOrder(screen, {
      bySlot: { 'bag.0.p1': { token: 'bag.0.p1.2', price: 400000 }, reg: { token: 'reg.full.1', price: 41000 } },
      packet: { token: 'packet.calm', price: 45600, switches: [] },
    });
    expect(amount).toBe(27500 + 400000 + 41000 + 45600);
    expect(lines.map(({ label, removal }) => [label, removal])).toEqual([
      ['2 x 23', 'removeAddon:bag.0.p1.2'],
      ['С пожеланием по месту', 'removeAddon:reg.full.1'],
      ['Calm', 'removeAddon:packet.calm'],
    ]);
    expect(lines[0]?.details).toEqual(['Moscow — Sochi', 'Пассажир 2']);
  });

  it('starts with the items of the order', () => {
    const screen = view(orderOf(itemWire('bag.0.p1.2'), itemWire('sms'), itemWire('warranty')));
    const choices = savedChoices(screen);
    expect(liveOrder(screen, choices).amount).toBe(27500 + 400000 + 9200 + 101200);
    expect(sectionSum(screen.sections[0]!, choices)).toEqual({ count: 1, amount: 400000 });
  });

  it('prices a constructor by the number of switches that are on', () => {
    const own = (...switches: string[]) =>
      liveOrder(view(), { bySlot: {}, packet: { token: 'packet.own', price: null, switches } }).amount - 27500;
    expect(own('sms')).toBe(9200);
    expect(own('sms', 'support.standard')).toBe(8700 + 39300);
    expect(own('sms', 'support.standard', 'KBP-240')).toBe(8300 + 37300 + 21600);
  });
});

describe('packetPrice', () => {
  const steps = [{ count: 2, percent: 5 }];
  it.each([
    ['one product at its price', [999], 2, 999],
    ['each line rounded separately', [999, 999], 2, 949 + 949],
    ['whole units for a currency without decimals', [9900, 9900], 0, 9400 + 9400],
  ])('handles %s', (_, prices, decimals, expected) => {
    expect(packetPrice(prices, steps, decimals)).toBe(expected);
  });
});

it('writeAmount formats like the server, in every currency and language', () => {
  for (const currency of Object.keys(CURRENCIES) as CurrencyCode[]) {
    for (const locale of LOCALES) {
      const pattern = moneyPattern(currency, locale);
      for (const amount of [0, 500, 99900, 104500, 123456700, 12345678900]) {
        expect(writeAmount(amount, pattern)).toBe(formatMoney({ amount, currency }, locale));
      }
    }
  }
});
