import { useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import type { FrameNotice } from '../frame-screen';
import styles from './CovidBanner.module.css';
import { hasCovidBanner } from './covid-pages';

/** A line above the page, on seven pages only (specification 1 §2). */
export function CovidBanner({ notice, homePath }: { notice: FrameNotice; homePath: string }) {
  const { t } = useTranslation('common');
  if (!hasCovidBanner(useLocation().pathname, homePath)) return null;
  return (
    <aside className={styles.strip} aria-label={t(`${notice.kind}.label`)}>
      <p className={styles.text}>
        <Icon name="info" />
        <span>
          {notice.text} {notice.href ? <a href={notice.href}>{t('covid.more')}</a> : null}
        </span>
      </p>
    </aside>
  );
}
