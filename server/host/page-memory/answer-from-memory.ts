import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { asksForData } from '~/bff/http/page-data';
import type { Guests } from '~/bff/request/guests.server';
import { namesRobot } from '~/bff/request/unattended';
import { brandOfHost } from '~/market/brands';
import { movedTo } from '~/market/redirects';
import type { Readiness } from '../readiness';
import { hasBody } from '../request-body';
import { hasManyHosts } from '../request-guard';
import { guestAtHome, guestAtResults, type Guest } from './guest-of';
import { guestPages } from './guest-pages';
import { answer, answerRefused, type NoteOptions } from './noted-answer';
import { MANY_PAGES, PageMemory, type Found } from './page-memory';
import type { RenderPage } from './render-page';
import { RobotBudget } from './robot-budget';
import type { Sharing } from './shared-pages';
import { storePage, type StoredPage } from './stored-page';
import { viewpointOf, type Viewpoint } from './viewpoint';

export type MemoryOptions = NoteOptions & {
  /** The Express app, for everything that the cache does not answer. */
  host: RequestListener;
  sharing: (path: string) => Sharing | null;
  render: RenderPage;
  /** Null where the app has no part for guests. */
  guests: Guests | null;
  readiness: Readiness;
};

/** Parameters of other sites' analytics, which change nothing here. */
const HARMLESS = /^(?:utm_\w+|gclid|fbclid|yclid|ysclid)=[^&]*(?:&(?:utm_\w+|gclid|fbclid|yclid|ysclid)=[^&]*)*$/;
/** The query of the canonical addresses in other languages than the brand's own. */
const LANGUAGE = /^locale=([a-z]{2})$/;
const LONGEST_PATH = 200;
/** One page serves all unknown addresses, so nothing of the address may appear on it. */
const NOT_FOUND_ADDRESS = '/404';

/**
 * Answers shared pages before Express, which alone takes longer than all of this. Everything else, including uncertain
 * cases, continues to `host`. A robot gets pages without number from memory; one that would have to be rendered counts
 * against the budget of all robots, past which the answer is 503 with Retry-After.
 */
export function answerFromMemory(options: MemoryOptions): RequestListener {
  const { host, viewpoints, readiness, log } = options;
  const pages = new PageMemory();
  const manyPages = new PageMemory(Date.now, MANY_PAGES);
  const robots = new RobotBudget();
  const { guests } = options;
  const answerGuest = guests && guestPages({ ...options, guests });
  /** Addresses of routes that share only "not found", and answered 404 within the last minute. */
  const missing = new LRUCache<string, true>({ max: 2000, ttl: 60_000 });

  return (request, response) => {
    const began = performance.now();
    const path = pathOf(request);
    const given = path === null || readiness.isDraining ? null : options.sharing(path);
    const asked = given && askedOf(request);
    if (path !== null && answerGuest && guests) {
      const guest = guestOf(request, { path, given, asked, viewpoints, guests });
      if (guest) return answerGuest({ request, response, path, began }, guest, () => host(request, response));
    }
    if (given === 'results') return host(request, response);
    const sharing = given === 'home' ? 'notFound' : given;
    const isMany = sharing === 'many';
    const isRobot = isMany && namesRobot(request.headers['user-agent']);
    const refuse = () => answerRefused(options, { request, response, path: path ?? '', began });
    /** Leaves the request to the app, at the robots' expense where a robot sent it. */
    const passOn = () => {
      if (!isRobot) return host(request, response);
      const done = robots.take();
      if (!done) return refuse();
      response.once('close', done);
      host(request, response);
    };
    const language = asked?.language ?? null;
    if (path === null || !asked || (language !== null && !isMany)) return passOn();
    const viewpoint = viewpointOf(request, viewpoints, { language });
    if (!viewpoint) return passOn();
    // One brand's page may be a former address of the other.
    if (movedTo(brandOfHost(request.headers.host ?? null, viewpoints.brandHosts), path)) return host(request, response);

    if (sharing === 'notFound' && !missing.has(viewpoint.origin + path)) {
      learn(response, () => missing.set(viewpoint.origin + path, true));
      return host(request, response);
    }
    const memory = isMany ? manyPages : pages;
    const query = language === null ? '' : `?locale=${language}`;
    const address = sharing === 'notFound' ? NOT_FOUND_ADDRESS : path + query;
    const send = (found: Found) => answer(options, { request, response, path, began }, found);
    const key = `${address} ${viewpoint.key}`;
    const make = () => makePage(options, robots, { address, viewpoint, isMany, isRobot });
    const kept = memory.kept(key, make);
    if (kept) return send(kept);
    memory.make(key, make).then(
      (made) => {
        if (made) return send(made);
        log.warn({ path: address }, 'a shared page cannot be kept');
        passOn();
      },
      (error: unknown) => {
        // The app can still make it for a person alone, at that visitor's own budget.
        if (error instanceof OverBudget) return isRobot ? refuse() : host(request, response);
        log.error({ err: error, path: address }, 'a shared page failed');
        passOn();
      },
    );
  };
}

/** Reads the path of a page; null for bodies, other methods and addresses that are too long. */
function pathOf(request: IncomingMessage): string | null {
  const { method, url = '' } = request;
  if ((method !== 'GET' && method !== 'HEAD') || hasBody(request) || hasManyHosts(request)) return null;
  const [path = ''] = url.split('?', 1);
  return path.length > LONGEST_PATH ? null : path;
}

type Asked = { /** Named by the query; null without one. */ language: string | null };

/** Reads the query of a request that a shared page may answer; null for data and meaningful queries. */
function askedOf({ url = '', headers }: IncomingMessage): Asked | null {
  if (asksForData(headers.accept)) return null;
  const at = url.indexOf('?');
  const query = at < 0 ? '' : url.slice(at + 1);
  if (query === '' || HARMLESS.test(query)) return { language: null };
  const language = LANGUAGE.exec(query)?.[1];
  return language === undefined ? null : { language };
}

type GuestAsked = Pick<MemoryOptions, 'viewpoints'> & {
  path: string;
  given: Sharing | null;
  asked: Asked | null;
  guests: Guests;
};

/** Returns the guest whom a page from memory may answer. */
function guestOf(request: IncomingMessage, { path, given, asked, viewpoints, guests }: GuestAsked): Guest | null {
  if (given === 'results') return guestAtResults(request, viewpoints);
  return given === 'home' && asked?.language === null ? guestAtHome(request, path, viewpoints, guests) : null;
}

function learn(response: ServerResponse, note: () => void): void {
  response.on('finish', () => {
    if (response.statusCode === 404) note();
  });
}

/** A page was not made for everyone, because robots used up their budget. */
class OverBudget extends Error {}

type Making = { address: string; viewpoint: Viewpoint; isMany: boolean; isRobot: boolean };

/** @throws OverBudget past the budget of robots, this one or the app's (docs/decisions/072) */
async function makePage(
  { render }: MemoryOptions,
  robots: RobotBudget,
  { address, viewpoint, isMany, isRobot }: Making,
): Promise<StoredPage | null> {
  const done = isRobot ? robots.take() : null;
  if (isRobot ? !done : isMany && robots.isClosed) throw new OverBudget();
  try {
    const response = await render(address, viewpoint);
    if (isMany && response.status === 503) {
      robots.close();
      throw new OverBudget();
    }
    return await storePage(response, viewpoint.origin, { mayPass: isMany });
  } finally {
    done?.();
  }
}
