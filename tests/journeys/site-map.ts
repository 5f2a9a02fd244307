import { existsSync, readdirSync, readFileSync } from 'node:fs';

const ROUTES = new URL('../../app/routes/', import.meta.url);

/** Values for the variable parts of an address; nothing exists under them. */
const PARTS: Readonly<Record<string, string>> = {
  $: 'no/such/page',
  $accountId: 'nobody',
  $category: 'refund',
  $change: '00000000-0000-4000-8000-000000000002',
  $code: 'XX',
  $direction: 'LON-PAR',
  $file: 'file',
  $from: 'nowhere-qqq',
  $key: 'key',
  $kind: 'routes',
  $locale: 'en',
  $market: 'en-us',
  $part: '999',
  $passengerId: 'passenger',
  $payment: '00000000-0000-4000-8000-000000000003',
  $purpose: 'refund',
  $question: 'how-much-back',
  $recordIndex: '0',
  $request: '00000000-0000-4000-8000-000000000001',
  $resetToken: 'token',
  $scene: 'city-LON',
  $searchQuery: 'Y1000104LONPAR',
  $segmentIndex: '0',
  $slug: 'nowhere-qqq',
  $to: 'nowhere-qqx',
  $token: '00000000-0000-4000-8000-000000000000',
  $urn: `${'0'.repeat(32)}1`,
  $view: 'login',
  $wallet: 'apple-pay',
};

export type SiteRoute = {
  /** Remix's name of the route in `?_data=`. */
  id: string;
  path: string;
  /** Whether it has an action. */
  takesForms: boolean;
  /** Whether its page is hydrated. */
  hydrates: boolean;
};

/** Returns every route of the shop from the folders, so that new ones are included. */
export function siteRoutes(): SiteRoute[] {
  return readdirSync(ROUTES).map((folder) => ({
    id: `routes/${folder}`,
    path: pathOf(folder, PARTS),
    takesForms: /^export (?:async function|const) action\b|^export \{[^}]*\baction\b/m.test(sourceOf(folder)),
    hydrates: /\bhydrate: true\b/.test(sourceOf(folder)),
  }));
}

/**
 * Turns "mbooking.thanks_.$token.trip[.]ics" into "/mbooking/thanks/{token}/trip.ics", without optional parts.
 * @throws when `parts` lacks a value
 */
export function pathOf(folder: string, parts: Readonly<Record<string, string>>): string {
  const segments = folder.replace(/\[\.\]/g, '\0').split('.');
  const path = segments.reduce((before, segment) => {
    if (segment === '_index' || segment.startsWith('(')) return before;
    const [, name, end = ''] = /^(\$\w*?)_?(\0.*)?$/.exec(segment) ?? [];
    const part = name ? parts[name] : segment.replace(/_$/, '');
    if (part === undefined) throw new Error(`the site map knows nothing for ${segment} of ${folder}`);
    return `${before}/${part}${end}`.replaceAll('\0', '.');
  }, '');
  return path || '/';
}

function sourceOf(folder: string): string {
  const file = ['route.tsx', 'route.ts']
    .map((name) => new URL(`${folder}/${name}`, ROUTES))
    .find((one) => existsSync(one));
  if (!file) throw new Error(`${folder} has no route`);
  return readFileSync(file, 'utf8');
}
