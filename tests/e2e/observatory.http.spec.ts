import { DEMO, logIn } from '#tests/journeys/account';
import { PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { siteRoutes } from '#tests/journeys/site-map';
import { tokenRoutes } from '#tests/journeys/token-routes';
import { parsePolicy } from '#tests/observatory/content-policy-rules';
import { parseSetCookie } from '#tests/observatory/cookie-rules';
import { observatoryScore } from '#tests/observatory/score';
import { expect, test } from '#tests/setup/fixtures';
import { Pair } from '#tests/setup/pair';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';

const ORIGINS = { intl: 'https://fly.example', ru: 'https://kassa.example' };
const MIN_SCORE = 135;
/** Partners read these by name. */
const SHARED_COOKIES = ['partner_agent', 'partner_tag', 'partner_marker', 'promo_code'];
const NARROW_COOKIES = /^__Secure-(?:(?:draft|wait)_[0-9a-f]{12}|social|one_tap)$/;

/** The directives that all pages share; the others differ by page. */
const FIXED_POLICY = {
  'default-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
  'font-src': "'self'",
  'style-src': "'self'",
};

/** The page of a device's wallet is the only one to run, load and call something of another origin. */
const WALLET_ORIGIN = 'https://pay.example';
const WALLET_POLICY = {
  scripts: `'none' ${WALLET_ORIGIN}`,
  connects: `'self' ${WALLET_ORIGIN}`,
  styles: `'self' 'none' ${WALLET_ORIGIN}`,
};

let pair: Pair;
test.beforeAll(async () => {
  pair = await Pair.start({
    env: {
      TRUST_PROXY: '1',
      BRAND_HOSTS: 'fly.example=intl,kassa.example=ru',
      PUBLIC_ORIGINS: `intl=${ORIGINS.intl},ru=${ORIGINS.ru}`,
      GOOGLE_PAY_SCRIPT: `${WALLET_ORIGIN}/pay.js`,
    },
  });
});
test.afterAll(() => pair.stop());

/** Makes a visitor behind a proxy that terminates HTTPS, if the origin has it. */
function browserOf(origin: string): PlainBrowser {
  const scheme = new URL(origin).protocol.slice(0, -1);
  return new PlainBrowser(origin, { 'x-forwarded-proto': scheme }, String(pair.address.shopPort));
}

/** Scores a response and checks its headers and the cookies that it sets. */
function judge(what: string, page: PlainPage, browser: PlainBrowser, overHttp: PlainPage): void {
  const target = overHttp.headers.location;
  const { score, verdicts } = observatoryScore({
    headers: page.headers,
    text: page.text,
    cookies: browser.setCookieHeaders,
    overHttp: target === undefined ? null : new URL(target, browser.origin.replace('https', 'http')),
    url: new URL(browser.origin + page.path.replace(/^\/+/, '/')),
  });
  expect
    .soft(score, `${what}: ${JSON.stringify(verdicts.filter(({ points }) => points <= 0))}`)
    .toBeGreaterThanOrEqual(MIN_SCORE);
  expect.soft(page.headers['strict-transport-security'], what).toBe('max-age=63072000; includeSubDomains; preload');
  expect.soft(page.headers['x-content-type-options'], what).toBe('nosniff');
  expect.soft(page.headers['x-powered-by'], what).toBeUndefined();
  for (const header of page.headers['set-cookie'] ?? []) judgeCookie(what, header);
}

function judgeCookie(what: string, header: string): void {
  const { name, attributes } = parseSetCookie(header);
  const isNarrow = NARROW_COOKIES.test(name);
  expect.soft(isNarrow || name.startsWith('__Host-') || SHARED_COOKIES.includes(name), `${what}: ${name}`).toBe(true);
  expect.soft(attributes.get('path') === '/', `${what}: ${header}`).toBe(!isNarrow);
  expect
    .soft([...attributes.keys()], `${what}: ${name}`)
    .toEqual(expect.arrayContaining(['secure', 'httponly', 'samesite']));
  expect.soft(attributes.has('domain'), `${what}: ${name}`).toBe(false);
}

function isHtml({ headers }: PlainPage): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}

