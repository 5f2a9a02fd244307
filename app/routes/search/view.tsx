import { Form, Link } from '@remix-run/react';
import { useState } from 'react';
import { DestinationsView } from '~/features/search/map/DestinationsView';
import { NearbyCitiesList } from '~/features/search/map/NearbyCitiesList';
import { FlexibleDates } from '~/features/search/calendar/FlexibleDates';
import { NearbyDates } from '~/features/search/calendar/NearbyDates';
import { PriceSubscription } from '~/features/search/watch/PriceSubscription';
import type { PriceSubscriptionView } from '~/features/search/watch/screen.server';
import type { WatchRejection } from '~/features/search/watch/subscribe.server';
import type { ReminderView } from '~/features/booking/unfinished/reminder.server';
import { UnfinishedBooking } from '~/features/booking/unfinished/UnfinishedBooking';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import { Illustration } from '~/ui/Illustration';
import { Progress } from './Progress';
import type { FailureView } from './progress.server';
import { Results } from './Results';
import { SearchSummary } from './SearchSummary';
import type { SearchHead, SearchScreen, SearchState } from './screen.server';
import styles from './view.module.css';

const SKELETON_CARDS = 3;

type SearchPage = SearchScreen & {
  /** Bookings that this visitor has started. */
  unfinished: ReminderView | null;
  /** Letters about the price of the search; null when the search cannot be watched. */
  watch: PriceSubscriptionView | null;
};

type SearchViewProps = { screen: SearchPage; rejected: WatchRejection | null };

export function SearchView({ screen, rejected }: SearchViewProps) {
  const { head, nearby, hotels, state, unfinished, watch } = screen;
  const isOver = state.kind === 'empty' || state.kind === 'past';
  return (
    <div className={styles.page}>
      <SearchSummary head={head} isOpen={isOver} />
      <UnfinishedBooking reminder={unfinished} />
      <Nearby key={`nearby ${head.path}`} dates={nearby} />
      {'progress' in state ? (
        <Progress
          key={head.path}
          progress={state.progress}
          count={state.kind === 'results' ? state.count : null}
          path={head.path}
        />
      ) : null}
      <State head={head} state={state} />
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

function State({ head, state }: { head: SearchHead; state: SearchState }) {
  switch (state.kind) {
    case 'results':
      return (
        <div className={`${styles.results} ${state.progress ? styles.unfinished : ''}`}>
          <Results results={state} isComplete={!state.progress} />
        </div>
      );
    case 'waiting':
      return <Skeleton />;
    case 'stopped':
      return null;
    case 'failed':
      return <Failed head={head} failure={state.failure} />;
    case 'dates':
      return <FlexibleDates dates={state.dates} />;
    case 'destinations':
      return <DestinationsView screen={state.destinations} />;
    case 'empty':
    case 'past':
      return <NoOffers head={head} state={state} />;
  }
}

/** Reserves the space of the first offers. */
function Skeleton() {
  return (
    <div className={`${styles.unfinished} ${styles.skeleton}`} aria-hidden>
      <div className={styles.skeletonBar} />
      <div className={styles.skeletonFilters} />
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <div key={index} className={styles.skeletonCard} />
      ))}
    </div>
  );
}

function Failed({ head, failure }: { head: SearchHead; failure: FailureView }) {
  const { t } = useTranslation('search');
  return (
    <Card>
      <div className={styles.state} role="alert">
        <Illustration name="wrong" />
        <h2>{failure.title}</h2>
        <p>{failure.text}</p>
        <Form method="post" action={head.path}>
          <Button intent="retry">{t('failed.retry')}</Button>
        </Form>
      </div>
    </Card>
  );
}

type NoOffersProps = { head: SearchHead; state: Extract<SearchState, { kind: 'empty' | 'past' }> };

function NoOffers({ head, state: { kind, ideas, nearby } }: NoOffersProps) {
  const { t } = useTranslation('search');
  return (
    <Card>
      <div className={styles.state}>
        <Illustration name="nothingFound" />
        <h2>{t(`${kind}.title`)}</h2>
        <p>{t(`${kind}.text`, { route: head.route, dates: head.dates })}</p>
        {ideas.length > 0 ? (
          <nav className={styles.ideas} aria-label={t(`${kind}.ideas`)}>
            <ul role="list">
              {ideas.map((idea) => (
                <li key={idea.path}>
                  <Link to={idea.path} className={styles.idea}>
                    {idea.dates}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {nearby ? <NearbyCitiesList nearby={nearby} /> : null}
      </div>
    </Card>
  );
}
