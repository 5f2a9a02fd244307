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
  const site = 'http://localhost:3000/de-de';

  it('subscribes an address once, and writes to it in its language', async () => {
    const { feedback } = clients();
    expect(await feedback.subscribe('Ann.Lee@Example.com', site)).toEqual({ isNew: true });
    expect(await feedback.subscribe(' ann.lee@example.com', site)).toEqual({ isNew: false });
    const [letter, ...others] = await outbox('ann.lee@example.com');
    expect(others).toEqual([]);
    expect(letter?.body).toContain('Danke');
    expect(letter?.body).toContain(site);
  });

  it('is asked once by two clicks at a time', async () => {
    const { feedback } = clients();
    const both = await Promise.all([
      feedback.subscribe('two@example.com', site),
      feedback.subscribe('two@example.com', site),
    ]);
    expect(both.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
    expect(await outbox('two@example.com')).toHaveLength(1);
  });

  it('lets go whoever follows the link of the letter', async () => {
    const { feedback } = clients();
    await feedback.subscribe('leaver@example.com', site);
    const link = /(http\S+unsubscribe\S+)/.exec((await outbox('leaver@example.com'))[0]?.body ?? '')?.[1] ?? '';
    expect(await (await fetch(link)).text()).toContain('leaver@example.com');
    await fetch(link, { method: 'POST' });
    expect(await (await fetch(link)).text()).toContain('not subscribed');
    expect(await feedback.subscribe('leaver@example.com', site)).toEqual({ isNew: true });
  });

  it('sends the link to the app once a number', async () => {
    const { feedback } = clients();
    expect(await feedback.sendAppLink('+49 151 2345-678')).toEqual({ isNew: true });
    expect(await feedback.sendAppLink('+491512345678')).toEqual({ isNew: false });
    expect(await outbox('+491512345678')).toHaveLength(1);
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
    expect(await failureOf(clients().feedback.sendAppLink(phone))).toMatchObject({ kind: 'invalid' });
  });
});

describe('visits.create', () => {
  it('tells the affiliate, and leaves out an unknown screen', async () => {
    const visit = { url: 'http://localhost:3000/de-de?agent=aff', screen: null, visitId: 'visit-1' };
    await clients(GERMAN, { agent: 'aff', marker: 'm1' }).visits.create(visit);
    const { visits } = (await remote.read('/visits/')) as { visits: unknown[] };
    expect(visits[0]).toEqual({ agent: 'aff', marker: 'm1', url: visit.url, session_uuid: 'visit-1' });
  });
});
