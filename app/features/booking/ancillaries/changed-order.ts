import type { Timing } from '~/upstream/ancillaries/contract';

/** The order that a form changes: that of the tickets, unless it says otherwise. */
export type ChangedOrder = { token: string; timing?: Timing };
