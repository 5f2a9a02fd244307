import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import vary from 'vary';
import { securityHeadersOf } from '../security-headers';

/** A page ready to send, in both encodings of browsers. */
export type StoredPage = {
  status: number;
  etag: string;
  /** It lacks something that the next rendering may have: sent to those who wait for it, kept by nobody. */
  isPassing: boolean;
  answers: Readonly<Record<Encoding, Answer>>;
  /** Headers of every answer; the whole head of 304. */
  unchanged: Answer;
};

/** The better one first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];
/** Names and values in turn, which `writeHead` takes without looking at each. */
type Answer = { headers: readonly string[]; body: Buffer };

const VARY = ['Cookie', 'Accept-Language', 'Accept-Encoding'];
/** A page may be a minute old, and a day old while a new one is made (stale-while-revalidate). */
const SHARED = 'public, max-age=60, stale-while-revalidate=86400';
/** A browser may keep a page of guests, but must ask whether it still gets it. */
export const FOR_GUESTS = 'private, no-cache';

export type StoreOptions = {
  /**
   * A page that says no-store is made all the same, for those who wait for it: rendering it once more for each of them
   * would take as long again, and lack the same.
   */
  mayPass?: boolean;
  /** Cache-Control of a page that is there. */
  caching?: string;
};
const STATUSES: readonly number[] = [200, 404];
const OWN_HEADERS = new Set(['cache-control', 'vary', 'content-length', 'etag']);

/**
 * Prepares the app's response for storage. Returns null for a redirect, a failure, a response that says no-store, or
 * one with a cookie, which is personal.
 * @param origin a known host's, as the browser knows it
 */
export async function storePage(
  response: Response,
  origin: string,
  { mayPass = false, caching = SHARED }: StoreOptions = {},
): Promise<StoredPage | null> {
  if (!STATUSES.includes(response.status) || response.headers.has('set-cookie')) return null;
  const isPassing = response.status === 200 && response.headers.get('cache-control') === 'no-store';
  if (isPassing && !mayPass) return null;
  const body = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    promisify(gzip)(body),
  ]);
  const hasTag = response.status === 200 && !isPassing;
  const common = [
    ...commonHeaders(response, origin, isPassing ? 'no-store' : caching),
    ...(hasTag ? ['ETag', etag] : []),
  ];
  const answer = (content: Buffer, encoding: Encoding): Answer => ({
    headers: [...common, 'Content-Encoding', encoding, 'Content-Length', String(content.length)],
    body: content,
  });
  return {
    status: response.status,
    etag,
    isPassing,
    answers: { br: answer(br, 'br'), gzip: answer(zipped, 'gzip') },
    unchanged: { headers: common, body: Buffer.alloc(0) },
  };
}

/** Joins the app's headers and the host's, as Express would send them. */
function commonHeaders(response: Response, origin: string, wanted: string): string[] {
  // A missing page may exist the next minute.
  const caching = response.status === 200 ? wanted : 'no-store';
  const varied = vary.append(response.headers.get('vary') ?? '', VARY);
  const given = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name));
  const present = new Set([...given.map(([name]) => name), ...OWN_HEADERS]);
  const secure = Object.entries(securityHeadersOf(origin, true)).filter(([name]) => !present.has(name.toLowerCase()));
  return [...given, ...secure, ['Cache-Control', caching], ['Vary', varied]].flat();
}

/**
 * Sends a page in the browser's best encoding, 304 when the browser has it, without its body for HEAD.
 * @returns the status
 */
export function sendPage(
  page: StoredPage,
  request: IncomingMessage,
  response: ServerResponse,
  more: readonly string[],
): number {
  if (page.status === 200 && !page.isPassing && fresh(request.headers, { etag: page.etag })) {
    response.writeHead(304, [...page.unchanged.headers, ...more]).end();
    return 304;
  }
  const encoding = encodingOf(request);
  const { headers, body } = encoding ? page.answers[encoding] : unpacked(page);
  response.writeHead(page.status, [...headers, ...more]);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
  return page.status;
}

/** Unpacks a page for the few that ask for no encoding: kept so, it would take three times as much memory. */
function unpacked({ answers, unchanged }: StoredPage): Answer {
  const body = gunzipSync(answers.gzip.body);
  return { headers: [...unchanged.headers, 'Content-Length', String(body.length)], body };
}

/** Returns the best encoding that Accept-Encoding allows, null for none. */
function encodingOf(request: IncomingMessage): Encoding | null {
  const accepted = new Negotiator(request).encodings(ENCODINGS);
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}
