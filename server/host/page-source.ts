import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import type { RequestHandler } from 'express';
import { staticFiles } from './static-files';

/** Where pages and their files come from: the build, or Vite while developing. */
export type PageSource = {
  /** Serves scripts, styles and the files of public/. */
  files: RequestHandler;
  build: ServerBuild | (() => Promise<ServerBuild>);
  routes: ServerBuild['routes'];
};

/** What `npm run build` has made. */
export async function builtPages(root: string): Promise<PageSource> {
  const entry = path.join(root, 'build/server/index.js');
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  return { files: staticFiles(path.join(root, 'build/client')), build, routes: build.routes };
}

/** Sources compiled as they are asked for, with hot replacement. */
export async function developedPages(root: string): Promise<PageSource> {
  const vite = await import('vite');
  const server = await vite.createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  const build = () => server.ssrLoadModule('virtual:remix/server-build') as Promise<unknown> as Promise<ServerBuild>;
  return { files: server.middlewares, build, routes: (await build()).routes };
}
