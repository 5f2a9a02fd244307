import { describe, expect, it } from 'vitest';
import { failureOf } from './clients';
import { GERMAN, wholeSandbox } from './whole-sandbox';

const { clients, remote } = wholeSandbox();

async function outbox(to: string): Promise<{ subject: string; body: string }[]> {
  const { messages } = (await remote.read(`/outbox.json?to=${encodeURIComponent(to)}`)) as {
    messages: { subject: string; body: string }[];
  };
  return messages;
}

describe('feedback', () => {
  const site = 'http://localhost:3000';
  const APP_PAGE = `${site}/app`;
  const ask = (email: string) => clients().feedback.subscribe(email, site);
  const tokenOf = (body = '') => /\/newsletter\/([\w-]+)/.exec(body)?.[1] ?? '';
  const askedToken = async (email: string) => tokenOf((await outbox(email)).at(-1)?.body);

  it('asks an address once in its language, without subscribing it', async () => {
    await Promise.all([ask('Ann.Lee@Example.com'), ask(' ann.lee@example.com')]);
    const [letter, ...others] = await outbox('ann.lee@example.com');
    expect(others).toEqual([]);
    expect(letter?.subject).toContain('Möchten Sie');
    expect(letter?.body).toContain(`${site}/newsletter/`);
    expect(letter?.body).not.toContain('unsubscribe');
  });

  it("subscribes by the letter's link, once, and unsubscribes by the next letter's", async () => {
    const { feedback } = clients();
    await ask('reader@example.com');
    const token = await askedToken('reader@example.com');
    expect(await feedback.confirmSubscription(token)).toEqual({ isNew: true });
    expect(await feedback.confirmSubscription(token)).toEqual({ isNew: false });
    const [welcome] = await outbox('reader@example.com');
    expect(welcome?.body).toContain('Danke');
    const link = /(http\S+unsubscribe\S+)/.exec(welcome?.body ?? '')?.[1] ?? '';
    expect(await (await fetch(link)).text()).toMatch(/lang="de"[^]*reader@example\.com/);
    expect(await (await fetch(link, { method: 'POST' })).text()).toContain('Sie sind abgemeldet');
    expect(await (await fetch(link)).text()).toContain('not subscribed');
  });

  it('answers alike for a subscribed address, without another letter', async () => {
    await ask('known@example.com');
    await clients().feedback.confirmSubscription(await askedToken('known@example.com'));
    expect(await ask('known@example.com')).toEqual(await ask('new@example.com'));
    expect(await outbox('known@example.com')).toHaveLength(2);
  });

  it('rejects an invented link', async () => {
    const failure = await failureOf(clients().feedback.confirmSubscription('an-invented-token'));
    expect(failure).toMatchObject({ kind: 'invalid', code: 'SubscriptionLinkExpired' });
  });

  it('sends the link to the app once per number', async () => {
    const { feedback } = clients();
    expect(await feedback.sendAppLink('+49 151 2345-678', APP_PAGE)).toEqual({ isNew: true });
    expect(await feedback.sendAppLink('+491512345678', APP_PAGE)).toEqual({ isNew: false });
    const [message, ...others] = await outbox('+491512345678');
    expect(others).toEqual([]);
    expect(message?.body).toContain(APP_PAGE);
  });

  it.each(['', 'ann', 'ann@', 'ann@b', 'a b@example.com', `${'a'.repeat(250)}@example.com`])(
    'refuses "%s"',
    async (email) => {
      expect(await failureOf(clients().feedback.subscribe(email, site))).toMatchObject({
        kind: 'invalid',
        code: 'ValidationError',
      });
    },
  );

  it.each(['', '12345', '+0123456789', '+49151'])('refuses the number "%s"', async (phone) => {
    expect(await failureOf(clients().feedback.sendAppLink(phone, APP_PAGE))).toMatchObject({ kind: 'invalid' });
  });
});

describe('visits.create', () => {
  it('reports the affiliate, and omits an unknown screen', async () => {
    const visit = { url: 'http://localhost:3000/de-de?agent=aff', screen: null, visitId: 'visit-1' };
    await clients(GERMAN, { agent: 'aff', marker: 'm1' }).visits.create(visit);
    const { visits } = (await remote.read('/visits/')) as { visits: unknown[] };
    expect(visits[0]).toEqual({ agent: 'aff', marker: 'm1', url: visit.url, session_uuid: 'visit-1' });
  });
});
