import { mutate, pick, randomFrom, type Random } from '../mutations';
import { linkMutator } from '../mutated-links';
import type { CalendarDate } from '~/dates/calendar-date';
import type { Harvest } from './harvest';

/** Framing of a body: with the right length, a lower or a higher one, in chunks, in broken chunks, or cut off. */
export const FRAMINGS = ['length', 'length', 'chunks', 'broken', 'short', 'long', 'abort'] as const;
export type Framing = (typeof FRAMINGS)[number];

export type FuzzedRequest = {
  method: string;
  path: string;
  /** Header lines without the first, and without those of the body. */
  headers: string[];
  body: { bytes: Buffer; framing: Framing } | null;
};

const METHODS = [
  ...Array<string>(14).fill('GET'),
  ...Array<string>(8).fill('POST'),
  ...['HEAD', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'get', 'GETT', '', 'M-SEARCH', 'QUERY'],
];

const HOSTS = [
  'ru.localhost',
  'evil.example',
  'localhost.',
  'LOCALHOST',
  '127.0.0.1',
  '[::1]',
  'a b',
  '',
  'localhost:99999',
];

/** Headers that a host, a router or a proxy reads, with values that they may stumble over. */
const HEADERS: readonly [string, readonly string[]][] = [
  ['Accept', ['text/html', '*/*', 'application/json', ';;;', 'text/html;q=2']],
  ['Accept-Encoding', ['gzip', 'br, gzip;q=0.5', 'identity;q=0, *;q=0', ';', 'gzip;q=x', 'x'.repeat(2000)]],
  ['Accept-Language', ['de-AT,de;q=0.9', '*', ';q=', 'xx-'.repeat(500), '\u00e4', 'ru;q=1e309']],
  ['If-None-Match', ['*', 'W/"x"', '"', '"a","b', ',,,']],
  ['If-Modified-Since', ['Thu, 01 Jan 1970 00:00:00 GMT', 'now', '-1']],
  ['Range', ['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-,0-,0-', 'lines=1-2', 'bytes=99999999999999999999-']],
  ['Origin', ['null', 'https://evil.example', '', 'http://localhost', ':::']],
  ['Sec-Fetch-Site', ['cross-site', 'same-origin', 'none', 'same-site', '?']],
  ['Sec-Purpose', ['prefetch', 'prefetch;prerender']],
  ['Referer', ['https://evil.example/', '/', '\u0001', 'x'.repeat(5000)]],
  [
    'Content-Type',
    ['application/json', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=', ';', 'a/b/c'],
  ],
  ['Content-Encoding', ['gzip', 'br', 'x']],
  ['Expect', ['100-continue', '200-ok']],
  ['Connection', ['close', 'keep-alive', 'upgrade', 'Upgrade, HTTP2-Settings', 'host, cookie']],
  ['Upgrade', ['websocket', 'h2c']],
  ['TE', ['trailers', 'gzip']],
  ['Transfer-Encoding', ['chunked', 'gzip, chunked', 'identity', 'chunked, chunked', 'xchunked']],
  ['Content-Length', ['0', '-1', '1e3', '0x10', '5, 6', '99999999999', '+5']],
  ['Host', ['localhost', 'evil.example']],
  ['X-Forwarded-Host', ['evil.example', ',', 'a, b']],
  ['X-Forwarded-Proto', ['https', 'javascript', ',']],
  ['X-Forwarded-For', ['192.0.2.7', '::1', 'x', '1'.repeat(500), ',,,,']],
  ['X-Request-Id', ['a'.repeat(9), '\u00ff'.repeat(9), '<script>']],
  ['traceparent', [`00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, '00-0-0-0']],
  ['X-HTTP-Method-Override', ['DELETE']],
  ['Authorization', ['Bearer x', 'Basic eDp4', 'Bearer '.repeat(500)]],
  ['Cookie', ['', ';;;', '=', 'a', 'locale=__proto__', '__Host-account=x', `x=${'y'.repeat(9000)}`]],
];

const TYPES = [
  'application/x-www-form-urlencoded'.repeat(1),
  'multipart/form-data; boundary=b',
  'application/json',
  '',
];
const SIZES = [0, 1, 100, 5000, 65_534, 65_536, 65_537, 200_000, 1_000_000, 2_000_000];

/** Returns a generator of requests, from valid to broken. The same for the same seed and harvest. */
export function requestMaker(
  seed: number,
  { paths, forms, cookies }: Harvest,
  today: CalendarDate,
): () => FuzzedRequest {
  const random = randomFrom(seed);
  const nextLink = linkMutator(seed, today);
  const bodies = forms.map(({ body }) => body);
  return () => {
    const method = pick(random, METHODS);
    const form = forms.length > 0 && random(2) === 0 ? pick(random, forms) : null;
    const isWrite = method === 'POST' || random(12) === 0;
    return {
      method,
      path: random(8) === 0 ? nextLink() : pathOf(random, isWrite && form ? form.path : pick(random, paths), paths),
      headers: [...hostOf(random), ...cookieOf(random, cookies), ...oddHeaders(random, isWrite && form !== null)],
      body: isWrite ? { bytes: bodyOf(random, form?.body ?? '', bodies), framing: pick(random, FRAMINGS) } : null,
    };
  };
}

function pathOf(random: Random, path: string, paths: readonly string[]): string {
  const kind = random(10);
  if (kind < 5) return path;
  if (kind === 9)
    return pick(random, [
      `http://localhost${path}`,
      '*',
      '',
      `/${path}`,
      `${path}#x`,
      `${path}\t`,
      `${path} x`,
      '/%5c',
    ]);
  // Percent-encode everything that a client cannot send in a request line.
  return `/${mutate(random, path.slice(1), paths)}`.replace(/[^\u0021-\u007e]/gu, (sign) =>
    encodeURIComponent(Buffer.from(sign).toString()),
  );
}

function hostOf(random: Random): string[] {
  return [`Host: ${random(8) === 0 ? pick(random, HOSTS) : 'localhost'}`];
}

/** Returns the customer's cookies, mostly unchanged, since valid ones lead further in. */
function cookieOf(random: Random, cookies: readonly string[]): string[] {
  if (random(4) === 0) return [];
  const chosen = cookies.filter(() => random(10) > 0);
  const sent = random(5) === 0 ? [mutate(random, chosen.join('; '), cookies)] : chosen;
  return [`Cookie: ${sent.join('; ').replace(/[\r\n\0]/g, '')}`];
}

function oddHeaders(random: Random, isForm: boolean): string[] {
  const lines = isForm && random(6) > 0 ? [`Content-Type: ${TYPES[0]}`] : [];
  for (let count = pick(random, [0, 0, 0, 1, 1, 2, 4]); count > 0; count -= 1) {
    const [name, values] = pick(random, HEADERS);
    const value = random(5) === 0 ? mutate(random, pick(random, values), values) : pick(random, values);
    // Node rejects broken lines early, so keep them rare.
    const clean = random(40) === 0 ? value : value.replace(/[\r\n\0]/g, '');
    lines.push(`${random(60) === 0 ? `${name} ` : name}: ${clean}`);
  }
  return lines;
}

function bodyOf(random: Random, form: string, bodies: readonly string[]): Buffer {
  switch (random(6)) {
    case 0:
      return Buffer.alloc(pick(random, SIZES), 'a=1&');
    case 1:
      return Buffer.from(
        pick(random, [
          '{"a":1}',
          '[]',
          '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--b--\r\n',
          '--b',
          '%%%',
        ]),
      );
    case 2:
      return Buffer.from(form);
    default:
      return Buffer.from(bodies.length > 0 ? mutate(random, form, bodies) : form);
  }
}

/** Returns the request as it goes over the wire, in the parts to send. */
export function wireParts({ method, path, headers, body }: FuzzedRequest): (string | Buffer)[] {
  const framed = body ? framedBody(body.bytes, body.framing) : { headers: [], parts: [] };
  return [[`${method} ${path} HTTP/1.1`, ...headers, ...framed.headers, '', ''].join('\r\n'), ...framed.parts];
}

function framedBody(bytes: Buffer, framing: Framing): { headers: string[]; parts: (string | Buffer)[] } {
  const length = (size: number) => [`Content-Length: ${size}`];
  const chunk = (size: string) => [`${size}\r\n`, bytes, '\r\n'];
  switch (framing) {
    case 'short':
    case 'abort':
      return { headers: length(bytes.length + 10), parts: [bytes] };
    case 'long':
      return { headers: length(Math.max(0, bytes.length - 3)), parts: [bytes] };
    case 'chunks':
      return {
        headers: ['Transfer-Encoding: chunked'],
        parts: [...(bytes.length > 0 ? chunk(bytes.length.toString(16)) : []), '0\r\n\r\n'],
      };
    case 'broken':
      return { headers: ['Transfer-Encoding: chunked'], parts: [...chunk('zz'), '0\r\n\r\n'] };
    default:
      return { headers: length(bytes.length), parts: [bytes] };
  }
}
