import { z } from 'zod';
import { leaveFlash, takeFlash } from '~/bff/cookies/flash.server';
import type { RequestContext } from '~/bff/request/context';

/** Ways in which a press on a button ends; `…Slow`: the service has not answered yet, and goes on. */
const OUTCOMES = [
  ...['paused', 'resumed', 'confirmed', 'deleted', 'restored'],
  ...['pauseFailed', 'resumeFailed', 'deleteFailed', 'restoreFailed'],
  ...['deleteSlow', 'changeSlow'],
] as const;

const schema = z.object({
  kind: z.literal('priceAlerts'),
  did: z.enum(OUTCOMES as readonly string[] as [string, ...string[]]),
  /** "Москва → Сочи" */
  route: z.string(),
  id: z.string(),
  /** True for an alert that was paused before it was deleted: undoing keeps it so. */
  wasPaused: z.boolean(),
});
export type AlertsNote = Omit<z.output<typeof schema>, 'kind'>;

/** Leaves the notice of a press for the list. */
export function leaveAlertsNote(context: RequestContext, note: AlertsNote): Promise<void> {
  return leaveFlash(context, { kind: 'priceAlerts', ...note });
}

/** Takes the notice; shown once. */
export function takeAlertsNote(context: RequestContext): Promise<AlertsNote | null> {
  return takeFlash(context, schema);
}
