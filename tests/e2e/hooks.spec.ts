import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/setup/fixtures';
import { onceFor } from '#tests/setup/tags';
import { dateIn } from '#tests/journeys/travellers';
import { text } from '#tests/journeys/texts';

/** Names in pages that other people's automation relies on (upstream facts §7). */
const DAY = dateIn(130);
const BACK = dateIn(140);
const OF_BRAND = {
  // With connections, and with a choice of bags.
  ru: { from: 'ALA', to: 'IST' },
  intl: { from: 'WAW', to: 'TYO' },
} as const;
const CITIES = { ru: ['Алматы', 'Стамбул'], intl: ['Warsaw', 'Tokyo'] } as const;

const searchLink = (brand: 'ru' | 'intl') => {
  const { from, to } = OF_BRAND[brand];
  const trips = [`${from}_${DAY}_date_${DAY}_${to}`, `${to}_${BACK}_date_${BACK}_${from}`];
  return `/search?adult=1&route[0]=${trips[0]}&route[1]=${trips[1]}`;
};

/** Digits in groups, then the currency; in English the sign goes first (decision 007). */
const PRICE = { ru: /^\d{1,3}(?:\s\d{3})*\s₽$/u, intl: /^\$\d{1,3}(?:,\d{3})*(?:\.\d{2})?$/u };
const DURATION = { ru: /^(?:\d+д )?\d+ч(?: \d+м)?$|^\d+м$/u, intl: /^(?:\d+d )?\d+h(?: \d+m)?$|^\d+m$/u };
const TRANSFER = {
  ru: /^(?:1 пересадка|[2-4] пересадки), (?:\d+д )?(?:\d+ч )?\d+[чм]$/u,
  intl: /^(?:1 stop|[2-4] stops), (?:\d+d )?(?:\d+h )?\d+[hm]$/u,
};
const BAG = { ru: /^Багаж \d+ кг$/u, intl: /\d+ lb/u };
const NO_BAG = { ru: 'Без багажа', intl: /^No / };
/** The clock of the country: the brand's first market is the USA. */
const TIME = { ru: /^(?:[01]\d|2[0-3]):[0-5]\d$/, intl: /^(?:[1-9]|1[0-2]):[0-5]\d [AP]M$/ };
const PORT = /^.+ \([A-Z]{3}\)$/u;

/** Readers see no-break spaces as spaces. */
const words = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ').trim();
const textsOf = async (found: Locator) => (await found.allInnerTexts()).map(words);

async function openResults(page: Page, brand: 'ru' | 'intl'): Promise<Locator> {
  await page.goto(searchLink(brand));
  const cards = page.getByTestId('serp-ticket-item');
  await expect(cards.first()).toBeVisible({ timeout: 20_000 });
  // Wait until all offers have replaced the first ones.
  await expect(page.locator('button[value=stop]')).toHaveCount(0, { timeout: 20_000 });
  return cards;
}

async function expectEach(found: Locator, pattern: RegExp, what: string): Promise<void> {
  const texts = await textsOf(found);
  expect(texts.length, what).toBeGreaterThan(0);
  expect(
    texts.filter((text) => !pattern.test(text)),
    what,
  ).toEqual([]);
}

