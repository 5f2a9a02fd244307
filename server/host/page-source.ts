import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { staticFiles } from './static-files';

/** The source of pages and their files: the build, or Vite in development. */
export type PageSource = {
  /** Serves scripts, styles and the files of public/. */
  files: RequestHandler;
  build: ServerBuild | (() => Promise<ServerBuild>);
  routes: ServerBuild['routes'];
};

/** Loads the output of `npm run build`. */
export async function builtPages(root: string): Promise<PageSource> {
  const entry = path.join(root, 'build/server/index.js');
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  return { files: staticFiles(path.join(root, 'build/client')), build, routes: build.routes };
}

/** Compiles sources on request, with hot replacement. */
export async function developedPages(root: string): Promise<PageSource> {
  const vite = await import('vite');
  const server = await vite.createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  const build = () => server.ssrLoadModule('virtual:remix/server-build') as Promise<unknown> as Promise<ServerBuild>;
  return { files: server.middlewares, build, routes: (await build()).routes };
}
