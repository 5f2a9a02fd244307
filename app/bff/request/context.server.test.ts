import type { LoaderFunctionArgs } from '@remix-run/node';
import { describe, expect, it, vi } from 'vitest';
import { getContext } from './context.server';
import { type readEnvironment } from '~/bff/environment/environment.server';

vi.mock('~/bff/cookies/session-secrets.server', () => ({
  sessionSecrets: () => ['a secret of thirty-two characters'],
}));
vi.mock('~/bff/environment/environment.server', async (importOriginal) => {
  const original = await importOriginal<{ readEnvironment: typeof readEnvironment }>();
  return {
    ...original,
    environment: () => original.readEnvironment({ SANDBOX: 'true', BRAND_HOSTS: 'fair.example=intl' }),
  };
});

function args(url: string, loadContext: LoaderFunctionArgs['context'] = {}, headers: Record<string, string> = {}) {
  return { request: new Request(url, { headers }), context: loadContext };
}

describe('getContext', () => {
  it('makes one context per request, for loaders and actions alike', async () => {
    const loadContext = {};
    const [one, other] = await Promise.all([
      getContext(args('http://localhost:3000/search', loadContext)),
      getContext(args('http://localhost:3000/search', loadContext)),
    ]);
    expect(one).toBe(other);
    expect(await getContext(args('http://localhost:3000/search'))).not.toBe(one);
  });

  it.each([
    ['http://localhost:3000/', 'Fairwind', 'en'],
    ['http://ru.localhost:3000/', 'Попутный', 'ru'],
    ['https://fair.example/de-de', 'Fairwind', 'de'],
    ['https://unknown.example/', 'Попутный', 'ru'],
  ])('resolves the market of %s', async (url, brandName, locale) => {
    expect((await getContext(args(url))).market).toMatchObject({ brandName, locale });
  });

  it('takes ids, address and cookies from the host, and sets cookies through it', async () => {
    const headers: string[] = [];
    const loadContext = {
      requestId: 'r-1',
      traceId: 'a'.repeat(32),
      clientIp: '192.0.2.9',
      origin: 'https://fair.example',
      setCookie: (header: string) => headers.push(header),
    };
    const context = await getContext(args('http://inside:3000/en-gb?agent=aff', loadContext));
    expect(context).toMatchObject({
      requestId: 'r-1',
      clientIp: '192.0.2.9',
      hasSecureCookies: true,
      marks: { agent: 'aff' },
    });
    expect(context.brand.id).toBe('intl');
    expect(headers.map((header) => header.split('=')[0]).toSorted()).toEqual([
      '__Host-country',
      '__Host-locale',
      'partner_agent',
    ]);
    expect(headers.every((header) => header.includes('; Secure; '))).toBe(true);
  });

  it('works without a host and with cookies of any kind', async () => {
    const cookie = 'session=forged; locale=__proto__; currency=; partner_agent=%00; draft_x=1';
    const context = await getContext(args('http://localhost:3000/', {}, { cookie }));
    expect(context.requestId).not.toBe('');
    expect(context.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(context).toMatchObject({ marks: {}, market: { locale: 'en' }, session: { bookings: [] } });
  });

  it('sets no cookie on a plain visit', async () => {
    const setCookie = vi.fn();
    await getContext(args('http://localhost:3000/search', { setCookie }));
    expect(setCookie).not.toHaveBeenCalled();
  });
});