for (const brand of ['ru', 'intl'] as const) {
  test.describe(brand, onceFor(brand), () => {
    test.use({ brand });

    test('search form', async ({ page }) => {
      await page.goto('/');
      for (const id of ['direction-input-from-input', 'direction-input-to-input']) {
        const input = page.locator(`input[type=text][data-testid=${id}]`);
        await expect(input).toBeVisible();
        await expect(input).toHaveAttribute('name', id.includes('from') ? 'departure' : 'arrival');
      }
      await expect(page.getByTestId('departure-date-container').locator('input[name=departureDate]')).toHaveCount(1);
      await expect(page.getByTestId('date-back-container').locator('input[name=dateBack]')).toHaveCount(1);
      await expect(page.getByTestId('search-ticket-button')).toBeVisible();

      const picker = page.getByTestId('passenger-input-container');
      await picker.locator('summary').first().click();
      await expect(picker.getByTestId('search-form-pass-plus-button')).toBeVisible();
      await expect(picker.getByTestId('search-form-pass-minus-button')).toBeVisible();
      await picker.getByTestId('search-form-child-add-button').click();
      for (let age = 0; age <= 11; age += 1) {
        await expect(picker.getByTestId(`search-form-pass-list-age-${age}`)).toBeVisible();
      }
    });

    test('results', async ({ page }) => {
      const cards = await openResults(page, brand);
      const count = await cards.count();
      expect(count).toBeGreaterThan(1);

      const sums = cards.getByTestId('serp-ticket-total-sum');
      await expect(sums).toHaveCount(count);
      await expect(sums.locator('h1[aria-level="2"]')).toHaveCount(count);
      await expectEach(sums.locator('h1[aria-level="2"]'), PRICE[brand], 'price');
      const buttons = cards.getByTestId('ticket-price-button');
      await expect(buttons).toHaveCount(count);
      const targets = await buttons.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(targets.filter((target) => !/^\/mbooking\/step0\/[0-9a-f]{32}\d+(\?|$)/.test(target))).toEqual([]);

      const trips = cards.getByTestId('serp-ticket-trip-item');
      await expect(trips).toHaveCount(count * 2);
      for (const [id, pattern] of [
        ['serp-ticket-departure-time', TIME[brand]],
        ['serp-ticket-arrival-time', TIME[brand]],
        ['serp-ticket-departure-info', PORT],
        ['serp-ticket-arrival-info', PORT],
        ['search-trip-duration', DURATION[brand]],
      ] as const) {
        await expect(trips.getByTestId(id), id).toHaveCount(count * 2);
        await expectEach(trips.getByTestId(id), pattern, id);
      }
      await expectEach(trips.getByTestId('serp-ticket-transfer-text'), TRANSFER[brand], 'transfers');

      const icons = await trips
        .getByTestId('airline-icon')
        .locator('img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
      expect(icons.length).toBeGreaterThanOrEqual(count * 2);
      expect(icons.filter((src) => !/\/[A-Z0-9]{2}\.svg$/.test(src))).toEqual([]);

      await expect(cards.getByTestId('baggage-wrapper')).toHaveCount(count);
      await expect(cards.getByTestId('baggage-selection'), 'the bag of the shown price alone').toHaveCount(count);
      const bagsOf = () => textsOf(cards.getByTestId('baggage-wrapper').getByTestId('baggage-selection'));
      const bags = await bagsOf();
      expect(bags.filter((text) => !BAG[brand].test(text) && !text.match(NO_BAG[brand]))).toEqual([]);
      await page.goto(`${searchLink(brand)}&filter=${encodeURIComponent('{"baggages":{"WithBaggages":true}}')}`);
      const included = await bagsOf();
      expect(
        included.some((text) => BAG[brand].test(text)),
        included.join('; '),
      ).toBe(true);
    });

    test('the order of results', async ({ page, javaScriptEnabled }) => {
      await openResults(page, brand);
      // Tools press the boxes themselves, by `click()`; without scripts only a real click reaches the controls.
      const press = (box: Locator) =>
        javaScriptEnabled ? box.evaluate((element: HTMLElement) => element.click()) : box.click();
      await press(page.locator('[data-testid=sort-dropdown] > div').first());
      const items = page.locator('[data-testid=sort-dropdown-list] > div');
      await expect(items.first()).toBeVisible();
      await press(items.filter({ hasText: brand === 'ru' ? 'По цене' : 'By price' }).first());
      const cards = page.getByTestId('serp-ticket-item');
      await expect(cards.first()).toBeVisible();
      await expect(page).toHaveURL(/sort/);
      const sortedPrices = async () => {
        const sums = await textsOf(cards.getByTestId('serp-ticket-total-sum'));
        const prices = sums.map((text) => Number(text.replace(/[^\d.]/g, '')));
        expect(prices.length).toBeGreaterThan(1);
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      };
      // The address changes a moment before the list.
      await expect(sortedPrices).toPass();
    });

    test('an opened ticket', async ({ page }) => {
      const card = (await openResults(page, brand)).first();
      const price = words(await card.getByTestId('serp-ticket-total-sum').innerText());
      await card.click();
      const dialog = page.locator('section[role=dialog][aria-modal=true]');
      await expect(dialog).toBeVisible();
      expect(await dialog.locator('div[data-testid=itinerary-segment]').count()).toBeGreaterThanOrEqual(2);
      const [from, to] = CITIES[brand];
      await expect(dialog.locator('h2').first()).toContainText(new RegExp(`${from}.*${to}`));
      const total = dialog.getByTestId('ticket-modal-footer').locator('h2');
      await expect(total).toHaveCount(1);
      expect(words(await total.innerText())).toBe(price);
      await expect(dialog.getByTestId('ticket-price-button')).toHaveAttribute('href', /^\/mbooking\/step0\//);
    });

    test('step 1', async ({ page }) => {
      const card = (await openResults(page, brand)).first();
      await card.getByTestId('ticket-price-button').click();
      await page.waitForURL(/\/mbooking\/step0\//);
      await page.getByRole('button', { name: brand === 'ru' ? 'Продолжить' : 'Continue' }).click();
      await page.waitForURL(/\/mbooking\/step1\//);

      for (const [id, name] of [
        ['email-input', 'email'],
        ['phone-input', 'phone'],
        ['passport-input', 'passengers[0].passportNumber'],
        ['lastname-input', 'passengers[0].lastName'],
        ['firstname-input', 'passengers[0].firstName'],
      ] as const) {
        await expect(page.locator(`input[data-testid=${id}]`), id).toHaveAttribute('name', name);
      }
      if (brand === 'ru') {
        await expect(page.getByTestId('middlename-input')).toHaveAttribute('name', 'passengers[0].middleName');
        await expect(page.getByText(text('booking', 'summary.noExtraBaggage', 'ru')).first()).toBeAttached();
        await expect(page.locator('span', { hasText: /^Продолжить$/ })).toBeVisible();
      }
      for (const gender of ['m', 'f']) {
        await page
          .locator(`div[data-testid=gender-toggler-item-${gender}]`)
          .evaluate((element: HTMLElement) => element.click());
        await expect(page.locator(`input[name="passengers[0].gender"][value=${gender}]`)).toBeChecked();
      }
      for (const prefix of ['birthday', 'passportExpdate']) {
        for (const part of ['Day', 'Month', 'Year']) {
          await expect(page.locator(`input[name="passengers[0].${prefix}${part}"]`)).toBeVisible();
        }
      }
    });
  });
}
