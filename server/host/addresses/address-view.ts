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

/** Reads what may be told of an address: path and query as they came. */
export type ReadAddress = (url: string) => AddressView;

/** Views of addresses by the declarations of the routes (`RouteParameters`). */
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

/** A handle that cannot be read declares nothing, and so everything in its address is secret. */
function declarationOf(handle: unknown): Declaration {
  const parsed = declaration.safeParse(handle);
  return parsed.success ? parsed.data : {};
}

function partsOf(pattern: string): string[] {
  return pattern.split('/').filter(Boolean);
}

/** ":code.svg" and ":code?" are named "code"; null for a fixed part. */
function parameterOf(part: string): string | null {
  return part === '*' ? part : (/^:(\w+)/.exec(part)?.[1] ?? null);
}

function isSecret(params: Parameters): (part: string) => boolean {
  return (part) => {
    const name = parameterOf(part);
    return name !== null && params[name] !== 'public';
  };
}

/** The parts of an address as its route's path has them, parameters as far as they may be shown. */
function shownParts(pattern: string, given: Params, isHidden: (part: string) => boolean): string[] {
  return partsOf(pattern).flatMap((part) => {
    const name = parameterOf(part);
    if (name === null) return [part];
    const show = isHidden(part) ? shownSecret : shownWord;
    const values = name === '*' ? partsOf(given[name] ?? '') : [given[name] ?? ''].filter(Boolean);
    return values.map((value) => part.replace(/^(?:\*|:\w+\??)/, () => show(value)));
  });
}

/** The path before the first secret part; null for a route without secrets, or with nothing fixed before them. */
function secretPrefix({ path }: TableRoute, { params = {} }: Declaration = {}): string | null {
  const parts = partsOf(path);
  const at = parts.findIndex(isSecret(params));
  return at > 0 && parameterOf(parts[0] ?? '*') === null ? parts.slice(0, at).join('/') : null;
}

/**
 * An address that no route has, but that begins like one with a secret: a link that was broken on its way.
 * @param prefixes the longest first
 * @returns the parts that may be shown; null for any other address
 */
function brokenPrefix(path: string, prefixes: readonly string[]): string[] | null {
  const given = pathOfParts(givenParts(path));
  for (const prefix of prefixes) {
    const match = matchPath({ path: prefix, end: false }, given);
    if (match && match.pathname !== given) return [...shownParts(prefix, match.params, () => false), '…'];
  }
  return null;
}
