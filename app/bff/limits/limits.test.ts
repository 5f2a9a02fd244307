import { describe, expect, it, vi } from 'vitest';
import { cookiesAfter, testContext } from '#tests/fixtures/request-context';
import { rememberBrowser } from '~/bff/cookies/known-browser.server';
import { countKey } from './count-key.server';
import { allowsLetter, allowsLink, allowsTextMessage, refundLinkPoint } from './letters.server';
import { allowsDocuments } from './orders.server';
import { attemptSignIn } from './sign-in.server';
import { LIMITS } from './table';

vi.mock('~/bff/cookies/session-secrets.server', () => ({
  sessionSecrets: () => ['a secret of thirty-two characters'],
}));
vi.mock('~/bff/log/log.server', () => ({ log: () => ({ info: vi.fn(), warn: vi.fn() }) }));
vi.mock('~/bff/cache/shared-redis.server', () => ({ sharedRedis: () => null }));

const from = (clientIp: string, cookies: ReadonlyMap<string, string> = new Map()) => ({
  requestId: 'request-1',
  clientIp,
  cookies,
});

async function allowedOf(times: number, attempt: (index: number) => Promise<boolean>): Promise<number> {
  let allowed = 0;
  for (let index = 0; index < times; index += 1) if (await attempt(index)) allowed += 1;
  return allowed;
}

const wrongPassword = async (visitor: ReturnType<typeof from>, email: string) =>
  (await attemptSignIn(visitor, email)).isAllowed;

describe('sign-in attempts', () => {
  it('refuse the rest of a thousand wrong passwords, yet let the owner in from their own browser', async () => {
    const owner = testContext();
    await rememberBrowser(owner, 'owner@example.com');
    const attack = () => attemptSignIn(from('198.51.100.1'), 'owner@example.com');
    expect(await allowedOf(1000, async () => (await attack()).isAllowed)).toBe(20);
    const sameAddress = from('198.51.100.1', cookiesAfter(owner));
    const attempt = await attemptSignIn(sameAddress, 'owner@example.com');
    expect(attempt.isAllowed).toBe(true);
    expect(attempt.clientId).not.toBe((await attack()).clientId);
  });

  it('are limited for one e-mail from many addresses', async () => {
    const attack = (index: number) => wrongPassword(from(`203.0.${index % 250}.7`), 'wanted@example.com');
    expect(await allowedOf(300, attack)).toBe(50);
  });

  it('are limited for many e-mails from one address', async () => {
    const attack = (index: number) => wrongPassword(from('198.51.100.2'), `person${index}@example.com`);
    expect(await allowedOf(300, attack)).toBe(200);
  });

  it('count all addresses of one IPv6 customer as one', async () => {
    const attack = (index: number) =>
      wrongPassword(from(`2001:db8:7:1::${index.toString(16)}`), `six${index}@example.com`);
    expect(await allowedOf(300, attack)).toBe(200);
  });

  it('count all customers of one IPv6 network together', async () => {
    const attack = (index: number) =>
      wrongPassword(from(`2001:db8:8:${index.toString(16)}::1`), `net${index}@example.com`);
    expect(await allowedOf(700, attack)).toBe(500);
  });

  it('refused for one e-mail do not use up an office’s attempts', async () => {
    await allowedOf(500, () => wrongPassword(from('198.51.100.9'), 'guessed@example.com'));
    expect(await wrongPassword(from('198.51.100.9'), 'colleague@example.com')).toBe(true);
  });

  it('with the right password are refunded', async () => {
    const right = async () => {
      const attempt = await attemptSignIn(from('198.51.100.3'), 'often@example.com');
      await attempt.refundPoint();
      return attempt.isAllowed;
    };
    expect(await allowedOf(60, right)).toBe(60);
  });

  it('do not reveal addresses', async () => {
    const { clientId } = await attemptSignIn(from('198.51.100.4'), 'ann@example.com');
    expect(clientId).not.toContain('198.51');
  });
});

describe('letters and links', () => {
  it.each([
    [
      'letters to one mailbox, however it is spelled',
      (n: number) => allowsLetter(from('198.51.100.5'), `V.ictim+${n}@Gmail.com`),
      5,
    ],
    ['letters to many', (n: number) => allowsLetter(from('198.51.100.8'), `reader${n}@example.com`), 300],
    ['links that are none', () => allowsLink(from('198.51.100.6')), 60],
    ['messages to one phone', (n: number) => allowsTextMessage(from(`192.0.2.${n}`), '+358401234567'), 3],
    ['orders of one phone', (n: number) => allowsDocuments(from(`192.0.2.${n}`), '+358401234567'), 5],
  ])('limits %s', async (_, attempt, allowed) => {
    expect(await allowedOf(allowed + 20, attempt)).toBe(allowed);
  });

  it('refunds valid links', async () => {
    const visitor = from('198.51.100.7');
    for (let time = 0; time < 200; time += 1) {
      expect(await allowsLink(visitor)).toBe(true);
      await refundLinkPoint(visitor);
    }
  });
});

describe('the keys of counts', () => {
  it('reveal neither typed values nor the address', () => {
    const subject = { email: 'ann@example.com', card: '4242424242424242' };
    const key = countKey('sign-in-address-email', ['address', 'email', 'card'], '198.51.100.7', subject);
    expect(key).toMatch(/^[\w-]{22}$/);
  });

  it('differ for every limit, address and value', () => {
    const keys = [
      countKey('letter-email', ['email'], '', { email: 'a@example.com' }),
      countKey('letter-email', ['email'], '', { email: 'b@example.com' }),
      countKey('watch-email', ['email'], '', { email: 'a@example.com' }),
      countKey('sign-in-address-email', ['address', 'email'], '192.0.2.1', { email: 'a@example.com' }),
      countKey('sign-in-address-email', ['address', 'email'], '192.0.2.2', { email: 'a@example.com' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

it('counts the address before typed values in every limit', async () => {
  // Thirty e-mails refused for their address leave no count behind: a later attempt is their first.
  const flooder = from('198.51.100.11');
  await allowedOf(LIMITS['letter-address'].points, (n) => allowsLetter(flooder, `typed${n}@example.com`));
  expect(await allowedOf(LIMITS['letter-email'].points, () => allowsLetter(flooder, 'fresh@example.com'))).toBe(0);
  const other = from('203.0.113.11');
  expect(await allowedOf(10, () => allowsLetter(other, 'fresh@example.com'))).toBe(LIMITS['letter-email'].points);
});
