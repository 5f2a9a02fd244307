import { Form, Link } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Illustration } from '~/ui/Illustration';
import { Waiting } from '~/ui/Waiting';
import { Results } from './Results';
import { SearchSummary } from './SearchSummary';
import type { DateIdea, SearchHead, SearchScreen } from './screen.server';
import styles from './view.module.css';

/** How soon a page that waits asks again. */
const REFRESH_SECONDS = 3;

export function SearchView({ screen: { head, state } }: { screen: SearchScreen }) {
  switch (state.kind) {
    case 'results':
      return (
        <div className={styles.page}>
          <SearchSummary head={head} />
          <Results results={state} />
        </div>
      );
    case 'waiting':
      return <StillSearching head={head} />;
    case 'failed':
      return (
        <div className={styles.page}>
          <SearchSummary head={head} />
          <Failed head={head} reason={state.reason} />
        </div>
      );
    case 'empty':
    case 'past':
      return (
        <div className={styles.page}>
          <SearchSummary head={head} isOpen />
          <NoOffers head={head} kind={state.kind} ideas={state.ideas} />
        </div>
      );
  }
}

function StillSearching({ head }: { head: SearchHead }) {
  const { t } = useTranslation('search');
  return (
    <Waiting
      title={t('waiting.title', { route: head.route })}
      text={t('waiting.text')}
      refreshSeconds={REFRESH_SECONDS}
    >
      <p className={styles.facts}>{[head.dates, head.passengers].join(' · ')}</p>
      <ButtonLink to={head.path} variant="quiet">
        {t('waiting.now')}
      </ButtonLink>
    </Waiting>
  );
}

function Failed({ head, reason }: { head: SearchHead; reason: string }) {
  const { t } = useTranslation('search');
  return (
    <Card>
      <div className={styles.state} role="alert">
        <Illustration name="wrong" />
        <h2>{t(`failed.${reason}.title`)}</h2>
        <p>{t(`failed.${reason}.text`)}</p>
        <Form method="post" action={head.path}>
          <Button intent="retry">{t('failed.retry')}</Button>
        </Form>
      </div>
    </Card>
  );
}

type NoOffersProps = { head: SearchHead; kind: 'empty' | 'past'; ideas: DateIdea[] };

function NoOffers({ head, kind, ideas }: NoOffersProps) {
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
      </div>
    </Card>
  );
}
