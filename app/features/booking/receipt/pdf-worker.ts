/** Runs in its own thread; the host's build bundles it separately. */
import { parentPort } from 'node:worker_threads';
import type { JobAnswer } from '~/bff/waiting/worker-thread.server';
import type { Receipt } from './receipt';
import { receiptPdf } from './receipt-pdf.server';

parentPort?.on('message', (receipt: Receipt) => {
  void receiptPdf(receipt).then(
    (result) => answer({ result }, [result.buffer]),
    (error: unknown) => answer({ failure: error instanceof Error ? error.message : 'unknown' }),
  );
});

function answer(message: JobAnswer<Uint8Array>, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved);
}
