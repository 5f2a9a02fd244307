import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { leaveFlash, takeFlash } from '~/bff/cookies/flash.server';

/** What was done to a passenger, or why it was not. */
const schema = z.object({
  kind: z.literal('notebook'),
  did: z.enum(['added', 'changed', 'deleted', 'restored', 'full', 'repeated', 'down']),
  /** Of whom; empty when it is not known. */
  name: z.string(),
  id: z.string(),
});
export type NotebookNote = Omit<z.output<typeof schema>, 'kind'>;

/** Leaves word for the list, to which every form of the notebook leads back. */
export function leaveNotebookNote(context: RequestContext, note: NotebookNote): Promise<void> {
  return leaveFlash(context, { kind: 'notebook', ...note });
}

/** The note, shown once. */
export function takeNotebookNote(context: RequestContext): Promise<NotebookNote | null> {
  return takeFlash(context, schema);
}
