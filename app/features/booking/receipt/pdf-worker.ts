/** Runs in its own thread; the host's build bundles it separately. */
import { parentPort } from 'node:worker_threads';
import type { JobAnswer } from '~/bff/waiting/worker-thread.server';
import { policyPdf } from '~/features/booking/after-sale/policies/policy-pdf.server';
import { boardingPdf } from '~/features/booking/after-sale/registration/boarding-pdf.server';
import type { PdfJob } from './pdf-job';
import { receiptPdf } from './receipt-pdf.server';

parentPort?.on('message', (job: PdfJob) => {
  void pdfOf(job).then(
    (result) => answer({ result }, [result.buffer]),
    (error: unknown) => answer({ failure: error instanceof Error ? error.message : 'unknown' }),
  );
});

function answer(message: JobAnswer<Uint8Array>, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved);
}

function pdfOf(job: PdfJob): Promise<Uint8Array<ArrayBuffer>> {
  switch (job.kind) {
    case 'receipt':
      return receiptPdf(job.receipt);
    case 'boarding':
      return boardingPdf(job.passes);
    case 'policies':
      return policyPdf(job.papers);
  }
}
