import type { IncomingMessage } from 'node:http';
import type { AppLoadContext } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import type { GuestPage, Guests } from '~/bff/request/guests.server';
import { isUnattended } from '~/bff/request/unattended';
import { identify, newIdentity, type Identity } from '../request-identity';
import type { Guest } from './guest-of';
import { answer, type Asked, type NoteOptions } from './noted-answer';
import { GUEST_PAGES, PageMemory, RESULT_PAGES, type MakePage } from './page-memory';
import type { RenderPage } from './render-page';
import { FOR_GUESTS, storePage } from './stored-page';

/** The headers that counting a visit reads. */
const READ_HEADERS = ['cookie', 'accept-language', 'user-agent', 'purpose', 'sec-purpose'];
/** Browsers whose last search is known to be the asked one. */
const MAX_SETTLED = 5_000;

export type GuestPagesOptions = NoteOptions & { render: RenderPage; guests: Guests };

/**
 * Answers guests with the home page and with complete results from memory (docs/decisions/104, 106). Pages that lack a
 * block, set a cookie or fail are not kept.
 * @returns answers one guest; `passOn` leaves the request to the app
 */
export function guestPages(options: GuestPagesOptions): (asked: Asked, guest: Guest, passOn: () => void) => void {
  const memories: Record<GuestPage, PageMemory> = {
    home: new PageMemory(Date.now, GUEST_PAGES),
    results: new PageMemory(Date.now, RESULT_PAGES),
  };
  const settled = new LRUCache<string, true>({ max: MAX_SETTLED });
  const { guests, log, render } = options;

  /** Makes a page from nothing but its key; null where there is none to keep. */
  async function make({ page, address, viewpoint }: Guest): ReturnType<MakePage> {
    const { origin, cookie } = viewpoint;
    if (page === 'results') {
      const request = new Request(origin + address, { headers: { cookie } });
      const context = contextOf(options, { ...newIdentity(), origin, address, isShared: true });
      if (!(await guests.hasResults(request, context))) return null;
    }
    return storePage(await render(address, viewpoint), origin, { mayPass: page === 'home', caching: FOR_GUESTS });
  }

  /** Returns the visitor's own cookies. */
  async function greet({ request }: Asked, guest: Guest, identity: Identity): Promise<string[]> {
    const { url = '' } = request;
    const { origin } = guest.viewpoint;
    const cookies: string[] = [];
    const context = contextOf(options, {
      ...identity,
      clientIp: guest.clientIp,
      origin,
      address: url,
      isShared: false,
      setCookie: (header) => void cookies.push(header),
    });
    const visit = new Request(origin + url, { headers: headersOf(request) });
    await guests.greet[guest.page](visit, context);
    // A page that nobody sees yet keeps no search; the visit itself must.
    if (cookies.length === 0 && !isUnattended(visit)) settled.set(settledKey(guest), true);
    return cookies;
  }

  /** True when greeting this guest would change nothing. */
  const needsNoGreeting = (guest: Guest) => guest.isKnown && (guest.page === 'home' || settled.has(settledKey(guest)));

  return (asked, guest, passOn) => {
    const { path, request } = asked;
    const { page, address, viewpoint } = guest;
    const pages = memories[page];
    const key = `${address} ${viewpoint.key}`;
    const kept = pages.kept(key, () => make(guest));
    const isSettled = needsNoGreeting(guest);
    // Without a pause for those who come again: they are the many.
    if (kept && isSettled) return answer(options, asked, kept);
    const identity = identify(request, options.viewpoints.isTrusted);
    const send = async () => {
      const found = kept ?? (await pages.make(key, () => make(guest)));
      if (found)
        return answer(options, asked, found, {
          identity,
          cookies: isSettled ? [] : await greet(asked, guest, identity),
        });
      // Results are often not complete yet.
      if (page === 'home') log.warn({ path }, 'a page of guests cannot be kept');
      passOn();
    };
    send().catch((error: unknown) => {
      log.error({ err: error, path }, 'a page of guests failed');
      passOn();
    });
  };
}

type Told = Identity &
  Pick<AppLoadContext, 'clientIp' | 'isShared' | 'setCookie'> & { origin: string; address: string };

/** The app's context of a request that the host makes itself. */
function contextOf({ readAddress }: NoteOptions, { address, ...told }: Told): AppLoadContext {
  return {
    cspNonce: '',
    clientIp: '',
    proxyCountry: '',
    sharedCity: undefined,
    ...told,
    address: readAddress(address),
  };
}

/** The answer to a greeting depends on the search, and on those that the browser has. */
const settledKey = ({ address, viewpoint, searches = '' }: Guest) => `${viewpoint.origin} ${address} ${searches}`;

function headersOf({ headers }: IncomingMessage): Headers {
  return new Headers(
    READ_HEADERS.flatMap((name): [string, string][] => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
