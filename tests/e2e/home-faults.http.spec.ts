import { blockOf, blocksOf, HOME_BLOCKS, HOME_TEXTS, type HomeBlock } from '#tests/journeys/home';
import { FAULT_NAMES, FAULTS } from '#tests/journeys/plain-checkout';
import { expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { shownErrors } from '#tests/setup/html-page';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';

/** Services behind the home page, and the blocks missing without them. */
const LEFT_OUT: Readonly<Record<string, readonly HomeBlock[]>> = {
  settings: ['questions'],
  texts: ['questions'],
  directions: ['directions'],
  landings: [],
  sales: ['offers'],
  social: [],
  feedback: [],
  visits: [],
};
const SERVICES = Object.keys(LEFT_OUT);

test.use({ isolated: true });

/** A page waits less than a second for its blocks; the rest is a reserve for a busy machine. */
const PAGE_LIMIT_MS = 5000;

/** Opens the page in time, with its search form. */
async function openHome(visitor: PlainBrowser, path = '/en-gb'): Promise<PlainPage> {
  const began = Date.now();
  const home = await visitor.get(path);
  expect(Date.now() - began, 'time to the page').toBeLessThan(PAGE_LIMIT_MS);
  expect(home.status).toBe(200);
  expect(formWith(home.text, 'departureDate').buttons).toContainEqual({ name: 'intent', value: 'search' });
  expect(home.text).toContain('</html>');
  return home;
}

/** Those that have a block are left out one by one; all the others at once. */
const TOGETHER: string[][] = [
  ...SERVICES.filter((service) => LEFT_OUT[service]?.length).map((service) => [service]),
  SERVICES.filter((service) => !LEFT_OUT[service]?.length),
];

for (const services of TOGETHER) {
  test(`without ${services.join(', ')}: the page is complete except its blocks`, async ({ visitor, control }) => {
    await control.set({ services: Object.fromEntries(services.map((service) => [service, FAULTS.hang])) });
    await openHome(visitor);
    const rest = HOME_BLOCKS.filter((block) => !services.some((service) => LEFT_OUT[service]?.includes(block)));
    // A result that came late for the first visitor is cached for the next ones.
    await expect.poll(async () => blocksOf(await openHome(visitor)), { timeout: 20_000 }).toEqual(rest);

    await control.set({ services: Object.fromEntries(services.map((service) => [service, null])) });
    await expect.poll(async () => blocksOf(await openHome(visitor)), { timeout: 20_000 }).toEqual([...HOME_BLOCKS]);
  });
}

for (const fault of FAULT_NAMES) {
  test(`with ${fault} in all of them the page is complete`, async ({ visitor, control }) => {
    await control.set({ services: Object.fromEntries(SERVICES.map((service) => [service, FAULTS[fault]])) });
    expect(blocksOf(await openHome(visitor))).toEqual(['subscription', 'app']);
    expect(blocksOf(await openHome(visitor, '/de-de?tag=beach&offset=6'))).toEqual(['subscription', 'app']);
  });
}

test('without prices the editors’ destinations appear; a failed filter is reported', async ({ visitor, control }) => {
  await control.set({ services: { landings: { operations: { popular_cities: FAULTS.status } } } });
  await expect
    .poll(async () => blockOf(await openHome(visitor), 'destinations').match(/href="\/search\?/g)?.length)
    .toBe(6);
  const filtered = blockOf(await openHome(visitor, '/en-gb?tag=beach'), 'destinations');
  expect(filtered).toContain(HOME_TEXTS.intl.destinations.unavailable);
});

test('a subscription with any fault is reported at its field, kept, and works later', async ({ visitor, control }) => {
  test.setTimeout(120_000);
  for (const fault of FAULT_NAMES) {
    const email = `reader-${fault}@example.com`;
    await control.set({ services: { feedback: FAULTS[fault] } });
    const { action, fields } = formWith((await openHome(visitor)).text, 'subscriberEmail');
    const typed = { ...fields, subscriberEmail: email, intent: 'subscribe' };
    const refused = await visitor.post(action, typed);
    expect(refused.status, fault).toBe(503);
    expect(shownErrors(refused.text).atFields, fault).toEqual({
      subscriberEmail: HOME_TEXTS.intl.contact.subscribeFailed,
    });
    expect(formWith(refused.text, 'subscriberEmail').fields['subscriberEmail'], fault).toEqual([email]);

    await control.set({ services: { feedback: null } });
    await expect
      .poll(async () => (await visitor.post(action, typed)).text, { timeout: 20_000 })
      .toContain(HOME_TEXTS.intl.subscription.done);
    expect(await control.messagesTo(email), fault).toHaveLength(1);
  }
});

test('a price "from" equals the cheapest ticket of its search', async ({ visitor }) => {
  let home = await openHome(visitor);
  await expect
    .poll(async () => blocksOf((home = await openHome(visitor))), { timeout: 20_000 })
    .toContain('directions');
  const rows = [...blockOf(home, 'directions').matchAll(/href="(\/search\?[^"]+)".*?from\s+(£[\d.,]+)/gs)];
  expect(rows.length).toBeGreaterThan(3);
  for (const [, href = '', price] of rows.slice(0, 2)) {
    const path = `${href.replaceAll('&amp;', '&')}&sort=price`;
    await expect
      .poll(async () => /serp-ticket-total-sum"[^>]*>(.*?)<\/\w+>/s.exec((await visitor.get(path)).text)?.[1])
      .toContain(price);
  }
});
