import { existsSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { SANDBOX_ORDER } from './sandbox-folders.js';

// Type-aware rules need existing files.
const eslint = new ESLint({
  overrideConfig: [
    { ...tseslint.configs.disableTypeChecked, languageOptions: { parserOptions: { projectService: false } } },
  ],
});

/** Returns the ids of the rules that a file with this text at this place breaks. */
async function brokenRules(filePath: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath });
  return (result?.messages ?? []).map((message) => message.ruleId);
}

const importing = (source: string) => `import { one } from '${source}';\nexport const two = one;\n`;
const importingType = (source: string) => `import type { One } from '${source}';\nexport type Two = One;\n`;

describe('import directions', () => {
  it.each([
    ['app/routes/search/route.tsx', '~/routes/_index/form'],
    ['app/routes/search/screen.server.ts', '../_index/form'],
    ['app/routes/search/view.tsx', './screen.server'],
    ['app/routes/search/view.tsx', '~/upstream/search/contract'],
    ['app/routes/search/view.tsx', '~/bff/http/redirects.server'],
    ['app/features/booking/flow/pages.ts', '~/routes/search/form'],
    ['app/features/trip/TripCard.tsx', './trip-screen.server'],
    ['app/features/trip/pages.ts', '~/features/search/query/search-url'],
    ['app/features/booking/flow/pages.ts', '~/features/account/orders/orders.server'],
    ['app/features/payouts/pages.ts', '~/features/trip/trip'],
    ['app/dates/month-grid.ts', '~/market/format'],
    ['app/forms/contacts.server.ts', '~/bff/log/log.server'],
    ['app/bff/request/context.server.ts', '~/features/booking/pages'],
    ['app/ui/Button.tsx', '~/features/booking/pages'],
    ['app/ui/field-id.ts', '~/bff/log/log.server'],
    ['app/upstream/http.server.ts', '~/bff/cookies/session.server'],
    ['app/market/money.ts', '~/i18n/keys'],
    ['app/root.tsx', '~/routes/_index/form'],
    ['app/bff/request/context.server.ts', '#server/host/drain'],
    ['app/bff/request/context.server.ts', '../../../server/host/drain'],
    ['server/host/host.ts', '~/features/booking/pages'],
    ['server/host/host.ts', '../sandbox/service/service'],
    ['server/sandbox/search/offers/service.ts', '~/upstream/search/client.server'],
    ['server/sandbox/search/offers/service.ts', '~/bff/environment/environment.server'],
    ['server/sandbox/search/offers/service.ts', '../price-calendar/service'],
    ['server/sandbox/search/sales/service.ts', '../../booking/records/records'],
    ['server/sandbox/search/sales/service.ts', '../weather/service'],
    ['server/sandbox/search/prices/cheapest-ticket.ts', '../sales/service'],
    ['server/sandbox/booking/payment/pay.ts', '../letters/receipt'],
    ['server/sandbox/booking/payment/pay.ts', '#server/sandbox/account/orders/owners'],
    ['server/sandbox/outbox/service.ts', '../service'],
    ['server/sandbox/account/auth/sign-in.ts', '../service'],
    ['server/sandbox/payouts/service.ts', '../service/service'],
  ])('forbids %s to import %s', async (file, source) => {
    expect(await brokenRules(file, importing(source))).toEqual(['project/import-directions']);
  });

  it.each([
    ['app/routes/search/route.tsx', './screen.server'],
    ['app/routes/search/route.tsx', '~/features/booking/pages'],
    ['app/routes/search/screen.server.ts', '~/upstream/search/contract'],
    ['app/features/booking/flow/pages.ts', '~/features/trip/trip'],
    ['app/features/home/HomeView.tsx', '~/features/account/auth/AuthCard'],
    ['app/forms/contacts.server.ts', '~/dates/calendar-date'],
    ['app/bff/request/context.server.ts', '~/upstream/search/client.server'],
    ['app/entry.server.tsx', '~/bff/request/host-context.server'],
    ['server/host/host.ts', '~/bff/environment/environment.server'],
    ['server/sandbox/search/offers/service.ts', '~/upstream/search/contract'],
    ['server/sandbox/search/offers/service.ts', '~/market/money'],
    ['server/sandbox/search/price-calendar/service.ts', '../offers/offer'],
    ['server/sandbox/search/sales/service.ts', '../prices/cheapest-ticket'],
    ['server/sandbox/booking/letters/receipt.ts', '../records/records'],
    ['server/sandbox/account/orders/owners.ts', '../../booking/records/events'],
    ['server/sandbox/account/service.ts', './auth/sign-in'],
    ['server/sandbox/server.ts', './account/service'],
    ['server/sandbox/testing/test-sandbox.ts', '../server'],
    ['app/routes/search/search.test.ts', '#server/sandbox/service/service'],
  ])('allows %s to import %s', async (file, source) => {
    expect(await brokenRules(file, importing(source))).toEqual([]);
  });

  it('orders only folders that the sandbox has', () => {
    const named = SANDBOX_ORDER.filter((folder) => !folder.endsWith('*'));
    expect(named.filter((folder) => !existsSync(path.join('server/sandbox', folder)))).toEqual([]);
  });

  it('allows a view to import the types of its screen', async () => {
    expect(await brokenRules('app/routes/search/view.tsx', importingType('./screen.server'))).toEqual([]);
  });

  it.each([
    "export { one } from '~/routes/_index/form';\n",
    "export * from '~/routes/_index/form';\n",
    "export const load = () => import('~/routes/_index/form');\n",
  ])('detects %j', async (text) => {
    expect(await brokenRules('app/features/booking/flow/pages.ts', text)).toEqual(['project/import-directions']);
  });
});

