import type { AuthFormScreen } from '../auth/auth-screen';

/** What is shown in place of a profile page. */
export type ClosedProfile =
  { state: 'guest'; form: AuthFormScreen } | { state: 'down'; again: string; homePath: string };
