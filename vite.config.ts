import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import remixOptions from './remix.config.js';
import { laterStyles } from './scripts/vite/later-styles';
import { remixFacts } from './scripts/vite/remix-facts';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: false;
  }
}

/** What every hydrated page runs. Libraries that a page loads later must not be here. */
const RUNTIME = /\/node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|@babel)\//;
/** Parts of the design system that only the pages of a booking use. */
const CHECKOUT = /\/app\/ui\/(?:DateFields|Price|PriceList|Section|Steps)\./;
/** Parts that few pages have, most of them without a script: they go where Rollup puts them. */
const OF_FEW_PAGES =
  /\/app\/ui\/(?:CheckboxGroup|DataTable|Dialog|Fold|FoldedSection|LinkChoice|OneTimeCodeField|PageColumn|Stars|StatusMark|TextArea|TrapField|Waiting)\./;
/** The reminder on home and results, and presses before hydration: too little to be worth files of their own. */
const FRAME =
  /\/app\/(?:(?:ui|i18n|features\/frame)\/|features\/booking\/unfinished\/UnfinishedBooking\.|features\/search\/form\/early-press\.)/;
/** Parts of dialogs that load when one opens, and the chat. */
const DIALOGS =
  /\/app\/(?:ui\/(?:(?:use-)?page-data|passkey-links|show-password)|features\/frame\/(?:content\/(?:Content|Text)Page\w*|support\/(?:chat\/\w[\w-]*|Support(?:Dialog|Tips))))\./;

/** The footer's script loads later (`later`); its styles stay with the frame's. */
const FOOTER = /\/app\/features\/frame\/footer\/[\w-]+\.tsx?$/;

/** Parts of step 1 that pages without a script share: in pieces they would weigh more. */
const PASSENGERS =
  /\/app\/features\/booking\/ancillaries\/(?:Addon\w+|PacketChoice|SlotChoice|SlotSelect|addon-form|live-order)\./;

/**
 * Shared files instead of one for each small component: a first visit to the home page makes 14 requests instead of
 * 34 for the same bytes, and the styles of the frame are cached from page to page.
 */
function clientChunk(id: string): string | undefined {
  if (RUNTIME.test(id)) return 'runtime';
  if (CHECKOUT.test(id)) return 'checkout';
  if (PASSENGERS.test(id)) return 'passengers';
  if (FOOTER.test(id)) return undefined;
  return FRAME.test(id) && !OF_FEW_PAGES.test(id) && !DIALOGS.test(id) ? 'frame' : undefined;
}

/** Names a class by its word and its file, "_card_3f9ab": without Vite's number of the line, which compresses badly. */
function scopedName(name: string, file: string): string {
  const [path = ''] = relative(import.meta.dirname, file).split('?');
  return `_${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`;
}

/** Libraries of hundreds of small files: reading those one by one took half of a second of every start. */
const BUNDLED = [/^date-fns/, /^libphonenumber-js/, /^jose$/, /^(?:micromark|mdast-util|unist-util)/];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [remix(remixOptions), tsconfigPaths(), laterStyles, remixFacts],
  css: { modules: { generateScopedName: scopedName } },
  ssr: { noExternal: isSsrBuild ? BUNDLED : [] },
  // While developing: all libraries are found before the first page, which would else get two copies of React.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*/route.tsx'] },
  build: {
    // For the styles of components that load later; the server's has no use.
    manifest: !isSsrBuild,
    // Locale files are fetched by their hashed address; as data URLs they would travel with every page.
    assetsInlineLimit: 0,
    target: isSsrBuild ? 'node20' : 'es2020',
    cssMinify: true,
    // Terser's scripts are 6 % smaller than esbuild's, for ten more seconds of a build.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { compress: { passes: 2 } },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: clientChunk } },
  },
}));
