/** The travel assistant: the calls of a chat, and fifty dialogues whose links lead to results that fit. */
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '~/dates/calendar-date';
import { offerCards } from '~/features/help/assistant/offer-cards.server';
import { applyFilter } from '~/features/search/filters/matching';
import { readFilter } from '~/features/search/filters/filter-link';
import { parseSearchUrl } from '~/features/search/query/search-url';
import { cabinOf, type SearchQuery } from '~/features/search/query/search-query';
import { formatMoney } from '~/market/format';
import { testContext } from '#tests/fixtures/request-context';
import type { FittingTrip } from './assistant-dialogue';
import { DIALOGUES } from './assistant-dialogues';
import { START } from '#server/sandbox/testing/test-sandbox';
import { findQuestion } from '~/features/help/questions.server';
import { fairwind, poputny } from '#tests/fixtures/market';
import { HELP_QUESTIONS } from '#server/sandbox/frame/assistant/read-message';
import { MESSAGES_PER_PAGE } from '~/upstream/assistant/contract';
import { failureOf } from './clients';
import { GERMAN, RUSSIAN, wholeSandbox } from './whole-sandbox';

const { remote, clients } = wholeSandbox();
beforeEach(() => remote.control({ settings: { assistantThinkMs: 0 } }));

const assistant = () => clients().assistant;
const secret = () => randomBytes(32).toString('base64url');
const said = (text: string, idempotencyKey = randomUUID()) => ({ text, idempotencyKey, accountId: null, city: null });

async function begun(market = GERMAN as typeof GERMAN | typeof RUSSIAN) {
  const clientId = secret();
  const { chatId } = await clients(market).assistant.createChat(clientId);
  return { chatId, clientId };
}

describe('a chat', () => {
  it('opens with both of its secrets only', async () => {
    const keys = await begun();
    expect(await assistant().getChat(keys)).toEqual({ chatId: keys.chatId, state: 'ready' });
    for (const wrong of [
      { ...keys, clientId: secret() },
      { ...keys, chatId: randomUUID() },
    ]) {
      expect(await failureOf(assistant().getChat(wrong))).toMatchObject({ kind: 'notFound' });
      expect(await failureOf(assistant().listMessages(wrong))).toMatchObject({ kind: 'notFound' });
      expect(await failureOf(assistant().sendMessage(wrong, said('Hello')))).toMatchObject({ kind: 'notFound' });
    }
  });

  it('belongs to the account that spoke in it', async () => {
    const keys = await begun();
    await assistant().sendMessage(keys, { ...said('Hello'), accountId: 'one' });
    for (const accountId of ['other', null]) {
      const refused = assistant().sendMessage(keys, { ...said('My orders'), accountId });
      expect(await failureOf(refused)).toMatchObject({ kind: 'notFound' });
    }
    await assistant().sendMessage(keys, { ...said('My orders'), accountId: 'one' });
    expect(await assistant().listMessages(keys)).toHaveLength(4);
  });

  it('takes a message once by its key', async () => {
    const keys = await begun();
    const message = said('Hello');
    await Promise.all([1, 2, 3].map(() => assistant().sendMessage(keys, message)));
    const messages = await assistant().listMessages(keys);
    expect(messages.map(({ role }) => role)).toEqual(['assistant', 'user']);
  });

  it('is blocked while an answer is on its way, which can be followed word by word', async () => {
    await remote.control({ settings: { assistantThinkMs: 300 } });
    const keys = await begun();
    expect(await assistant().sendMessage(keys, said('Hello'))).toMatchObject({ state: 'processing' });
    expect(await failureOf(assistant().sendMessage(keys, said('And?')))).toMatchObject({ code: 'chatIsBusy' });
    expect(await assistant().listMessages(keys)).toMatchObject([{ role: 'user', text: 'Hello' }]);
    const told: string[] = [];
    await assistant().followAnswer(keys, (text) => told.push(text), new AbortController().signal);
    const [answer] = await assistant().listMessages(keys);
    expect(answer).toMatchObject({ role: 'assistant', text: told.at(-1) });
    expect(told.length).toBeGreaterThan(2);
    expect(answer?.text.startsWith(told[0] ?? '?')).toBe(true);
    expect(await assistant().getChat(keys)).toMatchObject({ state: 'ready' });
  });

  it('comes in pages of fifteen, the latest first', async () => {
    const keys = await begun();
    for (let count = 0; count < 8; count += 1) await assistant().sendMessage(keys, said(`Hello ${count}`));
    const [first, second] = [await assistant().listMessages(keys, 0), await assistant().listMessages(keys, 1)];
    expect([first.length, second.length]).toEqual([MESSAGES_PER_PAGE, 1]);
    expect(second[0]).toMatchObject({ role: 'user', text: 'Hello 0' });
  });
});

