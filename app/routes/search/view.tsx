import { useState } from 'react';
import { NearbyDates } from '~/features/search/calendar/NearbyDates';
import type { PriceSubscriptionView } from '~/features/search/watch/screen.server';
import type { WatchRejection } from '~/features/search/watch/subscribe.server';
import type { ReminderView } from '~/features/booking/unfinished/reminder.server';
import { UnfinishedBooking } from '~/features/booking/unfinished/UnfinishedBooking';
import { Icon } from '~/ui/Icon';
import { Progress } from './Progress';
import { Results } from './Results';
import { SearchNotices, SearchSummary } from './SearchSummary';
import type { SearchScreen, SearchState } from './screen.server';
import { later, laterBlock } from '~/ui/later';
import styles from './view.module.css';

/** Most searches show offers: the browser loads the other states only when they are shown. */
const StateWithoutOffers = later(async () => (await import('./StateWithoutOffers')).StateWithoutOffers);

/** It is below the offers and works as it comes from the server. */
const PriceSubscription = laterBlock(
  async () => (await import('~/features/search/watch/PriceSubscription')).PriceSubscription,
);

const SKELETON_CARDS = 5;

/** The form is the likely next step: the search has to change. */
const WITH_OPEN_FORM: readonly SearchState['kind'][] = ['past', 'misordered', 'unknown', 'sameCity'];

type SearchPage = SearchScreen & {
  /** Bookings that this visitor has started. */
  unfinished: ReminderView | null;
  /** Letters about the price of the search; null when the search cannot be watched. */
  watch: PriceSubscriptionView | null;
};

type SearchViewProps = { screen: SearchPage; rejected: WatchRejection | null };

export function SearchView({ screen, rejected }: SearchViewProps) {
  const { head, level, hotels, state, unfinished, watch } = screen;
  // Another day would lose the way out that is chosen.
  const nearby = isPartOf(state) ? null : screen.nearby;
  return (
    <div className={styles.page}>
      <div className={nearby?.returns ? `${styles.head} ${styles.oneLine}` : styles.head}>
        <SearchSummary head={head} isOpen={WITH_OPEN_FORM.includes(state.kind)} />
        {(state.kind === 'empty' && !nearby?.cheapest) ||
        state.kind === 'unknown' ||
        state.kind === 'sameCity' ? null : (
          <Nearby key={`nearby ${head.path} ${isPartOf(state)}`} dates={nearby} />
        )}
      </div>
      <SearchNotices head={head} />
      <UnfinishedBooking reminder={unfinished} />
      {'progress' in state ? (
        <Offers state={state} level={level} watch={watch?.form?.short ?? null} path={head.path} />
      ) : (
        <StateWithoutOffers head={head} state={state} />
      )}
      {watch ? <PriceSubscription key={`watch ${head.path}`} block={watch} rejected={rejected} /> : null}
      {hotels && state.kind === 'results' ? (
        <a href={hotels.href} rel="nofollow noopener" className={styles.hotels}>
          <Icon name="bed" />
          {hotels.text}
        </a>
      ) : null}
    </div>
  );
}

/**
 * Shows prices of nearby days only if they arrive with the page, and keeps them: they stand above what is being read.
 */
function Nearby({ dates }: { dates: SearchScreen['nearby'] }) {
  const [shownDates, setKept] = useState(dates);
  if (shownDates && dates && dates !== shownDates) setKept(dates);
  return shownDates ? <NearbyDates dates={shownDates} /> : null;
}

type OffersProps = {
  state: Extract<SearchState, { progress: unknown }>;
  level: SearchScreen['level'];
  watch: string | null;
  path: string;
};

/** The number of offers or the progress of the search, and the offers so far. */
function Offers({ state, level, watch, path }: OffersProps) {
  const { kind, progress } = state;
  const isRunning = progress?.kind === 'waiting';
  const waysTitle = kind === 'results' ? state.waysTitle : null;
  const isPart = isPartOf(state);
  const looks = [styles.offers, isRunning && styles.unfinished, progress && !isRunning && styles.noted];
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      <Progress
        key={path}
        progress={progress}
        count={kind === 'results' ? state.count : null}
        priceNote={kind === 'results' ? state.priceNote : null}
        title={waysTitle}
        isPart={isPart}
        watch={watch}
        share={kind === 'results' ? state.share : null}
        path={path}
      />
      {kind === 'results' ? (
        // The calendar prices all offers of the days.
        <Results results={state} level={progress || isPart ? null : level} isComplete={!progress} />
      ) : null}
      {kind === 'waiting' ? <Skeleton /> : null}
    </div>
  );
}

/** The list has only the ways on of one way out. */
function isPartOf(state: SearchState): boolean {
  return state.kind === 'results' && (state.waysTitle !== null || state.wayOut !== null);
}

/** Reserves the space of the first offers. */
function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      <div className={styles.skeletonBar} />
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <div key={index} className={styles.skeletonCard} />
      ))}
    </div>
  );
}
