import { isOfVisitor, UpstreamError } from '~/upstream/error';
import { log } from '~/bff/log/log.server';

export type DegradeOptions = {
  /**
   * Blocks that fail together share a name, mostly that of the service. After a failure, the next calls hardly wait.
   */
  block: string;
  /** Time limit for a page in milliseconds. */
  patienceMs?: number;
};

const DEFAULT_PATIENCE_MS = 500;
/** During trouble, accept only values at hand, mostly from a cache. */
const TROUBLED_PATIENCE_MS = 40;
/** Time to skip a block after a failure or a timeout. */
const REST_MS = 5_000;

/** When the pause of each block ends, in `performance.now()` time. */
const restingUntil = new Map<string, number>();

/**
 * Returns the value of a block that a page can do without, or the fallback when it fails or is late. Never throws. A
 * late call continues, so that the caches are filled for the next visitor. After a failure or a timeout the next pages
 * hardly wait for the block, until it has answered or a few seconds have passed.
 * @param work calls already in flight: start the blocks of one page together
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
      // An immediate value may come from a cache and says nothing about the service.
      if (performance.now() - started > TROUBLED_PATIENCE_MS) restingUntil.delete(block);
      return value;
    },
    (error: unknown) => {
      // One visitor's exhausted budget must not affect the others.
      const isTheirs = error instanceof UpstreamError && isOfVisitor(error);
      if (!isTroubled && !isTheirs) rest(block);
      // The transport logs upstream failures.
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
