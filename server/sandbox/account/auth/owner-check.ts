import { WRONG_OLD_PASSWORD } from '~/upstream/account/profile-contract';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import type { AccountRecord } from './accounts';
import { forgetFailures, hasNoAttemptsLeft, noteFailure } from './attempts';
import { isPasswordOf } from './passwords';

/**
 * Asks for the account's password: a browser left open must not give the account away.
 * @param clientId the place that asks; each place counts its wrong passwords separately
 * @throws ServiceFailure 14, SignInAttemptsEnded
 */
export async function checkOwner(
  { email, passwordHash }: Pick<AccountRecord, 'email' | 'passwordHash'>,
  password: string,
  clientId: string,
  context: SandboxContext,
): Promise<void> {
  const attempt = { email, clientId };
  if (await hasNoAttemptsLeft(context, attempt)) throw new ServiceFailure('SignInAttemptsEnded');
  if (!(await isPasswordOf(passwordHash, password))) {
    await noteFailure(context, attempt);
    throw new ServiceFailure(WRONG_OLD_PASSWORD, {}, 'wrong old password');
  }
  await context.store.execute(forgetFailures(attempt));
}
