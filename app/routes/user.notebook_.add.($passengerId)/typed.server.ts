import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { leaveFlash, takeFlash } from '~/bff/cookies/flash.server';
import type { PassengerValues } from '~/features/booking/passengers/form-values';

const schema = z.object({
  kind: z.literal('typed passenger'),
  id: z.string(),
  values: z.record(z.string(), z.string()),
});

/** Keeps what was typed while its owner proves to be the owner. @param id of the passenger that is changed */
export function keepTyped(context: RequestContext, id: string, values: PassengerValues): Promise<void> {
  return leaveFlash(context, { kind: 'typed passenger', id, values });
}

/** What was typed for this passenger; null when nothing was. */
export async function takeTyped(context: RequestContext, id: string): Promise<PassengerValues | null> {
  const typed = await takeFlash(context, schema);
  return typed?.id === id ? typed.values : null;
}
