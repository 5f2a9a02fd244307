import type { ProgressStep } from './checkout-flow';

/**
 * The progress bar of the checkout: its entries are those of the steps of `features/booking/flow/checkout-flow`, in their order. Written
 * once more because the browser must not load what that list knows of the wire; the test holds both together.
 */
export const PROGRESS: readonly ProgressStep[] = ['offer', 'passengers', 'payment', 'ticket'];
