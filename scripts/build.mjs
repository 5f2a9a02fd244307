/**
 * Builds the shop (Remix by Vite: build/client, build/server), its host, its worker threads and the sandbox (esbuild:
 * build/host, build/workers, build/sandbox), and compresses the browser's files. Run as a script it always builds;
 * `buildWhenStale` builds only after a source has changed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Files and folders that decide what is built. */
export const SOURCES = [
  'app',
  'server',
  'locales',
  'public',
  'scripts/build.mjs',
  'scripts/vite',
  'package.json',
  'package-lock.json',
  'remix.config.js',
  'tsconfig.json',
  'vite.config.ts',
];
const STAMP = 'build/stamp';
const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.svg', '.txt', '.webmanifest', '.ico']);

export async function buildWhenStale() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfSources()) return;
  await build();
}

export async function build() {
  console.log('Building…');
  const stamp = hashOfSources();
  rmSync('build', { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('the build of the shop failed; its output above says why');
  await bundlePageScripts();
  await bundle('server/index.ts', 'build/host/index.js');
  await bundle('server/sandbox/index.ts', 'build/sandbox/index.js');
  await bundle('app/features/booking/receipt/pdf-worker.ts', 'build/workers/receipt-pdf.js');
  cpSync('server/sandbox/world/data', 'build/sandbox/data', { recursive: true });
  await compress('build/client');
  writeFileSync(STAMP, stamp);
}

/** Bundles the scripts of pages that are not hydrated: one self-contained file each. */
async function bundlePageScripts() {
  const { build: esbuild } = await import('esbuild');
  await esbuild({
    entryPoints: filesOf('app/page-scripts'),
    outdir: 'build/client/page-scripts',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    logLevel: 'warning',
  });
}

/** Bundles only our own sources; packages stay in node_modules. */
async function bundle(entry, outfile) {
  const { build: esbuild } = await import('esbuild');
  await esbuild({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
}

/** Writes `.br` and `.gz` beside every file that they make smaller, for the host to send. */
async function compress(directory) {
  const files = filesOf(directory).filter((file) => COMPRESSIBLE.has(path.extname(file)));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      if (content.length < 1024) return;
      const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(content), promisify(gzip)(content)]);
      if (brotli.length < content.length) writeFileSync(`${file}.br`, brotli);
      if (gzipped.length < content.length) writeFileSync(`${file}.gz`, gzipped);
    }),
  );
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf).sort()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Lists the file itself, or all files below the folder. */
function filesOf(entry) {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry).flatMap((name) => filesOf(path.join(entry, name)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
