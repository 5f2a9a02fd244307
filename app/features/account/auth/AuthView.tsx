import type { AuthRejection, AuthScreen } from './auth-screen';
import { AuthFormView } from './AuthFormView';
import { AuthOutcomeView } from './AuthOutcomeView';

/** Shows a page at /auth/{view}. */
export function AuthView({ form, outcome, rejected }: AuthScreen & { rejected: AuthRejection }) {
  if (outcome) return <AuthOutcomeView {...outcome} />;
  return form && <AuthFormView {...form} rejected={rejected} />;
}
