import { expect, test } from '#tests/journeys/checkout-test';
import {
  brokenLinks,
  brokenSandboxLinks,
  emptyPromises,
  featuresOf,
  outboundOf,
  speak,
} from '#tests/journeys/outbound/walk';
import { pagesOfPurchase } from '#tests/journeys/pages-of-purchase';
import { PlainCheckout } from '#tests/journeys/plain-checkout';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { BRANDS } from '~/market/brands';
import type { Locale } from '~/market/locales';

for (const brand of Object.values(BRANDS)) {
  test.describe(brand.id, () => {
    test.use({ brand: brand.id });

    test('every link of the booking, the ticket and its letters leads to a page in their language', async ({
      visitor,
      control,
      address,
      checkout,
    }) => {
      test.setTimeout(300_000);
      await checkout.calm();
      const subjects = new Map<string, Locale>();
      for (const locale of brand.locales) {
        const browser = new PlainBrowser(visitor.origin);
        speak(browser, locale);
        const email = `${locale}@example.com`;
        const pages = await pagesOfPurchase(new PlainCheckout(browser, control), email);
        expect
          .soft(pages.filter(({ text }) => !text.includes(`<html lang="${locale}"`)).map(({ path }) => path))
          .toEqual([]);

        await expect.poll(async () => (await control.messagesTo(email)).length, { timeout: 20_000 }).toBeGreaterThan(0);
        const letters = await control.messagesTo(email);
        for (const { subject } of letters) {
          expect.soft(subjects.get(subject), `${subject} in ${locale}`).toBeUndefined();
          subjects.set(subject, locale);
        }
        const written = letters.map(({ body }) => ({ ...pages[0]!, path: '/letter', text: linked(body) }));
        const outbound = outboundOf([...pages, ...written], visitor.origin, address.sandboxPort);
        expect.soft(outbound.wrong).toEqual([]);
        expect.soft([...outbound.inside.keys()].some((path) => path.startsWith('/order-link/'))).toBe(true);
        expect.soft(await brokenLinks(outbound, browser, locale)).toEqual([]);
        const features = await featuresOf(brand.id, locale, address.sandboxPort);
        expect.soft(emptyPromises(pages, features, locale)).toEqual([]);
        expect.soft(await brokenSandboxLinks(outbound, locale)).toEqual([]);
      }
    });
  });
}

/** Turns the addresses in a letter into links, as mail programs do. */
function linked(body: string): string {
  return body.replace(/https?:\/\/[^\s<>")]+/g, (href) => `<a href="${href}">${href}</a>`);
}
