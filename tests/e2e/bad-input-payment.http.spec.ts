import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { shownErrors } from '#tests/setup/html-page';
import { fieldMessage, type FieldMessageKey } from '#tests/setup/messages';
import { book, enterPassengers, openOffer, openResults } from '#tests/setup/plain-purchase';
import type { FormFields, PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { searchAddress } from '#tests/setup/links';
import { CONTROLS, EMOJI, expectRefusal, LONG, MARKUP } from '#tests/journeys/bad-input';
import { CARDS, cardFields } from '#tests/journeys/travellers';

/** Separate days: seats run out, and one test must not sell another's. */
const FLIGHT_IN_DAYS = { intl: { step2: 100, step0: 101 }, ru: { step2: 102, step0: 103 } };
const PAN = 'card.pan';
const EXPIRY = 'card.expDateMonthYear';
const CVV = 'card.cvv';
const HOLDER = 'card.cardholder';

type BadCard = { title: string; typed: FormFields; faults: Partial<Record<string, FieldMessageKey>>; holder?: string };

/** Each row is one post with several invalid fields, since a booking accepts 20 cards in ten minutes. */
const CARD_CASES: BadCard[] = [
  {
    title: 'empty',
    typed: { [PAN]: '', [EXPIRY]: '', [CVV]: '', [HOLDER]: '' },
    faults: {
      [PAN]: 'panRequired',
      [EXPIRY]: 'expiryDateRequired',
      [CVV]: 'cvvRequired',
      [HOLDER]: 'cardholderRequired',
    },
  },
  {
    title: 'blank',
    typed: { [PAN]: ' - ', [EXPIRY]: '  ', [CVV]: '\t', [HOLDER]: '   ' },
    faults: {
      [PAN]: 'panRequired',
      [EXPIRY]: 'expiryDateRequired',
      [CVV]: 'cvvRequired',
      [HOLDER]: 'cardholderRequired',
    },
    holder: '',
  },
  {
    title: 'missing',
    typed: { [PAN]: [], [EXPIRY]: [], [CVV]: [], [HOLDER]: [] },
    faults: {
      [PAN]: 'panRequired',
      [EXPIRY]: 'expiryDateRequired',
      [CVV]: 'cvvRequired',
      [HOLDER]: 'cardholderRequired',
    },
    holder: '',
  },
  {
    title: 'Luhn, expired, 2 digits, Cyrillic',
    typed: { [PAN]: '4242 4242 4242 4241', [EXPIRY]: '01/20', [CVV]: '98', [HOLDER]: 'АННА ИВАНОВА' },
    faults: { [PAN]: 'panWrong', [EXPIRY]: 'cardExpired', [CVV]: 'cvvThreeDigits', [HOLDER]: 'latinOnly' },
  },
  {
    title: 'letters, month 13, letters, digits',
    typed: { [PAN]: '4242abcd42424242', [EXPIRY]: '13/40', [CVV]: 'abc', [HOLDER]: '12345' },
    faults: { [PAN]: 'panDigits', [EXPIRY]: 'expiryMonthWrong', [CVV]: 'cvvThreeDigits', [HOLDER]: 'latinOnly' },
  },
  {
    title: 'too short, month 0, 5 digits, emoji',
    typed: { [PAN]: '42424242', [EXPIRY]: '00/40', [CVV]: '98765', [HOLDER]: EMOJI },
    faults: { [PAN]: 'panWrong', [EXPIRY]: 'expiryMonthWrong', [CVV]: 'cvvThreeDigits', [HOLDER]: 'latinOnly' },
  },
  {
    title: '10 KB',
    typed: { [PAN]: '4'.repeat(10_240), [EXPIRY]: '1'.repeat(10_240), [CVV]: '9'.repeat(10_240), [HOLDER]: LONG },
    faults: { [PAN]: 'panWrong', [EXPIRY]: 'expiryWrong', [CVV]: 'cvvThreeDigits', [HOLDER]: 'maxCharacters' },
    holder: LONG.slice(0, 50),
  },
  {
    title: 'markup',
    typed: { [PAN]: MARKUP, [EXPIRY]: MARKUP, [CVV]: MARKUP, [HOLDER]: '<img src=x onerror=alert(1)>' },
    faults: { [PAN]: 'panDigits', [EXPIRY]: 'expiryWrong', [CVV]: 'cvvThreeDigits', [HOLDER]: 'latinOnly' },
  },
  {
    title: 'controls and emoji',
    typed: { [PAN]: EMOJI, [EXPIRY]: CONTROLS, [CVV]: '1\u00002', [HOLDER]: 'ANNA\u0001' },
    faults: { [PAN]: 'panDigits', [EXPIRY]: 'expiryWrong', [CVV]: 'cvvThreeDigits', [HOLDER]: 'latinOnly' },
  },
  {
    title: 'American Express has four digits; only a month',
    typed: { [PAN]: '3782 822463 10005', [EXPIRY]: '12/', [CVV]: '987' },
    faults: { [EXPIRY]: 'expiryYearRequired', [CVV]: 'cvvFourDigits' },
  },
  {
    title: 'only a year; a code of other digits',
    typed: { [EXPIRY]: '/40', [CVV]: '９８７' },
    faults: { [EXPIRY]: 'expiryMonthRequired', [CVV]: 'cvvThreeDigits' },
  },
  {
    title: 'a card for a hundred years',
    typed: { [EXPIRY]: '12/99' },
    faults: { [EXPIRY]: 'expiryWrong' },
  },
  {
    title: 'two numbers: the first one counts',
    typed: { [PAN]: ['4242 4242 4242 4241', CARDS.paid] },
    faults: { [PAN]: 'panWrong' },
  },
];

const expiryShown = (typed: FormFields[string] | undefined) =>
  typeof typed === 'string' && /^\d{0,2}\/?\d{0,4}$/.test(typed) ? typed : '';

const FIELD_ORDER = [PAN, EXPIRY, CVV, HOLDER];

async function openStep0(visitor: PlainBrowser, inDays: number): Promise<PlainPage> {
  return openOffer(visitor, await openResults(visitor, searchAddress(inDays)));
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('step 2: card fields', async ({ visitor, control }) => {
      const step2 = await enterPassengers(
        visitor,
        await book(visitor, await openStep0(visitor, FLIGHT_IN_DAYS[brand].step2)),
      );
      const { fields: hidden } = formWith(step2.text, 'card.pan');
      for (const { title, typed, faults, holder } of CARD_CASES) {
        const sent: FormFields = { ...hidden, ...cardFields(CARDS.paid), intent: 'pay', ...typed };
        const answer = await visitor.post(step2.path, sent, { redirects: 0 });
        const messages = FIELD_ORDER.flatMap((field) => {
          const key = faults[field];
          return key ? [[field, fieldMessage(brand, key)] as const] : [];
        });
        expectRefusal(answer, title, 'card.pan', {
          messages: Object.fromEntries(messages),
          // Neither the number nor the code is shown again, nor an expiry that may be a number.
          kept: {
            idempotencyKey: hidden.idempotencyKey ?? [],
            amount: hidden.amount ?? [],
            [HOLDER]: holder ?? (sent[HOLDER] as string),
            [PAN]: '',
            [EXPIRY]: expiryShown(sent[EXPIRY]),
            [CVV]: '',
          },
        });
        for (const name of [PAN, CVV]) {
          const secret = String([sent[name]].flat()[0] ?? '').trim();
          if (secret.length < 3) continue;
          // A code alone is part of many numbers; as a value it would be quoted.
          const echo = name === CVV ? `"${secret}"` : secret;
          expect.soft(answer.text.includes(echo), `${title}: ${name} is not echoed`).toBe(false);
        }
      }
      const { bookings } = await control.ledger();
      const booking = bookings.find(({ token }) => step2.path.endsWith(token));
      expect(booking).toMatchObject({ attempts: [], captured: 0 });
    });

    test('step 0: only fares on offer can be booked', async ({ visitor }) => {
      const step0 = await openStep0(visitor, FLIGHT_IN_DAYS[brand].step0);
      const form = formWith(step0.text, 'nonce');
      const key = form.fields.fareVariantKey?.[0] ?? '';
      const cases: [string, FormFields][] = [
        ['no fare', { fareVariantKey: [] }],
        ['an empty fare', { fareVariantKey: '' }],
        ['an unknown fare', { fareVariantKey: 'free', 'shownTotal.free': '100' }],
        ['10 KB of a fare', { fareVariantKey: LONG }],
        ['markup for a fare', { fareVariantKey: MARKUP, [`shownTotal.${MARKUP}`]: '1' }],
        ['__proto__', { fareVariantKey: '__proto__', 'shownTotal.__proto__': '1' }],
        ['no total', { [`shownTotal.${key}`]: [] }],
        ['a total of words', { [`shownTotal.${key}`]: 'free' }],
        ['a total below zero', { [`shownTotal.${key}`]: '-100' }],
        ['no nonce', { nonce: [] }],
        ['a short nonce', { nonce: 'x' }],
        ['markup for a nonce', { nonce: MARKUP }],
        ['10 KB of a nonce', { nonce: LONG }],
      ];
      for (const [title, typed] of cases) {
        const sent = { ...form.fields, ...typed, intent: 'book' };
        const answer = await visitor.post(form.action || step0.path, sent, { redirects: 0 });
        expect.soft([303, 409], title).toContain(answer.status);
        if (answer.status === 303) {
          expect.soft(decodeURIComponent(answer.headers.location ?? ''), title).toBe(decodeURIComponent(step0.path));
        }
        expect.soft(answer.text, title).not.toMatch(/<script>alert|<img src=x/);
        expect.soft(shownErrors(answer.text).summary, title).toEqual([]);
      }
    });
  });
}

test('messages are in the brand’s language', () => {
  const keys = new Set(CARD_CASES.flatMap(({ faults }) => Object.values(faults)));
  expect(keys.size).toBeGreaterThan(12);
  for (const key of keys) if (key) expect(fieldMessage('ru', key)).not.toBe(fieldMessage('intl', key));
});