describe('brands', () => {
  const asking = (expression: string) =>
    `export const answer = (market: never, brand: never, list: never) => ${expression};\n`;

  it.each([
    "brand === 'ru'",
    "'intl' !== brand",
    "market.brand === 'ru' ? 1 : 2",
    "market.brand.id == 'ru'",
    "market?.brand?.id !== 'ru'",
    "(market.brand as string) === 'intl'",
    'brand === list.BRANDS',
    "list.id === 'intl'",
    "['ru'].includes(brand)",
    "{ switch (market.brand) { case 'ru': return 1; default: return 2; } }",
  ])('forbids code to compare brands: %s', async (expression) => {
    const text = asking(expression);
    expect(await brokenRules('app/features/booking/flow/pages.ts', text)).toContain('brands/comparisons');
    expect(await brokenRules('server/host/host.ts', text)).toContain('brands/comparisons');
    expect(await brokenRules('app/market/money.ts', text)).not.toContain('brands/comparisons');
  });

  it.each([
    "market.locale === 'ru'",
    'brand.hasMarketInPath === true',
    'list.indexOf(brand)',
    'brand === undefined',
    'list[brand]',
    "market.country !== 'RU'",
  ])('allows %s', async (expression) => {
    expect(await brokenRules('app/features/booking/flow/pages.ts', asking(expression))).not.toContain(
      'brands/comparisons',
    );
  });
});

describe('sizes and names', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `export const n${at} = ${at};\n`).join('');

  it.each([
    ['app/market/money.ts', 301, ['max-lines']],
    ['app/market/money.ts', 300, []],
    ['app/routes/search/route.tsx', 121, ['max-lines']],
    ['app/routes/search/route.tsx', 120, []],
  ])('reports for %s of %i lines: %j', async (file, count, rules) => {
    expect(await brokenRules(file, lines(count))).toEqual(rules);
  });

  it.each(['app/utils/dates.ts', 'app/features/helpers/dates.ts', 'server/host/common.ts', 'app/market/misc.ts'])(
    'rejects %s, whose name says nothing',
    async (file) => expect(await brokenRules(file, lines(1))).toEqual(['names/folders']),
  );
});
