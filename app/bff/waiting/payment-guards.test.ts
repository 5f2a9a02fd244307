import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CardData } from '~/upstream/booking/card-data.server';
import { creationKey, paymentKey } from './idempotency.server';

const TOKEN = '4b6c4c36-9e64-4b1e-8b5c-0f9c2f9d7a11';

describe('idempotency keys', () => {
  it('are the same for the same attempt, and of a length that the contract accepts', () => {
    expect(paymentKey(TOKEN, 1)).toBe(paymentKey(TOKEN, 1));
    expect(paymentKey(TOKEN, 1)).toMatch(/^[\w-]{16,100}$/);
  });

  it('differ for everything else', () => {
    const keys = [
      paymentKey(TOKEN, 0),
      paymentKey(TOKEN, 1),
      paymentKey(`${TOKEN}1`, 0),
      creationKey('s', 'v', 'f', 'n'),
      creationKey('s', 'v', 'fn', ''),
      creationKey('s', 'vf', '', 'n'),
      creationKey('t', 'v', 'f', 'n'),
      creationKey('s', 'v', 'f', 'o'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a card', () => {
  it('shows its data only to its caller', () => {
    const card = new CardData({ pan: '4242424242424242', cardholder: 'ANN LEE', expiry: '12/31', cvv: '123' });
    const shown = [
      JSON.stringify({ card }),
      String(card),
      inspect({ nested: { card } }, { depth: 9, showHidden: true }),
      JSON.stringify(structuredClone({ ...card })),
      JSON.stringify(Object.entries(card)),
    ].join();
    for (const part of ['4242', 'ANN', '12/31', '123']) expect(shown).not.toContain(part);
    expect(card.reveal().pan).toBe('4242424242424242');
  });
});
