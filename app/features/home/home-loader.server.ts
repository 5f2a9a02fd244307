import type { RequestContext } from '~/bff/request/context';
import type { ReminderView } from '~/features/booking/unfinished/reminder.server';
import { unfinishedBooking } from '~/features/booking/unfinished/unfinished-booking.server';
import { homeSources } from './home-sources.server';
import { homeScreen, type HomeScreen } from './screen.server';
import { takeFormNotice } from './form-notice.server';

export type HomePage = HomeScreen & {
  /** The visitor's unfinished booking. */
  unfinished: ReminderView | null;
};

/** Loads everything that the home page shows. */
export async function loadHome(context: RequestContext): Promise<HomePage> {
  const [sources, notice, unfinished] = await Promise.all([
    homeSources(context),
    takeFormNotice(context),
    unfinishedBooking(context),
  ]);
  return { ...homeScreen(context, sources, notice), unfinished };
}
