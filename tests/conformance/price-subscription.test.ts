import { describe, expect, it } from 'vitest';
import type { NewAlert } from '~/upstream/price-subscription/client.server';
import { failureOf } from './clients';
import { peopleOf, SITE, type Letter } from './people';
import { GERMAN, RUSSIAN, wholeSandbox } from './whole-sandbox';

const { clients, remote } = wholeSandbox();
const people = peopleOf({ clients, remote });

const SEARCH: NewAlert['search'] = {
  trips: [{ departure: 'MOW', arrival: 'AER', date: '2031-08-04', until: null, nights: null }],
  travelers: { adults: 1, children: 2, infants: 0, childrenAges: [4, 9] },
  cabin: 'economy',
  isWeekends: false,
};
const SEARCH_URL = `${SITE}/search?watched`;
const alerts = (market: typeof RUSSIAN | typeof GERMAN = GERMAN) => clients(market).priceSubscription;
const wish = (change: Partial<NewAlert['search']> = {}): NewAlert => ({
  search: { ...SEARCH, ...change },
  fall: 0,
  searchUrl: SEARCH_URL,
  siteUrl: SITE,
});
const keyIn = (letters: Letter[]) => /\/price-alert\/letter\/(\S+)/.exec(letters[0]?.body ?? '')?.[1] ?? '';

describe('a guest’s alert', () => {
  it('asks once by letter, in the visitor’s language, and watches after the answer', async () => {
    const email = 'anna@example.com';
    const ages = { travelers: { ...SEARCH.travelers, childrenAges: [9, 4] } };
    const asked = [
      alerts(RUSSIAN).create({ email: ' Anna@Example.com' }, wish()),
      alerts(RUSSIAN).create({ email }, wish(ages)),
    ];
    expect(await Promise.all(asked)).toEqual(['asked', 'asked']);
    const letters = await people.letters(email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Следить за этой ценой?']);
    expect(letters[0]?.body).toContain('Москва → Сочи, 4 августа 2031');
    expect(letters[0]?.body).toContain(SEARCH_URL);

    const key = keyIn(letters);
    expect(await alerts().findOfLetter(key)).toMatchObject({ state: 'pending', search: { trips: SEARCH.trips } });
    expect((await alerts().findOfLetter(key)).state, 'reading changes nothing').toBe('pending');
    for (const [answer, state] of [
      ['watch', 'active'],
      ['watch', 'active'],
      ['leave', 'left'],
      ['watch', 'active'],
    ] as const) {
      expect((await alerts().answerLetter(key, answer)).state).toBe(state);
    }
    expect(await alerts(RUSSIAN).create({ email }, wish())).toBe('asked');
    expect(await people.letters(email), 'an address that watches is not asked again').toHaveLength(1);
  });

  it('refuses a thousand alerts on one address, and sends it five letters', async () => {
    const email = 'flooded@example.com';
    const outcomes: string[] = [];
    for (let batch = 0; batch < 1_000; batch += 50) {
      const tries = Array.from({ length: 50 }, (_, index) =>
        alerts().create(
          { email },
          wish({ cabin: 'business', travelers: { ...SEARCH.travelers, adults: batch + index + 1 } }),
        ),
      );
      outcomes.push(...(await Promise.all(tries.map((one) => one.catch((error: { code: string }) => error.code)))));
    }
    expect(outcomes.filter((outcome) => outcome === 'asked')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'AlertsLimitError')).toHaveLength(995);
    expect(await people.letters(email)).toHaveLength(5);
  });

  it.each(['', 'ann', 'ann@b', 'a b@example.com'])('refuses "%s"', async (email) => {
    expect(await failureOf(alerts().create({ email }, wish()))).toMatchObject({
      kind: 'invalid',
      code: 'ValidationError',
    });
  });

  it('has links that nobody guesses', async () => {
    for (const work of [alerts().findOfLetter('guess'), alerts().answerLetter('guess', 'leave')]) {
      expect(await failureOf(work)).toMatchObject({ kind: 'invalid', code: 'SubscriptionLinkExpired' });
    }
  });
});

describe('an account’s alerts', () => {
  it('are watched at once, listed with their history, paused, left and taken back', async () => {
    const { token, email } = await people.person();
    const until = { ...SEARCH.trips[0]!, until: '2031-08-31' };
    const nights = { departure: 'AER', arrival: 'MOW', date: '2031-08-05', until: null, nights: { min: 1, max: 3 } };
    const weekends = wish({ trips: [until, nights], isWeekends: true });
    for (const one of [wish(), weekends, weekends])
      expect(await alerts().create({ token }, { ...one, fall: 10 })).toBe('watching');
    const [latest, first, ...others] = await alerts().list(token);
    expect(others).toEqual([]);
    expect(latest).toMatchObject({ state: 'active', fallPercent: 10, search: { ...weekends.search, currency: 'EUR' } });
    const { history, id } = first!;
    expect(history).toHaveLength(8);
    expect(history.at(-1)).toEqual({ date: '2031-05-01', amount: expect.any(Number) });
    expect(latest!.history.length).toBeGreaterThan(0);
    for (const state of ['paused', 'active', 'left'] as const) {
      await alerts().setState(token, id, state);
      expect((await alerts().list(token)).find((one) => one.id === id)?.state).toBe(
        state === 'left' ? undefined : state,
      );
    }
    await alerts().setState(token, id, 'active');
    expect(await alerts().list(token)).toHaveLength(2);
    expect((await people.letters(email)).filter(({ body }) => body.includes('/price-alert/'))).toEqual([]);
  });

  it('include those that were asked for at its address, and nobody else’s', async () => {
    const [owner, other] = [await people.person(), await people.person()];
    await alerts().create({ email: owner.email }, wish());
    const [pending] = await alerts().list(owner.token);
    expect(pending?.state).toBe('pending');
    expect(await alerts().list(other.token)).toEqual([]);
    expect(await failureOf(alerts().setState(other.token, pending!.id, 'left'))).toMatchObject({ kind: 'notFound' });
    await alerts().setState(owner.token, pending!.id, 'active');
    expect((await alerts().list(owner.token))[0]?.state).toBe('active');
    expect(await alerts(RUSSIAN).list(owner.token), 'the other brand has its own').toEqual([]);
  });

  it('are fifty at most', async () => {
    const { token } = await people.person();
    for (let adults = 1; adults <= 50; adults += 1) {
      await alerts().create({ token }, wish({ travelers: { ...SEARCH.travelers, adults } }));
    }
    expect(await failureOf(alerts().create({ token }, wish({ cabin: 'business' })))).toMatchObject({
      kind: 'conflict',
      code: 'AlertsLimitError',
    });
  });
});
