/** The prize draw of a brand: everything that its page has to tell. */
import { z } from 'zod';

/** `prize_key` is a key of the texts service. Times are ISO 8601 in UTC; `countries` are those of people who may take part. */
export const drawConfig = z
  .looseObject({
    id: z.string().regex(/^[\w-]{1,60}$/),
    prize_key: z.string(),
    winners: z.number().int().min(1),
    countries: z.array(z.string()).min(1),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    /** The winner is drawn on this day, after the end. */
    drawn_on: z.iso.date(),
  })
  .transform((wire) => ({
    id: wire.id,
    prizeKey: wire.prize_key,
    winners: wire.winners,
    countries: wire.countries,
    startsAt: wire.starts_at,
    endsAt: wire.ends_at,
    drawnOn: wire.drawn_on,
  }));
export type PrizeDraw = z.output<typeof drawConfig>;
