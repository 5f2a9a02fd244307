import { expect, test } from '#tests/journeys/checkout-test';
import { pagesOfPurchase } from '#tests/journeys/pages-of-purchase';
import { PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { visibleText } from '#tests/setup/html-page';
import { PlainBrowser } from '#tests/setup/plain-browser';

test.use({ isolated: 'warm' });

/** Times and weights that a country's pages, calendar and letters must not show, and those that they must. */
const COUNTRIES = {
  US: {
    foreign: /\b(?:1[3-9]|2[0-3]):[0-5]\d\b|\b\d\d:\d\d(?!:|\s?[AP]M)|\d\s?kg\b/,
    own: [/\d\s[AP]M\b/, /\d\slb\b/],
  },
  GB: { foreign: /\d\s?[AP]M\b|\d\slb\b/i, own: [/\b[012]\d:[0-5]\d\b/, /\d\skg\b/] },
} as const;

for (const [country, { foreign, own }] of Object.entries(COUNTRIES)) {
  test(`clocks and weights of ${country} are the same on pages, in the calendar and in letters`, async ({
    checkout,
    control,
    visitor,
  }) => {
    await checkout.calm();
    const browser = new PlainBrowser(visitor.origin);
    browser.setCookie('locale', 'en');
    browser.setCookie('country', country);
    const email = `clock.${country.toLowerCase()}@example.com`;
    const pages = await pagesOfPurchase(new PlainCheckout(browser, control), email);
    const calendar = await browser.get(`/mbooking/thanks/${tokenIn(pages[1]!)}/trip.ics`);
    const descriptions = calendar.text.replace(/\r\n[ \t]/g, '').match(/^DESCRIPTION.*$/gm) ?? [];
    await expect.poll(async () => (await control.messagesTo(email)).length, { timeout: 20_000 }).toBeGreaterThan(0);
    const letters = (await control.messagesTo(email)).map(({ body }) => body);

    const texts = [...pages.map(({ path, text }) => `${path} ${mainOf(text)}`), ...descriptions, ...letters];
    const around = new RegExp(`.{0,40}(?:${foreign.source}).{0,20}`, foreign.flags);
    expect(texts.flatMap((text) => around.exec(text)?.[0] ?? [])).toEqual([]);
    for (const sign of own)
      expect(
        texts.some((text) => sign.test(text)),
        String(sign),
      ).toBe(true);
    expect(descriptions.join('\n')).toMatch(own[0]);
    expect(letters.join('\n')).toMatch(own[0]);
  });
}

function mainOf(html: string): string {
  return visibleText(/<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? html);
}
