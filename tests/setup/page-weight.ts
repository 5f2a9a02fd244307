import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseHtml, tagsOf } from './html';
import type { PlainBrowser, PlainPage } from './plain-browser';

/** Bytes of a page's first load (design: "Budgets"). */
export type PageWeight = {
  htmlBytes: number;
  htmlBrotli: number;
  /** Scripts loaded at once: tags, preloads and imports of inline modules. Gzip, sum of the files. */
  scriptGzip: number;
  /** Inline scripts, uncompressed: they are part of the HTML, but a page without JavaScript has none. */
  inlineScriptBytes: number;
  /** Data that scripts fetch at once. */
  textsGzip: number;
  styleGzip: number;
  fontFiles: number;
  /** Addresses on other hosts that the page loads from. */
  thirdParties: string[];
};

/** Measures a page that `visitor` has reached, and everything that it loads. */
export async function weigh(visitor: PlainBrowser, page: PlainPage): Promise<PageWeight> {
  const { text } = page;
  const files = [...new Set([...scriptsOf(text), ...otherFilesOf(text)])];
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, gzip: gzipSync((await visitor.get(file)).body, { level: 9 }).length })),
  );
  const sumOf = (suffix: string) =>
    sizes.filter(({ file }) => file.endsWith(suffix)).reduce((sum, { gzip }) => sum + gzip, 0);
  const inline = parseHtml(text)
    .querySelectorAll('script')
    .filter((script) => script.getAttribute('type') !== 'application/ld+json');
  return {
    htmlBytes: page.body.length,
    htmlBrotli: brotliCompressSync(page.body).length,
    scriptGzip: sumOf('.js'),
    inlineScriptBytes: inline.reduce((sum, script) => sum + script.rawText.length, 0),
    textsGzip: sumOf('.json'),
    styleGzip: sumOf('.css'),
    fontFiles: files.filter((file) => /\.woff2?$/.test(file)).length,
    thirdParties: loadedAddresses(text).filter((address) => new URL(address, visitor.origin).origin !== visitor.origin),
  };
}

/** Returns the files of script tags and module preloads, and those that inline modules import. */
function scriptsOf(html: string): string[] {
  const scripts = tagsOf(html, 'script[src]').map(({ src = '' }) => src);
  const preloads = tagsOf(html, 'link[rel="modulepreload"]').map(({ href = '' }) => href);
  const imports = html.matchAll(/\bimport\b[^"';]*["'](\/assets\/[^"']+\.js)["']/g);
  return [...scripts, ...preloads, ...[...imports].map(([, file = '']) => file)].filter((file) =>
    file.startsWith('/assets/'),
  );
}

function otherFilesOf(html: string): string[] {
  const styles = tagsOf(html, 'link[href$=".css"]').map(({ href = '' }) => href);
  const data = html.matchAll(/["'](\/assets\/[^"']+\.(?:json|woff2?))["']/g);
  return [...styles, ...[...data].map(([, file = '']) => file)].filter((file) => file.startsWith('/assets/'));
}

/** Addresses that a browser fetches by itself: not links. */
function loadedAddresses(html: string): string[] {
  const sources = tagsOf(html, 'script, img, iframe, source, video, audio, embed').map(({ src }) => src);
  const links = tagsOf(html, 'link').filter(({ rel }) => rel !== 'canonical' && rel !== 'alternate');
  return [...sources, ...links.map(({ href }) => href)].filter(
    (one) => one !== undefined && !one.startsWith('data:'),
  ) as string[];
}
