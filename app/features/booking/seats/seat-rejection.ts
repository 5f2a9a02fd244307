import type { RejectedSubmission } from '~/forms/rejected-submission';

/** Why the choice was rejected, in ready texts. The page shows the current map again. */
export type SeatRejection = RejectedSubmission<never, 'seat'> & { title: string };
