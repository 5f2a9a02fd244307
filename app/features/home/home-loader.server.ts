import { json } from '@remix-run/node';
import type { RequestContext } from '~/bff/request/context';
import type { ReminderView } from '~/features/booking/unfinished/reminder.server';
import { unfinishedBooking } from '~/features/booking/unfinished/unfinished-booking.server';
import { recentSearches, type RecentSearch } from '~/features/search/recent/recent-searches.server';
import { stylesOfLater } from '~/ui/later-styles.server';
import { homeSources } from './home-sources.server';
import { homeScreen, type HomeScreen } from './screen.server';
import { takeFormNotice } from './form-notice.server';

export type HomePage = HomeScreen & {
  /** The visitor's unfinished booking. */
  unfinished: ReminderView | null;
  /** The visitor's last searches. */
  recent: RecentSearch[];
  /** Addresses of the styles of its blocks, whose script loads later. */
  styles: string[];
};

/** Answers with everything that the home page shows. A page that lacks a block is stored by nobody. */
export async function homeAnswer(context: RequestContext) {
  const [sources, notice, unfinished, recent] = await Promise.all([
    homeSources(context),
    takeFormNotice(context),
    unfinishedBooking(context),
    recentSearches(context),
  ]);
  const styles = stylesOfLater('app/features/home/HomeBlocks.tsx', 'app/routes/_index/route.tsx');
  const page: HomePage = { ...homeScreen(context, sources, notice), unfinished, recent, styles };
  return json(page, sources.isIncomplete ? { headers: { 'Cache-Control': 'no-store' } } : {});
}
