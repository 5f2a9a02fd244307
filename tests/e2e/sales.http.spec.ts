import { expect, test } from '#tests/setup/fixtures';
import { hundredthsOf, priceOfCard, resultsAt } from '#tests/journeys/said-prices';
import { answered, sharedPage } from '#tests/journeys/shared-page';
import { linksOf, visibleText } from '#tests/setup/html-page';
import { headOf } from '#tests/setup/page-head';

type FlightOffer = { offers: { url: string; price: string } };

test.describe('sales', () => {
  test.use({ brand: 'ru' });

  test('are dated, and a search confirms their prices', async ({ visitor, control }) => {
    await control.set({ settings: { searchDelayMs: 0 } });
    const page = await sharedPage(visitor, '/sales');
    expect([page.status, headOf(page.text).canonical]).toEqual([200, `${visitor.origin}/sales`]);
    expect(page.text).not.toMatch(/<script(?! type="application\/ld\+json")/);
    const cards = page.text
      .split('<li ')
      .slice(1)
      .filter((card) => card.includes('application/ld+json'));
    expect(cards.length).toBeGreaterThan(4);
    for (const card of [cards[0]!, cards.at(-1)!]) {
      const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(card) ?? [];
      const { offers } = JSON.parse(json) as FlightOffer;
      expect(visibleText(card)).toMatch(/Цена найдена .+(назад|минуту)/);
      const results = await resultsAt(offers.url.slice(visitor.origin.length), visitor);
      expect(priceOfCard(results)).toBe(Number(offers.price) * 100);
      const [, shown = ''] = /([\d\s]+₽)/.exec(visibleText(card)) ?? [];
      expect(hundredthsOf(shown)).toBe(Number(offers.price) * 100);
    }
  });

  test('begin in the city of the address, or say that it has none', async ({ visitor }) => {
    const petersburg = await answered(visitor, '/sales?departureCity=LED&utm_source=x');
    expect(visibleText(petersburg.text)).toMatch(/Санкт-Петербург\s+Москва/);
    expect(headOf(petersburg.text).canonical).toBe(`${visitor.origin}/sales`);
    for (const code of ['QQQ', '%3Cscript%3E', 'x'.repeat(5_000)]) {
      const other = await visitor.get(`/sales?departureCity=${code}`);
      expect([code, other.status]).toEqual([code, 200]);
      expect(visibleText(other.text)).toContain('Из этого города акций сейчас нет. Показываем акции из Москвы.');
    }
  });

  test('are linked from header, footer, home and sitemap', async ({ visitor }) => {
    const home = await visitor.get('/');
    expect(linksOf(home.text).filter((href) => href === '/sales')).toHaveLength(3);
    expect((await visitor.get('/sitemap/ru.xml')).text).toContain(`${visitor.origin}/sales<`);
  });
});

test.describe('without the flag', () => {
  test.use({ brand: 'ru', isolated: true });

  test('there are no sales, and nothing links to them', async ({ visitor, control }) => {
    await control.set({ settings: { features: { sales_landing: false } } });
    for (const path of ['/', '/sales', '/sitemap/ru.xml']) {
      const page = await visitor.get(`${path}?renewed=${Date.now()}`);
      expect([path, page.status]).toEqual([path, path === '/sales' ? 404 : 200]);
      expect(page.text).not.toMatch(/\/sales["<]/);
    }
  });
});

test('the other brand has no sales', async ({ visitor }) => {
  expect((await visitor.get('/sales')).status).toBe(404);
  expect((await visitor.get('/sitemap/en.xml')).text).not.toContain('/sales<');
});
