import type { ProgressStep } from './checkout-flow';

/**
 * The entries of the progress bar, those of `features/booking/flow/checkout-flow`, in the same order. Repeated here to
 * keep that list's wire knowledge out of the browser bundle; a test keeps both in sync.
 */
export const PROGRESS: readonly ProgressStep[] = ['offer', 'passengers', 'payment', 'ticket'];
