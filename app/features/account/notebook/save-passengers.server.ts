import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import type { Draft } from '~/bff/cookies/drafts.server';
import { notebookKey } from '~/bff/waiting/idempotency.server';
import type { CheckedPerson } from '~/features/booking/passengers/check-person';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { UpstreamError } from '~/upstream/error';
import { readNotebook } from './open-notebook.server';
import { documentKey, documentToSave, isSamePerson, toSave, withEachDocument } from './saved-passenger';

/** A purchase does not wait longer than this for the notebook. */
const PATIENCE_MS = 1000;

export type SaveOutcome = NonNullable<Draft['notebook']>;

/**
 * Saves the passengers of a booking whose documents are not in the notebook yet: a new document of somebody known is
 * added to them. Never rejects and never takes long: a
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
  const { passengers: known } = await readNotebook(upstream, authToken);
  const isKnown = new Set(known.flatMap(withEachDocument).map(documentKey));
  let saved = 0;
  for (const person of passengers) {
    if (isKnown.has(documentKey(person))) continue;
    const key = notebookKey(token, documentKey(person));
    const owner = known.find((one) => withEachDocument(one).some((written) => isSamePerson(written, person)));
    try {
      await (owner
        ? upstream.account.addDocument(authToken, owner.id, documentToSave(person, { asksMiddleName }), key)
        : upstream.account.savePassenger(authToken, toSave(person, { id: null, asksMiddleName }), key));
      saved += 1;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (error.code === 'PassengersLimitError' || error.code === 'DocumentsLimitError') return 'full';
      if (error.code !== 'AlreadyExistsError') throw error;
    }
  }
  return { saved };
}
