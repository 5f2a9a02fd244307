import { siteRoutes } from '#tests/journeys/site-map';
import { expect, test } from '#tests/setup/fixtures';
import type { PlainPage } from '#tests/setup/plain-browser';

/** Media types whose text encoding a browser would have to guess. */
const TEXT = /^(?:text\/|application\/(?:xml|manifest\+json)|[\w.-]+\/[\w.-]+\+xml)/;
/** RFC 8259: JSON is UTF-8 and has no such parameter; scripts and images declare their own. */
const OTHER = /^(?:application\/(?:json|x-ndjson|pdf|javascript)|image\/(?:png|webp)|font\/woff2)/;

const PROBLEMS = ['/no/such/page', '/%', '/assets/none.js', '/%5c', `/search?${'a'.repeat(9000)}`];

/** Returns the fault of a response's content type, or null. */
function faultOf({ headers, body, status }: PlainPage): string | null {
  const type = headers['content-type'] ?? '';
  if (headers['x-content-type-options'] !== 'nosniff') return 'may be sniffed';
  if (Object.keys(headers).some((name) => name.startsWith('access-control-'))) return 'is open to other sites';
  if (body.length === 0 || status === 304) return null;
  if (TEXT.test(type)) return /; ?charset=utf-8(?:;|$)/i.test(type) ? null : `no encoding: ${type}`;
  return OTHER.test(type) ? null : `no known type: "${type}"`;
}

test('every response declares its type and encoding, and is closed to other sites', async ({ visitor }) => {
  const home = await visitor.get('/');
  const assets = [...home.text.matchAll(/(?:src|href)="(\/(?:assets|page-scripts)\/[^"#]+|\/[\w-]+\.(?:svg|png))/g)];
  const files = new Set([...assets.map(([, file = '']) => file), '/icon-intl.svg', '/share-intl.png']);
  expect(files.size).toBeGreaterThan(4);
  const own = [
    '/healthz',
    '/readyz',
    '/metrics',
    '/robots.txt',
    '/carriers/BA.svg',
    '/scenes/city-LON.svg',
    ...files,
    ...PROBLEMS,
  ];
  const pages = [...siteRoutes().map((route) => route.path), ...own].map(async (path) => {
    expect.soft(faultOf(await visitor.get(path, { redirects: 0 })), path).toBeNull();
  });
  const data = siteRoutes().map(async ({ id, path }) => {
    const answer = await visitor.get(`${path}?_data=${encodeURIComponent(id)}`, { redirects: 0 });
    expect.soft(faultOf(answer), `${id}, data`).toBeNull();
  });
  const forms = siteRoutes().filter(({ takesForms }) => takesForms);
  const posts = forms.map(async ({ path }) => {
    expect.soft(faultOf(await visitor.post(path, {}, { redirects: 0 })), `POST ${path}`).toBeNull();
  });
  await Promise.all([...pages, ...data, ...posts]);
});
