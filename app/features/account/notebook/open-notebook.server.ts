import type { RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import type { AccountDocument } from '~/upstream/account/documents-contract';
import type { Notebook, NotebookPassenger } from '~/upstream/account/passengers-contract';
import { UpstreamError } from '~/upstream/error';

/** A passenger with the documents besides the first. */
export type NotebookPerson = NotebookPassenger & { documents: AccountDocument[] };

export type NotebookPages = { passengers: NotebookPerson[]; deleted: Notebook['deleted'] };
export type OpenNotebook = NotebookPages & { state: 'open'; token: AuthToken };

/** The notebook of a signed-in visitor; `down`: the service did not answer in time. */
export type NotebookAnswer = { state: 'guest' } | { state: 'down' } | OpenNotebook;

const GUEST: NotebookAnswer = { state: 'guest' };
const DOWN: NotebookAnswer = { state: 'down' };
const PATIENCE_MS = 1200;

/** Reads the notebook. Never rejects. This call also verifies the token: with an unknown one the visitor is a guest. */
export function openNotebook(
  { account, upstream }: Pick<RequestContext, 'account' | 'upstream'>,
  { patienceMs = PATIENCE_MS } = {},
): Promise<NotebookAnswer> {
  if (!account) return Promise.resolve(GUEST);
  const { token } = account;
  const work = readNotebook(upstream, token).then(
    (notebook): NotebookAnswer => ({ state: 'open', token, ...notebook }),
    (error: unknown) => {
      if (error instanceof UpstreamError && error.kind === 'unauthorised') return GUEST;
      throw error;
    },
  );
  return degrade(work, DOWN, { block: 'notebook', patienceMs });
}

/** Reads everybody with all documents. @throws UpstreamError */
export async function readNotebook({ account }: RequestContext['upstream'], token: AuthToken): Promise<NotebookPages> {
  const [{ passengers, deleted }, documents] = await Promise.all([
    account.listPassengers(token),
    account.listDocuments(token),
  ]);
  return {
    passengers: passengers.map((one) => ({
      ...one,
      documents: documents.filter(({ passengerId }) => passengerId === one.id),
    })),
    deleted,
  };
}
