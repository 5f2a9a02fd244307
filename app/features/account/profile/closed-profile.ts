import type { AuthFormScreen } from '../auth/auth-screen';
import type { ProfilePlace } from './profile-menu';

/** The screen in place of a profile page that the visitor cannot see. `place`: its entry of the menu, null outside of it. */
export type ClosedProfile =
  | { state: 'guest'; form: AuthFormScreen }
  | { state: 'down'; again: string; homePath: string; place: ProfilePlace | null };
