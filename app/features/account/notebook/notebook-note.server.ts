import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { leaveFlash, takeFlash } from '~/bff/cookies/flash.server';

/** The action on a passenger, or why it failed. */
const schema = z.object({
  kind: z.literal('notebook'),
  did: z.enum([
    ...['added', 'changed', 'deleted', 'restored', 'full', 'repeated', 'down'],
    ...['documentAdded', 'documentChanged', 'documentDeleted', 'documentsFull'],
  ] as const),
  /** Name of the passenger; empty when unknown. */
  name: z.string(),
  id: z.string(),
});
export type NotebookNote = Omit<z.output<typeof schema>, 'kind'>;

/** Leaves a notice for the list, where every form of the notebook leads back to. */
export function leaveNotebookNote(context: RequestContext, note: NotebookNote): Promise<void> {
  return leaveFlash(context, { kind: 'notebook', ...note });
}

/** Takes the notice; shown once. */
export function takeNotebookNote(context: RequestContext): Promise<NotebookNote | null> {
  return takeFlash(context, schema);
}
