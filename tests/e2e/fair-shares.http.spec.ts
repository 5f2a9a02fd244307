import { expect, test } from '@playwright/test';
import { PlainVisit } from '#tests/journeys/plain-visit';
import { text } from '#tests/journeys/texts';
import { ALONE, CARDS } from '#tests/journeys/travellers';
import { GatedSearch } from '#tests/setup/gated-search';
import { visibleText } from '#tests/setup/html-page';
import { searchAddress } from '#tests/setup/links';
import { originOf, Pair } from '#tests/setup/pair';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { openAllResults } from '#tests/setup/plain-purchase';

/** Holds searches to Paris; all others are answered. */
let gate: GatedSearch;
test.beforeAll(async () => {
  gate = await GatedSearch.start((body) => body.includes('"PAR"'));
});
test.afterAll(() => gate.stop());

/** Runs a shop whose visitors' addresses the test chooses. */
async function withShop(searchesPerMinute: number, work: (pair: Pair) => Promise<void>): Promise<void> {
  const env = { SEARCH_URL: gate.url, TRUST_PROXY: '1', SEARCHES_PER_MINUTE: String(searchesPerMinute) };
  const pair = await Pair.start({ env: { ...env } });
  gate.handOnTo(pair.address.sandboxPort);
  await pair.control.set({ settings: { priceChange: 'never' } });
  try {
    await work(pair);
  } finally {
    await pair.stop();
  }
}

function visitorFrom(address: string, { address: { shopPort } }: Pair): PlainBrowser {
  return new PlainBrowser(originOf('intl', shopPort), { 'x-forwarded-for': address });
}

/** Opens this many new searches at a time. */
function attack(visitor: PlainBrowser, count: number) {
  const toParis = (inDays: number) => searchAddress(inDays).replace('NYC', 'PAR');
  return Promise.all(Array.from({ length: count }, (_, index) => visitor.get(toParis(index + 1))));
}

test('endless searches of some clients leave room for everybody else', async () => {
  test.setTimeout(90_000);
  await withShop(30, async (pair) => {
    const pages = await attack(visitorFrom('198.51.100.1', pair), 110);
    expect(gate.held, 'a quarter of the places').toBe(16);
    const refused = pages.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(80);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(visibleText(refused[0]?.text ?? '')).toContain(text('search', 'failed.tooMany.title'));

    await attack(visitorFrom('198.51.100.2', pair), 30);
    const { held } = gate;
    expect(held, 'and a quarter of what is left').toBe(28);

    const sandboxOrigin = `http://localhost:${pair.address.sandboxPort}`;
    const visit = new PlainVisit(visitorFrom('198.51.100.7', pair), { brand: 'intl', sandboxOrigin });
    const results = await openAllResults(visit.visitor, searchAddress(30));
    const step1 = await visit.takeFare(await visit.chooseFirstOffer(results));
    const step2 = await visit.fillPassengers(step1, ALONE, 'anna@example.com');
    const thanks = await visit.holdTicket(await visit.pay(step2, CARDS.paid));
    expect(thanks.path).toContain('/mbooking/thanks/');
    expect(gate.held, 'nothing of the others has ended meanwhile').toBe(held);
  });
});

test('a visitor without remaining searches still sees kept and instant offers', async () => {
  await withShop(2, async (pair) => {
    await openAllResults(visitorFrom('198.51.100.7', pair), searchAddress(30));
    const visitor = visitorFrom('198.51.100.1', pair);
    await attack(visitor, 2);
    const known = await visitor.get(searchAddress(30));
    expect(known.status).toBe(200);
    expect(known.text).toContain('data-testid="serp-ticket-item"');
    await expect(async () => {
      const unknown = await visitor.get(searchAddress(31));
      expect(unknown.status).toBe(429);
      expect(Number(unknown.headers['retry-after'])).toBeGreaterThan(0);
      expect(unknown.text, 'instant offers').toContain('data-testid="serp-ticket-item"');
    }).toPass();
    expect((await visitorFrom('198.51.100.2', pair).get(searchAddress(31))).status).toBe(200);
  });
});
