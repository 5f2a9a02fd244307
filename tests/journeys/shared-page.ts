import { setTimeout as sleep } from 'node:timers/promises';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';

type Options = Parameters<PlainBrowser['get']>[1];

const PATIENCE_MS = 20_000;

/** Opens a page, again while a service that has just started answers too late for it. */
export function answered(visitor: PlainBrowser, path: string, options?: Options): Promise<PlainPage> {
  return openUnless(isRefused, visitor, path, options);
}

/** Opens a shared page, again while it also lacks something that came too late: then it is not stored. */
export function sharedPage(visitor: PlainBrowser, path: string): Promise<PlainPage> {
  return openUnless((page) => isRefused(page) || page.headers['cache-control'] === 'no-store', visitor, path);
}

const isRefused = ({ status }: PlainPage) => status === 503;

async function openUnless(
  isLate: (page: PlainPage) => boolean,
  visitor: PlainBrowser,
  path: string,
  options?: Options,
): Promise<PlainPage> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(500)) {
    const page = await visitor.get(path, options);
    if (!isLate(page) || Date.now() > deadline) return page;
  }
}
