import { Form, Link } from '@remix-run/react';
import { FlexibleDates } from '~/features/search/calendar/FlexibleDates';
import { DestinationsView } from '~/features/search/map/DestinationsView';
import { NearbyCitiesList } from '~/features/search/map/NearbyCitiesList';
import { useFrame } from '~/features/frame/use-frame';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Illustration } from '~/ui/Illustration';
import type { FailureView } from './progress.server';
import type { SearchHead, SearchState } from './screen.server';
import styles from './StateWithoutOffers.module.css';

type StateWithoutOffersProps = {
  head: SearchHead;
  state: Exclude<SearchState, { kind: 'results' | 'waiting' | 'stopped' }>;
};

/** Shows a search that has no list of offers: its days, its cities, or why there is nothing. */
export function StateWithoutOffers({ head, state }: StateWithoutOffersProps) {
  switch (state.kind) {
    case 'failed':
      return <Failed head={head} failure={state.failure} />;
    case 'dates':
      return <FlexibleDates dates={state.dates} />;
    case 'destinations':
      return <DestinationsView screen={state.destinations} />;
    case 'empty':
    case 'unknown':
    case 'sameCity':
    case 'past':
    case 'misordered':
      return <NoOffers head={head} state={state} />;
  }
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

type NoOffersProps = { head: SearchHead; state: Extract<SearchState, { ideas: unknown }> };

function NoOffers({ head, state }: NoOffersProps) {
  const { t } = useTranslation('search');
  const { t: tCommon } = useTranslation('common');
  const { hasAssistant } = useFrame().header;
  const { kind, ideas, nearby, ways } = state;
  const codes = state.kind === 'unknown' ? state.codes : '';
  const city = state.kind === 'sameCity' ? state.city : '';
  return (
    <Card>
      <div className={styles.state}>
        {kind === 'misordered' || kind === 'unknown' || kind === 'sameCity' ? null : (
          <Illustration name="nothingFound" />
        )}
        <h2>{t(`${kind}.title`, { city })}</h2>
        <p>{t(`${kind}.text`, { route: head.route, dates: head.dates, codes })}</p>
        {ideas.length > 0 ? (
          <nav className={styles.ideas} aria-label={t(`${kind}.ideas`)}>
            <ul role="list">
              {ideas.map(({ path, dates }, index) => (
                <li key={path}>
                  {kind === 'past' && index === 0 ? (
                    <ButtonLink to={path}>{dates}</ButtonLink>
                  ) : (
                    <Link to={path} className={styles.idea}>
                      {dates}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {nearby ? <NearbyCitiesList nearby={nearby} /> : null}
        {ways.length > 0 ? (
          <ul role="list" className={styles.ways}>
            {[...ways, ...(hasAssistant ? [{ path: '/assistant', text: tCommon('help.assistant') }] : [])].map(
              ({ path, text }) => (
                <li key={path}>
                  <Link to={path} rel="nofollow" reloadDocument className={styles.way}>
                    {text}
                  </Link>
                </li>
              ),
            )}
          </ul>
        ) : null}
      </div>
    </Card>
  );
}
