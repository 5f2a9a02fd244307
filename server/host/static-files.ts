import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import express, { type Request, type RequestHandler, type Response } from 'express';

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Serves the client build and its copy of `public/`: hashed names for ever, the rest for an hour. Sends the
 * precompressed files (`.br`, `.gz`) as they are. Reads the list of files once, so that requests for pages do not
 * touch the disk.
 * @param directory build/client
 */
export function staticFiles(directory: string): RequestHandler {
  const files = new Set(listFiles(directory));
  const serve = express.static(directory, { index: false, redirect: false, cacheControl: false, dotfiles: 'ignore' });
  return (request, response, next) => {
    const file = request.path;
    const isAsset = file.startsWith('/assets/');
    if (request.method === 'POST' || !files.has(file)) {
      if (!isAsset) return next();
      response.status(404).type('text/plain').end();
      return;
    }
    response.setHeader('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    // Express names the encoding of text, but not of XML.
    response.type(file.endsWith('.svg') ? 'image/svg+xml; charset=utf-8' : path.extname(file));
    negotiate(request, response, files);
    serve(request, response, next);
  };
}

/** Rewrites the request to the compressed twin of its file when the browser accepts it. */
function negotiate(request: Request, response: Response, files: ReadonlySet<string>): void {
  const file = request.path;
  const encodings = ENCODINGS.filter(({ suffix }) => files.has(file + suffix));
  if (encodings.length === 0) return;
  response.vary('Accept-Encoding');
  const accepted = request.acceptsEncodings(encodings.map(({ name }) => name));
  const encoding = encodings.find(({ name }) => name === accepted);
  if (!encoding) return;
  response.setHeader('Content-Encoding', encoding.name);
  request.url = file + encoding.suffix;
}

/**
 * Lists the files below `directory` as addresses: "/assets/root-abc.js". Skips folders, whose addresses belong to
 * pages.
 */
function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(directory, file)).isFile())
    .map((file) => `/${file.split(path.sep).join('/')}`);
}
