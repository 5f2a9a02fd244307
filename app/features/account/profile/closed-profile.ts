import type { AuthFormScreen } from '../auth/auth-screen';

/** The screen in place of a profile page that the visitor cannot see. */
export type ClosedProfile =
  { state: 'guest'; form: AuthFormScreen } | { state: 'down'; again: string; homePath: string };
