import { describe, expect, it } from 'vitest';
import type { SearchParameters } from '~/upstream/search/client.server';
import { failureOf } from './clients';
import { GERMAN, RUSSIAN, wholeSandbox } from './whole-sandbox';

const { clients, remote } = wholeSandbox();

const SEARCH: SearchParameters = {
  trips: [{ departure: 'MOW', arrival: 'AER', date: '2031-05-04' }],
  travelers: { adults: 1, children: 2, infants: 0, childrenAges: [4, 9] },
  cabin: 'economy',
};
const SITE = 'http://ru.localhost:3000/search?watched';

async function lettersTo(address: string): Promise<{ subject: string; body: string }[]> {
  const { messages } = (await remote.read(`/outbox.json?to=${encodeURIComponent(address)}`)) as {
    messages: { subject: string; body: string }[];
  };
  return messages;
}

const watch = (
  email: string,
  change: Partial<SearchParameters> = {},
  market: typeof RUSSIAN | typeof GERMAN = RUSSIAN,
) => clients(market).priceSubscription.create(email, { ...SEARCH, ...change }, SITE);

describe('priceSubscription.create', () => {
  it("confirms the watched search by a letter in the visitor's language", async () => {
    expect(await watch('Anna@Example.com')).toEqual({ isNew: true });
    const [letter, ...others] = await lettersTo('anna@example.com');
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('Следим за ценой');
    expect(letter?.body).toContain('Москва → Сочи, 4 мая 2031');
    expect(letter?.body).toContain(SITE);
  });

  it('watches a search once per address, regardless of the order of ages', async () => {
    const ages = { travelers: { ...SEARCH.travelers, childrenAges: [9, 4] } };
    const both = await Promise.all([watch('two@example.com'), watch(' two@example.com', ages)]);
    expect(both.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
    expect(await lettersTo('two@example.com')).toHaveLength(1);
  });

  it.each<[string, Partial<SearchParameters>]>([
    ['day', { trips: [{ departure: 'MOW', arrival: 'AER', date: '2031-05-05' }] }],
    ['place', { trips: [{ departure: 'MOW', arrival: 'LED', date: '2031-05-04' }] }],
    ['cabin', { cabin: 'business' }],
    ['number of travellers', { travelers: { adults: 2, children: 0, infants: 0, childrenAges: [] } }],
  ])('treats another %s as another search', async (what, change) => {
    const email = `${what.replaceAll(' ', '.')}@example.com`;
    expect([await watch(email), await watch(email, change)]).toEqual([{ isNew: true }, { isNew: true }]);
  });

  it('stops by the link of the letter', async () => {
    await watch('leaver@example.com', {}, GERMAN);
    const [letter] = await lettersTo('leaver@example.com');
    const link = /(http\S+unsubscribe\S+)/.exec(letter?.body ?? '')?.[1] ?? '';
    expect(letter?.body).toContain('Abmelden');
    expect(await (await fetch(link)).text()).toContain('leaver@example.com');
    expect(await (await fetch(link, { method: 'POST' })).text()).toContain('Sie sind abgemeldet');
    expect(await (await fetch(link)).text()).toContain('not subscribed');
    expect(await watch('leaver@example.com', {}, GERMAN)).toEqual({ isNew: true });
  });

  it.each(['', 'ann', 'ann@b', 'a b@example.com'])('refuses "%s"', async (email) => {
    expect(await failureOf(watch(email))).toMatchObject({ kind: 'invalid', code: 'ValidationError' });
  });
});
