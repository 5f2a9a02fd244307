import { WRONG_OLD_PASSWORD } from '~/upstream/account/profile-contract';
import { ServiceFailure } from '../failure';
import type { SandboxContext } from '../service';
import type { AccountRecord } from './accounts';
import { forgetFailures, hasNoAttemptsLeft, noteFailure } from './attempts';
import { isPasswordOf } from './passwords';

/**
 * Has the owner of an account prove it by its password: a browser that was left open shall not give the account away.
 * @param clientId where it is asked for; each place counts its wrong passwords by itself
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
