import { headingOf, isWaiting, mainText } from '#tests/journeys/page-facts';
import { text } from '#tests/journeys/texts';
import { expect, test } from '#tests/setup/fixtures';
import { formsOf } from '#tests/setup/html-form';
import { searchAddress } from '#tests/setup/links';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';

/** A slow search for a visitor without JavaScript. */
test.use({ isolated: true });

const ADDRESS = searchAddress(35);
const hasOffers = ({ text: html }: PlainPage) => html.includes('data-testid="serp-ticket-item"');
const says = (page: PlainPage, key: string) => mainText(page).includes(text('search', key));

/** Plays the page's refresh until it shows the expected state. */
async function refreshUntil(visitor: PlainBrowser, isThere: (page: PlainPage) => boolean): Promise<PlainPage> {
  let page: PlainPage | undefined;
  await expect(async () => {
    page = await visitor.get(page?.path ?? ADDRESS);
    expect(isThere(page)).toBe(true);
  }).toPass({ timeout: 30_000 });
  return page!;
}

async function press(visitor: PlainBrowser, page: PlainPage, intent: string): Promise<PlainPage> {
  const form = formsOf(page.text).find(({ buttons }) => buttons.some(({ value }) => value === intent));
  if (!form) throw new Error(`the page has no button ${intent}`);
  return visitor.post(form.action ?? page.path, { intent });
}

test('instant offers come first and can be bought; then all of them', async ({ visitor, control }) => {
  await control.set({ services: { search: { hang: true } } });
  const first = await refreshUntil(visitor, hasOffers);
  expect(isWaiting(first)).toBe(true);
  expect(says(first, 'progress.waiting.title')).toBe(true);

  const [, link = ''] = first.text.match(/href="(\/mbooking\/step0\/[^"]+)"/) ?? [];
  const path = link.replaceAll('&amp;', '&');
  const hundredths = Number(/[?&]sum=(\d+)/.exec(path)?.[1]);
  const offer = await visitor.get(path);
  expect(offer.status).toBe(200);
  expect(mainText(offer)).toContain((hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2 }));

  await control.set({ services: { search: null } });
  const all = await refreshUntil(visitor, (page) => !isWaiting(page));
  expect(countOf(all)).toBeGreaterThan(countOf(first));
  expect(says(all, 'progress.waiting.title')).toBe(false);
  // The first visit started the search, and the instant one was not repeated.
  expect(await control.calls()).toMatchObject({
    search: { frontend_search: 1 },
    instantSearch: { frontend_search: 1 },
  });
});

for (const [name, fault] of [
  ['hangs', { hang: true }],
  ['fails', { status: 500 }],
  ['answers nonsense', { malformed: 'html' }],
] as const) {
  test(`an instant search that ${name} does no harm`, async ({ visitor, control }) => {
    await control.set({ services: { instantSearch: fault } });
    const page = await refreshUntil(visitor, hasOffers);
    expect(isWaiting(page)).toBe(false);
  });
}

test('a cached search makes no call', async ({ visitor, control }) => {
  await refreshUntil(visitor, (page) => hasOffers(page) && !isWaiting(page));
  const before = await control.calls();
  await visitor.get(`${ADDRESS}&sort=price`);
  const after = await control.calls();
  expect([after.search, after.instantSearch]).toEqual([before.search, before.instantSearch]);
});

test('a stopped search stays stopped in another order, and can continue', async ({ visitor, control }) => {
  await control.set({ services: { search: { hang: true } } });
  const stopped = await press(visitor, await refreshUntil(visitor, hasOffers), 'stop');
  expect(isWaiting(stopped)).toBe(false);
  expect(says(stopped, 'progress.stopped.title')).toBe(true);
  expect(hasOffers(stopped)).toBe(true);

  const [, byPrice = ''] = stopped.text.match(/href="([^"]*sort=price[^"]*)"/) ?? [];
  const sorted = await visitor.get(byPrice.replaceAll('&amp;', '&'));
  expect(isWaiting(sorted)).toBe(false);
  expect(says(sorted, 'progress.stopped.title')).toBe(true);

  const goOn = stopped.path.replace('&stopped=1', '');
  expect(stopped.text.replaceAll('&amp;', '&')).toContain(`href="${goOn}"`);
  expect(isWaiting(await visitor.get(goOn))).toBe(true);
  await control.set({ services: { search: null } });
  await refreshUntil(visitor, (page) => hasOffers(page) && !isWaiting(page));
  // All offers are there now, even after stopping.
  expect(says(await visitor.get(stopped.path), 'progress.stopped.title')).toBe(false);
});

test('a search can be stopped before the first offers', async ({ visitor, control }) => {
  await control.set({ services: { search: { hang: true }, instantSearch: { status: 500 } } });
  const waiting = await visitor.get(ADDRESS);
  expect(isWaiting(waiting)).toBe(true);
  expect(headingOf(waiting)).not.toBe('');
  const stopped = await press(visitor, waiting, 'stop');
  expect(stopped.status).toBe(200);
  expect(isWaiting(stopped)).toBe(false);
  expect(says(stopped, 'progress.stopped.nothing')).toBe(true);
});

for (const [status, key] of [
  [403, 'failed.refused.title'],
  [429, 'failed.busy.title'],
  [451, 'failed.legal.title'],
  [500, 'failed.unavailable.title'],
] as const) {
  test(`a search refused with ${status} keeps the instant offers, says so, and is retried`, async ({
    visitor,
    control,
  }) => {
    await control.set({ services: { search: { status } } });
    const page = await refreshUntil(visitor, (one) => hasOffers(one) && !isWaiting(one));
    expect(page.status).toBe(200);
    expect(says(page, 'progress.failed.title')).toBe(true);
    expect(says(page, key)).toBe(true);

    await control.set({ services: { search: null } });
    await press(visitor, page, 'retry');
    await refreshUntil(visitor, (one) => hasOffers(one) && !isWaiting(one) && !says(one, 'progress.failed.title'));
  });
}

test('the progress of a search can be read', async ({ visitor, control }) => {
  const look = async () => {
    const answer = await visitor.get(ADDRESS.replace('/search?', '/search/progress?'));
    expect(answer.headers['cache-control']).toBe('no-store');
    return JSON.parse(answer.text) as { full: string; offerCount: number };
  };
  await control.set({ services: { search: { hang: true } } });
  await expect(async () => expect((await look()).offerCount).toBeGreaterThan(0)).toPass();
  const { offerCount } = await look();
  await control.set({ services: { search: null } });
  await expect(async () => expect((await look()).full).toBe('done')).toPass();
  expect((await look()).offerCount).toBeGreaterThan(offerCount);
  for (const path of ['/search/progress', ADDRESS.replace('/search?', '/search/progress?').replace('LON', 'L')]) {
    expect((await visitor.get(path)).status).toBe(404);
  }
});

test('a failure is shown by the page, not consumed by the progress check', async ({ visitor, control }) => {
  await control.set({ services: { search: { status: 500 }, instantSearch: { status: 500 } } });
  const address = ADDRESS.replace('/search?', '/search/progress?');
  await expect(async () => expect((await visitor.get(address)).text).toContain('"failed"')).toPass();
  const searches = async () => (await control.calls()).search?.frontend_search;
  const asked = await searches();
  const page = await visitor.get(ADDRESS);
  expect(says(page, 'failed.unavailable.title')).toBe(true);
  expect(await searches()).toBe(asked);
});

/** Returns the number of options at the top of the page. */
function countOf(page: PlainPage): number {
  const [, count = ''] = mainText(page).match(/(\d+) options/) ?? [];
  return Number(count);
}