/** Checks a page's policy: the fixed part, and scripts only where the route has some. */
function judgePagePolicy(what: string, page: PlainPage, hydrates: boolean): void {
  const policy = parsePolicy(page.headers['content-security-policy'] as string);
  const given = (name: string) =>
    (policy.get(name) ?? policy.get('default-src'))?.join(' ').replace(/'nonce-[^']+'/, "'none'");
  const [scripts = '', connects = ''] = [given('script-src'), given('connect-src')];
  const runsWallet = /\/pay\/google-pay \(200\)$/.test(what);
  const fixed = runsWallet ? { ...FIXED_POLICY, 'style-src': WALLET_POLICY.styles } : FIXED_POLICY;
  for (const [name, sources] of Object.entries(fixed)) {
    // The host's own pages allow nothing at all.
    if (given(name) !== "'none'") expect.soft(given(name), `${what}: ${name}`).toBe(sources);
  }
  // These pages have a small script of their own: it shows how far files are, or the assistant's answer word by word.
  const sends = /\/(?:refund\/documents|assistant)(?:\?\S*)? \(/.test(what);
  const quiet = runsWallet ? [WALLET_POLICY.scripts, WALLET_POLICY.connects] : ["'none'", sends ? "'self'" : "'none'"];
  if (scripts.includes("'self'")) expect.soft(hydrates, `${what}: ${scripts}`).toBe(true);
  else expect.soft([scripts, connects], what).toEqual(quiet);
}

for (const brand of ['intl', 'ru'] as const) {
  const origin = ORIGINS[brand];

  test(`${brand}: every address scores A+`, async () => {
    test.setTimeout(150_000);
    const plain = browserOf(origin.replace('https', 'http'));
    const guest = browserOf(origin);
    const customer = browserOf(origin);
    await guest.get('/?agent=aff&promocode=FLY500');
    const signedIn = await logIn(customer, DEMO, { redirects: 0 });
    judge('the log-in', signedIn, customer, await plain.get('/auth/login', { redirects: 0 }));
    const checkout = new PlainCheckout(customer, pair.control);
    await checkout.calm();
    const token = tokenIn(await checkout.step2());

    const hydrating = new Map(siteRoutes().map(({ id, hydrates }) => [id, hydrates]));
    for (const { id, path } of [...siteRoutes(), ...tokenRoutes(token)]) {
      const overHttp = await plain.get(path, { redirects: 0 });
      expect.soft([overHttp.status, overHttp.headers.location], path).toEqual([308, origin + path]);
      for (const browser of [guest, customer]) {
        const page = await browser.get(path, { redirects: 0 });
        const what = `${browser === guest ? 'guest' : 'customer'} ${path} (${page.status})`;
        judge(what, page, browser, overHttp);
        if (isHtml(page)) judgePagePolicy(what, page, hydrating.get(id) ?? false);
      }
      const data = await customer.get(`${path}?_data=${encodeURIComponent(id)}`, { redirects: 0 });
      judge(`data of ${path} (${data.status})`, data, customer, overHttp);
    }
  });

  test(`${brand}: refusals, redirects and files score like pages`, async () => {
    const home = await browserOf(origin.replace('https', 'http')).get('/', { redirects: 0 });
    const visitor = browserOf(origin);
    const { text } = await visitor.get('/');
    const assets = [...text.matchAll(/(?:href|src)="(\/(?:assets|page-scripts)\/[^"]+|\/[\w-]+\.(?:svg|png))"/g)].map(
      ([, path = '']) => path,
    );
    expect(assets.length).toBeGreaterThan(3);
    for (const path of [
      ...assets,
      '/assets/nothing.js',
      '/robots.txt',
      '/sitemap.xml',
      '/healthz',
      '/search/',
      '/no/such/page',
      '/%5c',
      '/%E0',
      `/?${'x'.repeat(9000)}`,
    ]) {
      judge(path.slice(0, 60), await visitor.get(path, { redirects: 0 }), visitor, home);
    }
    const fields = { intent: 'x' };
    const refusals: [number, PlainPage][] = [
      [403, await visitor.post('/', fields, { headers: { origin: 'https://evil.example' } })],
      [405, await visitor.request('PUT', '/')],
      [405, await visitor.post('/agreement', fields)],
      [413, await visitor.request('POST', '/cookies', { body: 'x'.repeat(70_000) })],
      [415, await visitor.request('POST', '/?index', { body: '{}', headers: { 'content-type': 'application/json' } })],
    ];
    for (const [status, page] of refusals) {
      expect.soft(page.status).toBe(status);
      judge(`a refusal (${status})`, page, visitor, home);
    }
    const stranger = await visitor.get('/', { headers: { host: 'evil.example' } });
    expect(stranger.status).toBe(421);
    expect(stranger.headers['strict-transport-security']).toBeUndefined();
  });
}

test('a cookie planted by a sister site is not read', async () => {
  const attacker = browserOf(ORIGINS.intl);
  await logIn(attacker, DEMO);
  const own = attacker.cookies['__Host-account'] ?? '';
  expect(own).not.toBe('');
  const victim = browserOf(ORIGINS.intl);
  for (const name of ['account', '__Secure-account']) {
    victim.setCookie(name, own, '/user');
    expect((await victim.get('/user/orders')).text, name).not.toContain(DEMO.email);
  }
  victim.setCookie('__Host-account', own);
  expect((await victim.get('/user/orders')).text).toContain(DEMO.email);
});
