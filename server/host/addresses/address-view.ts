import { z } from 'zod';
import type { AddressView } from '~/bff/request/address-view';
import { givenParts, isFixedPart, isParameter, type RouteMatch, type RouteTable, type TableRoute } from './route-table';
import { cutText, shownSecret, shownWord } from './shown-text';

/** The app's `RouteHandle` describes it. */
const declaration = z.object({
  params: z.record(z.string(), z.enum(['secret', 'public'])).optional(),
  secretQuery: z.array(z.string()).optional(),
  noStore: z.boolean().optional(),
});
type Declaration = z.output<typeof declaration>;
type Parameters = NonNullable<Declaration['params']>;

/** Reads what may be told of an address: path and query as they came. */
export type ReadAddress = (url: string) => AddressView;

/** Views of addresses by the declarations of the routes (`RouteParameters`). */
export function addressViews(table: RouteTable): ReadAddress {
  const declared = new Map(table.routes.map(({ id, handle }) => [id, declarationOf(handle)]));
  const prefixes = table.routes
    .map((route) => secretPrefix(route, declared.get(route.id)))
    .filter((one) => one !== null);

  return (url) => {
    const at = url.indexOf('?');
    return at < 0 ? viewOf(url, []) : viewOf(url.slice(0, at), [...new URLSearchParams(url.slice(at)).keys()]);
  };

  function viewOf(path: string, names: string[]): AddressView {
    const match = table.find(path);
    const { params = {}, secretQuery = [], noStore = false } = (match && declared.get(match.route.id)) ?? {};
    const isKnown = match !== null && match.route.parts[0] !== '*';
    const prefix = isKnown ? null : brokenPrefix(path, prefixes);
    const parts = isKnown ? shownParts(match, params) : (prefix ?? givenParts(path).map(shownWord));
    const safePath = cutText(`/${parts.join('/')}`);
    const query = [...new Set(names.map(shownWord))].join('&');
    return {
      safePath,
      safeAddress: query === '' ? safePath : cutText(`${safePath}?${query}`),
      isPrivate:
        noStore ||
        prefix !== null ||
        names.some((name) => secretQuery.includes(name)) ||
        (match?.route.parts ?? []).some(isSecret(params)),
    };
  }
}

/** A handle that cannot be read declares nothing, and so everything in its address is secret. */
function declarationOf(handle: unknown): Declaration {
  const parsed = declaration.safeParse(handle);
  return parsed.success ? parsed.data : {};
}

/** ":code.svg" and ":code?" are named "code". */
function nameOf(part: string): string {
  return part === '*' ? part : (/^:(\w+)/.exec(part)?.[1] ?? part);
}

function isSecret(params: Parameters): (part: string) => boolean {
  return (part) => isParameter(part) && params[nameOf(part)] !== 'public';
}

function shownParts({ route, given }: RouteMatch, params: Parameters): string[] {
  const secret = isSecret(params);
  return given.map((value, at) => {
    const part = route.parts[at] ?? '*';
    if (!isParameter(part)) return part;
    return secret(part) ? shownSecret(value) : shownWord(value);
  });
}

/** The parts before the first secret one; null for a route without secrets, or with nothing fixed before them. */
function secretPrefix({ parts }: TableRoute, { params = {} }: Declaration = {}): readonly string[] | null {
  const at = parts.findIndex(isSecret(params));
  return at > 0 && parts[0] !== '*' && !isParameter(parts[0] ?? '*') ? parts.slice(0, at) : null;
}

/**
 * An address that no route has, but that begins like one with a secret: a link that was broken on its way.
 * @returns the parts that may be shown; null for any other address
 */
function brokenPrefix(path: string, prefixes: readonly (readonly string[])[]): string[] | null {
  const given = givenParts(path);
  const isBegun = (parts: readonly string[]) =>
    given.length > parts.length && parts.every((part, at) => isParameter(part) || isFixedPart(part, given[at]));
  const [prefix] = prefixes.filter(isBegun).sort((one, other) => other.length - one.length);
  if (!prefix) return null;
  return [...prefix.map((part, at) => (isParameter(part) ? shownWord(given[at] ?? '') : part)), '…'];
}
