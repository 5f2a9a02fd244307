import { expect, it } from 'vitest';
import { issued } from '#tests/fixtures/issued-booking';
import { fairwind } from '#tests/fixtures/market';
import { optionsWith, quoteWith } from '#tests/fixtures/refunds';
import { getTranslator } from '~/i18n/translator.server';
import { readAnswers } from './choice';
import { confirmScreen } from './confirm-screen.server';
import { statement } from './statement.server';

const words = { market: fairwind({ country: 'GB', currency: 'GBP' }), t: getTranslator('en', 'refund') };
const options = optionsWith({ void_until: '2031-04-20T19:00:00Z' });
const payTo = (eWalletAmount?: number, hasEWallet = true) =>
  confirmScreen(
    {
      visit: { booking: issued(), options },
      answers: readAnswers(new URLSearchParams('why=void'), options),
      quote: quoteWith({ e_wallet_amount: eWalletAmount }),
      idempotencyKey: 'the-key-of-this-choice',
      was: null,
      isUnclear: false,
      hasEWallet,
    },
    words,
  ).payTo;

it('offers the wallet after the usual way, for what the account has paid itself', () => {
  expect(payTo(5_000)?.options.map(({ value, label }) => [value, label])).toEqual([
    ['source', 'Back to where I paid from'],
    ['eWallet', '₽50 to my wallet at once'],
  ]);
});

it('asks nothing where there is no wallet, or nothing that could go there', () => {
  expect([payTo(), payTo(0), payTo(5_000, false)]).toEqual([null, null, null]);
});

it('says that what goes to the wallet is there at once, without the day of a bank', () => {
  const told = statement(quoteWith({ destinations: [{ amount: 8_050, option: 'e_wallet' }] }), words);
  expect([told.destinations, told.until]).toEqual([['₽80.50 – to your wallet, at once'], null]);
});
