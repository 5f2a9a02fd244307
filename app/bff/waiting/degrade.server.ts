import { isOfVisitor, UpstreamError } from '~/upstream/error';
import { log } from '~/bff/log/log.server';

export type DegradeOptions = {
  /** What stands or falls together: the service's name, mostly. In trouble, it is not waited for again at once. */
  block: string;
  /** How long a page may wait. */
  patienceMs?: number;
};

const DEFAULT_PATIENCE_MS = 500;
/** In trouble only what is at hand, in a cache above all, is taken. */
const TROUBLED_PATIENCE_MS = 40;
/** How long a block that has failed or was late is not waited for. */
const REST_MS = 5_000;

/** Until when each block rests, as `performance.now()` counts. */
const restingUntil = new Map<string, number>();

/**
 * The value of a block that a page can do without, or the fallback when it fails or does not come in time. It never
 * throws. A late call goes on, so that the caches are filled for the next visitor. After a failure or a late answer the
 * next pages wait hardly at all for the block, until it has answered or a few seconds have passed.
 * @param work of the clients, under way already: blocks of one page are started together
 */
export async function degrade<T, F>(
  work: Promise<T>,
  fallback: F,
  { block, patienceMs = DEFAULT_PATIENCE_MS }: DegradeOptions,
): Promise<T | F> {
  const started = performance.now();
  const isTroubled = (restingUntil.get(block) ?? 0) > started;
  const limitMs = isTroubled ? Math.min(TROUBLED_PATIENCE_MS, patienceMs) : patienceMs;

  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<F>((resolve) => {
    timer = setTimeout(() => {
      if (!isTroubled) rest(block);
      resolve(fallback);
    }, limitMs);
  });
  const outcome = work.then(
    (value) => {
      // What comes at once may be from a cache, and says nothing about the service.
      if (performance.now() - started > TROUBLED_PATIENCE_MS) restingUntil.delete(block);
      return value;
    },
    (error: unknown) => {
      // Other visitors need not go without what one of them has asked for too often.
      const isTheirs = error instanceof UpstreamError && isOfVisitor(error);
      if (!isTroubled && !isTheirs) rest(block);
      // Upstream calls are logged by their transport.
      if (!(error instanceof UpstreamError)) log().error({ err: error, block }, 'a block of a page failed');
      return fallback;
    },
  );
  try {
    return await Promise.race([outcome, late]);
  } finally {
    clearTimeout(timer);
  }
}

function rest(block: string): void {
  restingUntil.set(block, performance.now() + REST_MS);
}
