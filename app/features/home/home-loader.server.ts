import type { RequestContext } from '~/bff/context';
import type { ReminderView } from '~/features/unfinished-booking/reminder.server';
import { unfinishedBooking } from '~/features/unfinished-booking/unfinished-booking.server';
import { homeSources } from './home-sources.server';
import { homeScreen, type HomeScreen } from './screen.server';
import { takeSentNote } from './sent-note.server';

export type HomePage = HomeScreen & {
  /** What this visitor has begun to book. */
  unfinished: ReminderView | null;
};

/** Everything that the home page shows. */
export async function loadHome(context: RequestContext): Promise<HomePage> {
  const [sources, sent, unfinished] = await Promise.all([
    homeSources(context),
    takeSentNote(context),
    unfinishedBooking(context),
  ]);
  return { ...homeScreen(context, sources, sent), unfinished };
}
