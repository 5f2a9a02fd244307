import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import type { Draft } from '~/bff/cookies/drafts.server';
import { notebookKey } from '~/bff/waiting/idempotency.server';
import type { CheckedPerson } from '~/features/booking/passengers/check-person';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { UpstreamError } from '~/upstream/error';
import { documentKey, toSave } from './saved-passenger';

/** A purchase does not wait longer than this for the notebook. */
const PATIENCE_MS = 1000;

export type SaveOutcome = NonNullable<Draft['notebook']>;

/**
 * Saves the passengers of a booking whose documents are not in the notebook yet. Never rejects and never takes long: a
 * late call continues in the background, and repeating it saves nobody twice.
 * @param token of the booking
 */
export async function savePassengers(
  { account, brand, upstream }: Pick<RequestContext, 'account' | 'brand' | 'upstream'>,
  token: string,
  passengers: readonly CheckedPerson[],
): Promise<SaveOutcome> {
  if (!account) return 'failed';
  const work = saveNew(account.token, { upstream, asksMiddleName: brand.asksMiddleName, token }, passengers);
  return degrade(work, 'failed', { block: 'notebook', patienceMs: PATIENCE_MS });
}

async function saveNew(
  authToken: AuthToken,
  { upstream, asksMiddleName, token }: Pick<RequestContext, 'upstream'> & { asksMiddleName: boolean; token: string },
  passengers: readonly CheckedPerson[],
): Promise<SaveOutcome> {
  const { passengers: known } = await upstream.account.listPassengers(authToken);
  const isKnown = new Set(known.map(documentKey));
  let saved = 0;
  for (const person of passengers) {
    if (isKnown.has(documentKey(person))) continue;
    const passenger = toSave(person, { id: null, asksMiddleName });
    try {
      await upstream.account.savePassenger(authToken, passenger, notebookKey(token, documentKey(person)));
      saved += 1;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (error.code === 'PassengersLimitError') return 'full';
      if (error.code !== 'AlreadyExistsError') throw error;
    }
  }
  return { saved };
}
