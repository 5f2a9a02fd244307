import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { addressKey } from '~/bff/limits/address-key.server';
import type { RequestContext } from '~/bff/request/context';
import { log } from '~/bff/log/log.server';
import { WorkerThreadError, workerThread } from '~/bff/waiting/worker-thread.server';
import { FairQueue, QueueFullError } from '~/upstream/fair-queue';
import type { Receipt } from './receipt';

type Pdf = Uint8Array<ArrayBuffer>;

const MB = 1024 * 1024;
/** A receipt takes about a tenth of a second, the first one half a second more. */
const TIMEOUT_MS = 15_000;
const THREAD_MB = 192;

/** One at a time, and visitors in turn. */
const turns = new FairQueue({ active: 1, queued: 32 });
const thread = workerThread<Receipt, Pdf>(startThread, TIMEOUT_MS);
/** Personal data: in this process only, and not for long. A receipt takes some 20 KB. */
const kept = new LRUCache<string, Pdf>({
  maxSize: 16 * MB,
  sizeCalculation: (pdf) => pdf.byteLength,
  ttl: 10 * 60_000,
});
const underWay = new Map<string, Promise<Pdf>>();

/**
 * The receipt as a PDF, made outside the event loop. Bytes are kept by all that the receipt says, so that another order,
 * another language or a changed order can only be made anew.
 * @returns null while too many are being made, or when making it failed: the visitor may try again
 */
export async function receiptFile(
  { clientIp }: Pick<RequestContext, 'clientIp'>,
  receipt: Receipt,
): Promise<Pdf | null> {
  const key = createHash('sha256').update(JSON.stringify(receipt)).digest('base64url');
  const known = kept.get(key);
  if (known) return known;
  try {
    return await (underWay.get(key) ?? begin(key, addressKey(clientIp), receipt));
  } catch (error) {
    if (error instanceof QueueFullError || error instanceof WorkerThreadError) {
      log().warn({ reason: error.message }, 'a receipt could not be made');
      return null;
    }
    throw error;
  }
}

function begin(key: string, visitor: string, receipt: Receipt): Promise<Pdf> {
  const making = turns
    .run(visitor, () => thread.run(receipt))
    .then((pdf) => {
      kept.set(key, pdf);
      return pdf;
    })
    .finally(() => underWay.delete(key));
  underWay.set(key, making);
  return making;
}

/** Runs the build's bundle of `pdf-worker.ts`; where the sources run as they are, that file itself. */
function startThread(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: THREAD_MB };
  const source = new URL('pdf-worker.ts', import.meta.url);
  if (existsSync(source)) return new Worker(compiledOnTheWay(source), { resourceLimits, eval: true });
  const bundle = ['..', '../..'].map((up) => new URL(`${up}/workers/receipt-pdf.js`, import.meta.url)).find(existsSync);
  if (!bundle) throw new WorkerThreadError(`no bundle of the worker beside ${fileURLToPath(import.meta.url)}`);
  return new Worker(bundle, { resourceLimits });
}

/** A script that runs TypeScript: a thread does not take over the loader of the process that starts it. */
function compiledOnTheWay({ href }: URL): string {
  const file = JSON.stringify(href);
  return `import('tsx/esm/api').then(({ tsImport }) => tsImport(${file}, ${file}));`;
}
