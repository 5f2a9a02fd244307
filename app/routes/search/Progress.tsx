import { Form, useLocation } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import type { ProgressView } from './progress.server';
import { useArrival } from './use-arrival';
import styles from './Progress.module.css';

export type ProgressProps = {
  /** Null when all offers are there. */
  progress: ProgressView | null;
  /** Number of itineraries in the whole search: "214 options". */
  total: string;
  /** Canonical link of the search, for continuing it; a retry posts there. */
  path: string;
};

/**
 * Shows the progress of the search in a strip above the offers. It keeps its place from start to end, so that nothing
 * below moves; a page that arrives complete has none.
 */
export function Progress({ progress, total, path }: ProgressProps) {
  const [hadProgress] = useState(progress !== null);
  if (!progress) return hadProgress ? <Done total={total} /> : null;
  switch (progress.kind) {
    case 'waiting':
      return <Waiting {...progress} />;
    case 'stopped':
      return <Stopped offerCount={progress.offerCount} path={path} />;
    case 'failed':
      return <Failed failure={progress.failure} path={path} />;
  }
}

function Waiting({ offerCount, refreshSeconds, refreshing }: Extract<ProgressView, { kind: 'waiting' }>) {
  const { t } = useTranslation('search');
  const { search } = useLocation();
  const arrival = useArrival(`/search/progress${search}`, offerCount);
  return (
    <div className={`${styles.strip} ${styles.running}`}>
      <noscript>
        <meta httpEquiv="refresh" content={String(refreshSeconds)} />
      </noscript>
      <div role="status" className={styles.news}>
        <p className={styles.title}>{refreshing?.title ?? t('progress.waiting.title')}</p>
        <p className={styles.text}>
          {refreshing?.text ??
            (offerCount > 0 ? t('progress.waiting.found', { count: offerCount }) : t('progress.waiting.nothing'))}
        </p>
      </div>
      <Form method="post" className={styles.action} preventScrollReset>
        <Button intent="stop" variant="secondary">
          {t('progress.stop')}
        </Button>
      </Form>
      {arrival ? (
        <div className={styles.arrival} role="status">
          <Button type="button" onClick={arrival.show}>
            {t('progress.show', { count: arrival.offerCount })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Stopped({ offerCount: offerCount, path }: { offerCount: number; path: string }) {
  const { t } = useTranslation('search');
  return (
    <div className={`${styles.strip} ${styles.ended}`}>
      <div role="status" className={styles.news}>
        <p className={styles.title}>{t('progress.stopped.title')}</p>
        <p className={styles.text}>
          {offerCount > 0 ? t('progress.stopped.found', { count: offerCount }) : t('progress.stopped.nothing')}
        </p>
      </div>
      <div className={styles.action}>
        <ButtonLink to={path} variant="secondary" preventScrollReset>
          {t('progress.goOn')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Failed({ failure, path }: { failure: { title: string; text: string }; path: string }) {
  const { t } = useTranslation('search');
  return (
    <div className={`${styles.strip} ${styles.ended} ${styles.failed}`}>
      <div role="alert" className={styles.news}>
        <p className={styles.title}>{t('progress.failed.title')}</p>
        <p className={styles.text}>{`${failure.title}. ${failure.text}`}</p>
      </div>
      <Form method="post" action={path} className={styles.action} preventScrollReset>
        <Button intent="retry" variant="secondary">
          {t('failed.retry')}
        </Button>
      </Form>
    </div>
  );
}

function Done({ total }: { total: string }) {
  const { t } = useTranslation('search');
  return (
    <div className={styles.strip}>
      <div role="status" className={styles.news}>
        <p className={styles.title}>{t('progress.done')}</p>
        <p className={styles.text}>{total}</p>
      </div>
    </div>
  );
}
