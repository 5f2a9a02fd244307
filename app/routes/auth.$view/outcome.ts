import type { AuthField } from '~/features/account/auth/auth-screen';
import type { RejectedSubmission } from '~/forms/rejected-submission';

/** The result of a posted form: another page, or the form again. */
export type Outcome = { target: string } | RejectedSubmission<AuthField>;
