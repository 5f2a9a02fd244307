import type { PolicyPapers } from '~/features/booking/after-sale/policies/policies.server';
import type { BoardingPasses } from '~/features/booking/after-sale/registration/boarding-pass.server';
import type { Receipt } from './receipt';

/** A document that the thread for PDFs can make. */
export type PdfJob =
  | { kind: 'receipt'; receipt: Receipt }
  | { kind: 'boarding'; passes: BoardingPasses }
  | { kind: 'policies'; papers: PolicyPapers };
