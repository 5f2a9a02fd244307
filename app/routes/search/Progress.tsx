import { Form, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import type { ProgressView } from './progress.server';
import { Share } from './Share';
import type { ShareView } from './share.server';
import { useArrival } from './use-arrival';
import styles from './Progress.module.css';

export type ProgressProps = {
  /** Null when all offers are there. */
  progress: ProgressView | null;
  /** Number of itineraries shown: "214 options"; null without offers. */
  count: string | null;
  /** Explains the prices; null without offers. */
  priceNote: string | null;
  /** Title of a part of the offers: "Departs 6:00"; null of all, and where the part stands above them. */
  title: string | null;
  /** The offers are a part of those found. */
  isPart: boolean;
  /** The link to the form that watches the price; null where there is none. */
  watch: string | null;
  /** Null without offers. */
  share: ShareView | null;
  /** Canonical link of the search, for continuing it; a retry posts there. */
  path: string;
};

/**
 * Shows the number of offers and the progress of the search: a thin line, and one row of text that has its place from
 * start to end, so that nothing below moves.
 */
export function Progress({ progress, count, priceNote, title, isPart, watch, share, path }: ProgressProps) {
  const { t } = useTranslation('search');
  const shown = count ? <strong data-testid="results-count">{count}</strong> : null;
  switch (progress?.kind) {
    case undefined:
      return (
        <Row
          isCount
          action={
            <div className={styles.tools}>
              {watch ? <a href="#price-subscription">{watch}</a> : null}
              {share ? <Share share={share} isSmall /> : null}
            </div>
          }
        >
          {shown} {title ? <span data-testid="ways-title">{title}</span> : null}{' '}
          <VisuallyHidden below={isPart ? undefined : 'desktop'}>{priceNote}</VisuallyHidden>
        </Row>
      );
    case 'waiting':
      return <Waiting {...progress} />;
    case 'stopped':
      return (
        <Row
          action={
            <ButtonLink to={path} variant="quiet" preventScrollReset>
              {t('progress.goOn')}
            </ButtonLink>
          }
        >
          {shown} {t('progress.stopped.title')}. {t(`progress.stopped.${count ? 'found' : 'nothing'}`)}
        </Row>
      );
    case 'failed':
      return (
        <Row
          role="alert"
          action={
            <Form method="post" action={path} preventScrollReset>
              <Button intent="retry" variant="quiet">
                {t('failed.retry')}
              </Button>
            </Form>
          }
        >
          {shown} {`${t('progress.failed.title')}. ${progress.failure.title}. ${progress.failure.text}`}
        </Row>
      );
  }
}

/** `isCount`: the row that a wide screen has beside the tabs, as long as it needs no sentence. */
type RowProps = {
  role?: 'status' | 'alert';
  isCount?: boolean;
  isRunning?: boolean;
  action?: ReactNode;
  children: ReactNode;
};

function Row({ role = 'status', isCount = false, isRunning = false, action, children }: RowProps) {
  const looks = [styles.row, (isCount || isRunning) && styles.count, isRunning && styles.running];
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      <p role={role} className={styles.text}>
        {children}
      </p>
      {action}
    </div>
  );
}

function Waiting({ offerCount, refreshSeconds, refreshing }: Extract<ProgressView, { kind: 'waiting' }>) {
  const { t } = useTranslation('search');
  const { search } = useLocation();
  const arrival = useArrival(`/search/progress${search}`, offerCount);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(refreshSeconds)} />
      </noscript>
      <Row
        isRunning
        action={
          <Form method="post" preventScrollReset>
            <Button intent="stop" variant="quiet">
              {t('progress.stop')}
            </Button>
          </Form>
        }
      >
        <strong>{refreshing?.title ?? t('progress.waiting.title')}</strong>{' '}
        {refreshing ? <VisuallyHidden>{refreshing.text}</VisuallyHidden> : null}
        {offerCount > 0 && !refreshing ? t('progress.waiting.found', { count: offerCount }) : null}
      </Row>
      {arrival ? (
        <div className={styles.arrival} role="status">
          <Button type="button" onClick={arrival.show}>
            {t('progress.show', { count: arrival.offerCount })}
          </Button>
        </div>
      ) : null}
    </>
  );
}
