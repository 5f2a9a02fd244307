import type { Plugin } from 'vite';

const REMIX = '/node_modules/@remix-run/react/dist/esm/';

/** Parts of Remix's sources, and what they are on every page of this shop. */
const FACTS: readonly (readonly [file: string, words: RegExp | string, fact: string])[] = [
  // `v3_singleFetch` is off (docs/decisions/001-remix-2.md): no page needs the decoder of its wire format.
  ['browser.js', /window\.__remixContext\.future\.v3_singleFetch/g, 'false'],
  ['components.js', /\bfuture\.v3_singleFetch/g, 'false'],
  ['links.js', /\bfuture\.v3_singleFetch/g, 'false'],
  ['routes.js', /\bfuture\.v3_singleFetch/g, 'false'],
  // Every page comes from the server.
  ['browser.js', /window\.__remixContext\.isSpaMode/g, 'false'],
  // Only the server writes a page's data into it.
  [
    'components.js',
    'router,\n    static: isStatic,\n    staticContext\n  } = useDataRouterContext();',
    'router } = useDataRouterContext(), isStatic = false, staticContext = null;',
  ],
  // No loader defers its data: blocks that come by a script would be missing without one.
  ['components.js', '!isStatic && typeof __remixContext === "object" && __remixContext.a', 'false'],
  // No route loads its data in the browser alone, which would show this page meanwhile.
  ['routes.js', 'RemixRootDefaultHydrateFallback : undefined', 'undefined : undefined'],
  // No link prefetches its page.
  ['components.js', /shouldPrefetch && !isAbsolute/g, 'false'],
  ['components.js', 'isPageLinkDescriptor(link)', 'false'],
  ['browser.js', 'router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;', ''],
];

/** Words of sources that the facts rule out. */
const RULED_OUT =
  /import \{[^}]*\b(?:defer|PrefetchPageLinks)\b[^}]*\} from '@remix-run\/|\bprefetch(?:=|: ["'])|export (?:async )?(?:function|const) clientLoader\b/;

/**
 * Leaves out of the browser's script what Remix decides while it runs and this shop has decided for all pages: 6 KB of
 * 79 (docs/decisions/105-script-on-press.md). Fails the build when Remix no longer has these words, and when a page needs
 * what is left out.
 */
export const remixFacts: Plugin = {
  name: 'remix-facts',
  apply: 'build',
  transform(code, id, options) {
    const [path = ''] = id.split('?');
    if (!path.includes('/node_modules/') && RULED_OUT.test(code))
      this.error('The build leaves out deferred data, prefetched pages and loaders of the browser.');
    if (options?.ssr || !path.includes(REMIX)) return null;
    const known = FACTS.filter(([file]) => path.endsWith(REMIX + file)).reduce((words, [file, part, fact]) => {
      const next = words.replace(part, fact);
      if (next === words) this.error(`Remix's ${file} no longer has ${String(part)}.`);
      return next;
    }, code);
    return { code: known, map: null };
  },
};
