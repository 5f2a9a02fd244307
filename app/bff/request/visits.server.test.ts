import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordVisit } from './visits.server';

const visits: Record<string, unknown>[] = [];
let answer: () => Response | Promise<Response>;
const upstream = setupServer();
beforeAll(() => upstream.listen({ onUnhandledRequest: 'error' }));
afterAll(() => upstream.close());
beforeEach(() => {
  answer = () => HttpResponse.json({ status: 'success', data: {} });
  upstream.use(
    http.post('*/visits/visit_to_partner.json', async ({ request }) => {
      visits.push((await request.json()) as Record<string, unknown>);
      return answer();
    }),
  );
});
afterEach(() => {
  upstream.resetHandlers();
  visits.length = 0;
});

type View = { cookies?: string; isShared?: boolean; isPrivate?: boolean } & RequestInit;

/** Plays a page view by a browser with these cookies. Returns the cookies that are set. */
async function view(path: string, { cookies = '', isShared = false, isPrivate = false, ...init }: View = {}) {
  const set: string[] = [];
  const request = new Request(`http://localhost:3000${path}`, {
    ...init,
    headers: { cookie: cookies, ...(init.headers as Record<string, string>) },
  });
  const [safePath = ''] = path.split('?', 1);
  const address = { safePath, safeAddress: path, isPrivate };
  await recordVisit({ request, context: { setCookie: (header) => set.push(header), isShared, address } });
  return set;
}

/** Calls are made after the response; a moment later they have all arrived. */
async function told(): Promise<Record<string, unknown>[]> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return visits;
}

describe('recordVisit', () => {
  it('reports the path, the affiliate, the screen and an id of its own, and nothing else', async () => {
    const set = await view(
      '/en-ie?agent=aff&tag=t1&utm_source=x&promocode=SAVE&token=4b6c4c36&email=ann@example.com&marker=ann@example.com',
      { cookies: 'screen=1280x720' },
    );
    const [, id] =
      set.map((header) => /^uniq-visit=([0-9a-f-]{36}); Max-Age=86400; Path=\/;/.exec(header)).find(Boolean) ?? [];
    expect(set.some((header) => header.startsWith('session='))).toBe(false);
    expect(await told()).toEqual([
      {
        v: '2.0',
        agent: 'aff',
        tag: 't1',
        url: 'http://localhost:3000/en-ie?agent=aff&tag=t1',
        screen_width: 1280,
        screen_height: 720,
        session_uuid: id,
      },
    ]);
  });

  it.each(['', 'screen=wide', 'screen=0x10', 'screen=999999x2'])(
    'leaves out the screen size when the cookie is "%s"',
    async (cookies) => {
      await view('/en-ie', { cookies });
      expect((await told())[0]).not.toHaveProperty('screen_width');
    },
  );

  it('does not delay the page', async () => {
    answer = () => new Promise(() => undefined);
    await view('/en-ie');
    expect(visits).toHaveLength(0);
    expect(await told()).toHaveLength(1);
  });

  it('ignores a failure', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    answer = () => HttpResponse.json({}, { status: 500 });
    await view('/en-ie');
    expect(await told()).toHaveLength(1);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it.each([
    ['a visitor who was counted today', '/en-ie', { cookies: 'uniq-visit=1' }],
    ['our own advertising', '/en-ie?agent=context_b', {}],
    ['our own advertising, remembered', '/en-ie', { cookies: 'partner_agent=context_m' }],
    ['a private page', '/user/orders', { isPrivate: true }],
    ['data of an open page', '/search?_data=routes%2Fsearch', {}],
    ['a form', '/en-ie', { method: 'POST' }],
    ['a page fetched in advance', '/en-ie', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['a page that is made for everybody', '/about', { isShared: true }],
  ])('does not report %s', async (_, path, init) => {
    const set = await view(path, init);
    expect(set.filter((header) => header.startsWith('uniq-visit='))).toEqual([]);
    expect(await told()).toEqual([]);
  });
});