it('its help cards are questions of the help centre in both brands', () => {
  for (const question of Object.values(HELP_QUESTIONS).flat()) {
    for (const market of [poputny(), fairwind({ country: 'GB', currency: 'GBP' })]) {
      expect(findQuestion(market, question), question).not.toBeNull();
    }
  }
});

describe('dialogues', () => {
  it('are at least fifty', () => expect(DIALOGUES.length).toBeGreaterThanOrEqual(50));

  it.each(DIALOGUES.map((dialogue) => [dialogue.says.join(' → '), dialogue] as const))(
    '%s',
    async (_, { says, in: country, language, trip, cards, answer, replies }) => {
      const market = country === 'RU' ? RUSSIAN : GERMAN;
      const of = clients(market);
      const keys = await begun(market);
      for (const text of says) await of.assistant.sendMessage(keys, said(text));
      const [last] = await of.assistant.listMessages(keys);
      expect(last).toMatchObject({ role: 'assistant', language });
      if (answer) expect(last?.text).toMatch(answer);
      if (replies) expect(last?.replies[0]).toMatch(replies);
      // A price is never said in words: each sum is one that the visitor has named, or stands in an example to say next.
      const sums = (text: string) => text.match(/\d[\d\s\u00a0.,]{2,}/g)?.map((sum) => sum.replace(/\D/g, '')) ?? [];
      const ownWords = (last?.replies ?? []).reduce((text, reply) => text.replace(reply, ''), last?.text ?? '');
      for (const sum of sums(ownWords)) expect(sums(says.join(' '))).toContain(sum);
      const searches = last?.cards.filter((card) => card.type === 'search') ?? [];
      if (!trip)
        expect(last?.cards.map(({ type }) => type)).toEqual(cards ?? last?.cards.map(({ type }) => type) ?? []);
      if (!trip) return expect(searches).toEqual([]);

      const context = testContext({
        upstream: of,
        market: country === 'RU' ? poputny() : fairwind({ country: 'DE', currency: 'EUR', locale: 'en' }),
      });
      const views = await offerCards(context, searches, new Date(START));
      expect(views.length).toBeGreaterThan(0);
      for (const view of views) {
        const url = new URL(view?.href ?? '', context.origin);
        const parsed = parseSearchUrl(url, START.slice(0, 10));
        if ('malformed' in parsed) throw new Error(parsed.malformed);
        expectFits(parsed.query, url, trip, market.currency);
      }
      const [view] = views;
      const url = new URL(view?.href ?? '', context.origin);
      const parsed = parseSearchUrl(url, START.slice(0, 10));
      if ('malformed' in parsed) throw new Error(parsed.malformed);
      const { query } = parsed;
      const travelers = {
        adults: query.adults,
        children: query.childrenAges.length,
        infants: query.infants,
        childrenAges: query.childrenAges,
      };
      const found = await of.search.search({ trips: query.trips, travelers, cabin: cabinOf(query.cabin) });
      const left = applyFilter(found, readFilter(url.searchParams)).flatMap(({ offers }) => offers);
      expect(left.length, 'offers that fit').toBeGreaterThan(0);
      const lowest = Math.min(...left.map(({ price }) => price.amount));
      if (trip.most) expect(lowest).toBeLessThanOrEqual(trip.most * 100);
      if (query.adults + travelers.children + travelers.infants > 1) return;
      const price = formatMoney({ amount: lowest, currency: market.currency }, context.market.locale);
      expect(view?.price).toContain(price);
    },
    30_000,
  );
});

function expectFits(query: SearchQuery, url: URL, trip: FittingTrip, currency: string): void {
  const [out, back] = query.trips;
  expect([out?.departure, out?.arrival]).toEqual([trip.from, trip.to]);
  const date = out?.date ?? '';
  expect(date >= trip.days[0] && date <= trip.days[1], date).toBe(true);
  if (trip.nights === null) expect(back).toBeUndefined();
  else if (trip.nights === 'weekend') {
    expect(new Date(`${back?.date}T12:00:00Z`).getUTCDay(), 'a Sunday').toBe(0);
    expect([addDays(back?.date ?? '', -2), addDays(back?.date ?? '', -1)]).toContain(date);
  } else expect(daysBetween(date, back?.date ?? '')).toBe(trip.nights);
  expect([query.adults, query.childrenAges, query.infants, query.cabin]).toEqual([
    trip.adults ?? 1,
    trip.children ?? [],
    trip.infants ?? 0,
    trip.business ? 'C' : 'Y',
  ]);
  const { choices, ranges } = readFilter(url.searchParams);
  expect(choices).toEqual({
    ...(trip.bag && { baggages: ['WithBaggages'] }),
    ...(trip.direct && { transfers: ['NoTransfers'] }),
    ...(trip.by && { transportKind: [trip.by] }),
  });
  expect(ranges).toEqual(trip.most ? { priceRange: { key: `PriceRange-${currency}`, from: null, to: trip.most } } : {});
}
