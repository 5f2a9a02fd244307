import { expect, it } from 'vitest';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import { walletScreen, type WalletWish } from './screen.server';

const market = resolveMarket({
  brand: BRANDS.ru,
  url: new URL('http://shop/user/wallet'),
  cookies: new Map(),
  acceptLanguage: null,
});

it.each<[string, WalletWish, number, number]>([
  ['nothing yet', { type: null, page: 0 }, 0, 0],
  ['nothing of that kind', { type: 'payment', page: 0 }, 0, 4],
  ['a page behind the last', { type: null, page: 3 }, 1, 4],
])('offers kinds of transactions where there are some: %s', (_, wish, count, filters) => {
  const screen = walletScreen({ wallets: [], transactions: [], count }, wish, {
    market,
    t: getTranslator(market.locale, 'wallet'),
  });
  expect(screen.filters).toHaveLength(filters);
});
