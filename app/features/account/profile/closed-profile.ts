import type { AuthFormScreen } from '../auth/auth-screen';

/** What stands in the place of a page of the profile area. */
export type ClosedProfile =
  { state: 'guest'; form: AuthFormScreen } | { state: 'down'; again: string; homePath: string };
