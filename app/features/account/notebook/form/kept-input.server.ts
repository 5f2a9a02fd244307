import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { leaveFlash, takeFlash } from '~/bff/cookies/flash.server';
import type { PassengerValues } from '~/features/booking/passengers/form-values';

const schema = z.object({
  kind: z.literal('typed passenger'),
  id: z.string(),
  values: z.record(z.string(), z.string()),
});

/** Keeps the input while the owner signs in again. @param id of the edited person or document */
export function keepTyped(context: RequestContext, id: string, values: PassengerValues): Promise<void> {
  return leaveFlash(context, { kind: 'typed passenger', id, values });
}

/** Takes the input kept for this person or document; null when there is none. */
export async function takeTyped(context: RequestContext, id: string): Promise<PassengerValues | null> {
  const typed = await takeFlash(context, schema);
  return typed?.id === id ? typed.values : null;
}
