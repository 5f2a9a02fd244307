import { matchPath, type Params } from '@remix-run/react';
import { z } from 'zod';
import type { AddressView } from '~/bff/request/address-view';
import { givenParts, pathOfParts, type RouteTable, type TableRoute } from './route-table';
import { cutText, shownSecret, shownWord } from './shown-text';

/** The app's `RouteHandle` describes it. */
const declaration = z.object({
  params: z.record(z.string(), z.enum(['secret', 'public'])).optional(),
  secretQuery: z.array(z.string()).optional(),
  noStore: z.boolean().optional(),
});
type Declaration = z.output<typeof declaration>;
type Parameters = NonNullable<Declaration['params']>;

/** Reads the disclosable parts of an address from its raw path and query. */
export type ReadAddress = (url: string) => AddressView;

/** Makes views of addresses from the declarations of the routes (`RouteParameters`). */
export function addressViews(table: RouteTable): ReadAddress {
  const declared = new Map(table.routes.map(({ id, handle }) => [id, declarationOf(handle)]));
  const prefixes = table.routes
    .map((route) => secretPrefix(route, declared.get(route.id)))
    .filter((one) => one !== null)
    .sort((one, other) => partsOf(other).length - partsOf(one).length);

  return (url) => {
    const at = url.indexOf('?');
    return at < 0 ? viewOf(url, []) : viewOf(url.slice(0, at), [...new URLSearchParams(url.slice(at)).keys()]);
  };

  function viewOf(path: string, names: string[]): AddressView {
    const match = table.find(path);
    const { params = {}, secretQuery = [], noStore = false } = (match && declared.get(match.route.id)) ?? {};
    const pattern = match?.route.path ?? '';
    const isKnown = match !== null && !pattern.startsWith('*');
    const prefix = isKnown ? null : brokenPrefix(path, prefixes);
    const parts = isKnown
      ? shownParts(pattern, match.params, isSecret(params))
      : (prefix ?? givenParts(path).map(shownWord));
    const safePath = cutText(pathOfParts(parts));
    const query = [...new Set(names.map(shownWord))].join('&');
    return {
      safePath,
      safeAddress: query === '' ? safePath : cutText(`${safePath}?${query}`),
      isPrivate:
        noStore ||
        prefix !== null ||
        names.some((name) => secretQuery.includes(name)) ||
        partsOf(pattern).some(isSecret(params)),
    };
  }
}

/** Reads a route's declaration. An unreadable handle declares nothing, so everything in its address is secret. */
function declarationOf(handle: unknown): Declaration {
  const parsed = declaration.safeParse(handle);
  return parsed.success ? parsed.data : {};
}

function partsOf(pattern: string): string[] {
  return pattern.split('/').filter(Boolean);
}

/** Returns the name of a parameter: "code" for ":code.svg" and ":code?"; null for a fixed part. */
function parameterOf(part: string): string | null {
  return part === '*' ? part : (/^:(\w+)/.exec(part)?.[1] ?? null);
}

function isSecret(params: Parameters): (part: string) => boolean {
  return (part) => {
    const name = parameterOf(part);
    return name !== null && params[name] !== 'public';
  };
}

/** Fills a route's path with the given parameters, redacting them where necessary. */
function shownParts(pattern: string, given: Params, isHidden: (part: string) => boolean): string[] {
  return partsOf(pattern).flatMap((part) => {
    const name = parameterOf(part);
    if (name === null) return [part];
    const show = isHidden(part) ? shownSecret : shownWord;
    const values = name === '*' ? partsOf(given[name] ?? '') : [given[name] ?? ''].filter(Boolean);
    return values.map((value) => part.replace(/^(?:\*|:\w+\??)/, () => show(value)));
  });
}

/**
 * Returns the path before the first secret part; null for a route without secrets, or with nothing fixed before them.
 */
function secretPrefix({ path }: TableRoute, { params = {} }: Declaration = {}): string | null {
  const parts = partsOf(path);
  const at = parts.findIndex(isSecret(params));
  return at > 0 && parameterOf(parts[0] ?? '*') === null ? parts.slice(0, at).join('/') : null;
}

/**
 * Matches an unknown address that begins like one with a secret, such as a damaged link.
 * @param prefixes the longest first
 * @returns the safe parts; null for any other address
 */
function brokenPrefix(path: string, prefixes: readonly string[]): string[] | null {
  const given = pathOfParts(givenParts(path));
  for (const prefix of prefixes) {
    const match = matchPath({ path: prefix, end: false }, given);
    if (match && match.pathname !== given) return [...shownParts(prefix, match.params, () => false), '…'];
  }
  return null;
}
