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
import type { PdfJob } from './pdf-job';
import type { Receipt } from './receipt';

type Pdf = Uint8Array<ArrayBuffer>;

const MB = 1024 * 1024;
/** A receipt takes about 0.1 s, the first one 0.5 s more. */
const TIMEOUT_MS = 15_000;
const THREAD_MB = 192;

/** One at a time, in turns between visitors. */
const turns = new FairQueue({ active: 1, queued: 32 });
const thread = workerThread<PdfJob, Pdf>(startThread, TIMEOUT_MS);
/** Personal data: only in this process, and not for long. A receipt takes about 20 KB. */
const files = new LRUCache<string, Pdf>({
  maxSize: 16 * MB,
  sizeCalculation: (pdf) => pdf.byteLength,
  ttl: 10 * 60_000,
});
const underWay = new Map<string, Promise<Pdf>>();

/** Makes the receipt's PDF; null when the queue is full or the PDF failed: the visitor may retry. */
export function receiptFile(visitor: Pick<RequestContext, 'clientIp'>, receipt: Receipt): Promise<Pdf | null> {
  return pdfFile(visitor, { kind: 'receipt', receipt });
}

/**
 * Makes a PDF outside the event loop. The cache key covers the whole content, so that another order, another language or
 * a changed order never shares a file.
 * @returns null when the queue is full or the PDF failed: the visitor may retry
 */
export async function pdfFile({ clientIp }: Pick<RequestContext, 'clientIp'>, job: PdfJob): Promise<Pdf | null> {
  const key = createHash('sha256').update(JSON.stringify(job)).digest('base64url');
  const cachedFile = files.get(key);
  if (cachedFile) return cachedFile;
  try {
    return await (underWay.get(key) ?? begin(key, addressKey(clientIp), job));
  } catch (error) {
    if (error instanceof QueueFullError || error instanceof WorkerThreadError) {
      log().warn({ reason: error.message, document: job.kind }, 'a PDF could not be made');
      return null;
    }
    throw error;
  }
}

function begin(key: string, visitor: string, job: PdfJob): Promise<Pdf> {
  const making = turns
    .run(visitor, () => thread.run(job))
    .then((pdf) => {
      files.set(key, pdf);
      return pdf;
    })
    .finally(() => underWay.delete(key));
  underWay.set(key, making);
  return making;
}

/** Starts the build's bundle of `pdf-worker.ts`, or the source file itself when the app runs from sources. */
function startThread(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: THREAD_MB };
  const source = new URL('pdf-worker.ts', import.meta.url);
  if (existsSync(source)) return new Worker(compiledOnTheWay(source), { resourceLimits, eval: true });
  const bundle = ['..', '../..'].map((up) => new URL(`${up}/workers/receipt-pdf.js`, import.meta.url)).find(existsSync);
  if (!bundle) throw new WorkerThreadError(`no bundle of the worker beside ${fileURLToPath(import.meta.url)}`);
  return new Worker(bundle, { resourceLimits });
}

/** Returns a script that runs TypeScript: a thread does not inherit the loader of its parent process. */
function compiledOnTheWay({ href }: URL): string {
  const file = JSON.stringify(href);
  return `import('tsx/esm/api').then(({ tsImport }) => tsImport(${file}, ${file}));`;
}
