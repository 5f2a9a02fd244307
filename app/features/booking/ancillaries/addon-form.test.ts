import { describe, expect, it } from 'vitest';
import { areSameChoices, hasWishes, optionValue, readAddonChoices, wasFilled, withoutToken } from './addon-form';

function form(...fields: [name: string, value: string][]): FormData {
  const data = new FormData();
  data.append('addons.shown', 'empty');
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

describe('readAddonChoices', () => {
  it('returns null for a form without the section, so that the order stays unchanged', () => {
    expect(readAddonChoices(new FormData())).toBeNull();
  });

  it.each<[string, [string, string][], unknown]>([
    ['a product with its price', [['addons[bag.0.p1]', optionValue('bag.0.p1.2', 4600)]], wish('bag.0.p1.2', 4600)],
    ['"without"', [['addons[bag.0.p1]', '']], { 'bag.0.p1': null }],
    ['an unticked checkbox', [['addons[bag.0.p1]', '']], { 'bag.0.p1': null }],
    [
      'a ticked checkbox after its empty field',
      [
        ['addons[bag.0.p1]', ''],
        ['addons[bag.0.p1]', 'tick@0'],
      ],
      wish('tick', 0),
    ],
    [
      'the selected variant',
      [
        ['addons[bag.0.p1]', optionValue(null, 41000)],
        ['addons.variant[bag.0.p1]', 'full.2'],
      ],
      wish('full.2', 41000),
    ],
    ['no variant at all', [['addons[bag.0.p1]', optionValue(null, 41000)]], { 'bag.0.p1': null }],
    ['no price', [['addons[bag.0.p1]', 'token']], { 'bag.0.p1': null }],
    ['a negative price', [['addons[bag.0.p1]', 'token@-5']], { 'bag.0.p1': null }],
    ['an overlong token', [['addons[bag.0.p1]', `${'x'.repeat(101)}@1`]], { 'bag.0.p1': null }],
    ['a slot with strange letters', [['addons[<b>]', 'token@1']], {}],
  ])('reads %s', (_, fields, bySlot) => {
    expect(readAddonChoices(form(...fields))).toEqual({ bySlot });
  });

  it('reads a packet and its switches, without duplicates', () => {
    const choices = readAddonChoices(
      form(['addons.packet', 'packet.own@'], ['addons.switch', 'a'], ['addons.switch', 'b'], ['addons.switch', 'a']),
    );
    expect(choices?.packet).toEqual({ token: 'packet.own', price: null, switches: ['a', 'b'] });
    expect(readAddonChoices(form(['addons.packet', '']))?.packet).toBeNull();
  });
});

it('reports whether anything was chosen or was in the order before', () => {
  expect(hasWishes({ bySlot: { a: null }, packet: null })).toBe(false);
  expect(hasWishes({ bySlot: { a: { token: 'b', price: 1 } } })).toBe(true);
  expect(hasWishes({ bySlot: {}, packet: { token: 'p', price: 1, switches: [] } })).toBe(true);
  const data = form();
  expect(wasFilled(data)).toBe(false);
  data.set('addons.shown', 'filled');
  expect(wasFilled(data)).toBe(true);
});

it('removes a product or a packet by its token', () => {
  const choices = {
    bySlot: { a: { token: 'x', price: 1 }, b: { token: 'y', price: 2 } },
    packet: { token: 'p', price: 3, switches: [] },
  };
  expect(withoutToken(choices, 'x')).toEqual({ ...choices, bySlot: { ...choices.bySlot, a: null } });
  expect(withoutToken(choices, 'p')).toEqual({ ...choices, packet: null });
});

describe('areSameChoices', () => {
  const bag = { bySlot: { a: { token: 'x', price: 1 }, b: null } };
  const packet = (...switches: string[]) => ({ bySlot: {}, packet: { token: 'p', price: 1, switches } });

  it.each([
    ['at another price', bag, { bySlot: { a: { token: 'x', price: 2 } } }],
    [
      'in another order',
      { bySlot: { b: bag.bySlot.a, a: bag.bySlot.a } },
      { bySlot: { a: bag.bySlot.a, b: bag.bySlot.a } },
    ],
    ['no packet, and none offered', { bySlot: {}, packet: null }, { bySlot: {} }],
    ['switches in another order', packet('y', 'z'), packet('z', 'y')],
  ])('%s', (_, one, other) => expect(areSameChoices(one, other)).toBe(true));

  it.each([
    ['nothing', bag, { bySlot: {} }],
    ['another product', bag, { bySlot: { a: { token: 'y', price: 1 } } }],
    ['for another passenger', bag, { bySlot: { b: bag.bySlot.a } }],
    ['a packet', { bySlot: {}, packet: null }, packet()],
    ['one more switch', packet('y'), packet('y', 'z')],
  ])('differs: %s', (_, one, other) => expect(areSameChoices(one, other)).toBe(false));
});

function wish(token: string, price: number) {
  return { 'bag.0.p1': { token, price } };
}
