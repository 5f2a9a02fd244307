import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { AUTH_DIALOG } from '~/features/account/auth/auth-dialog';
import { OneTap } from '~/features/account/auth/social/OneTap';
import { laterBlock } from '~/ui/later';
import { PageDialog } from '~/ui/PageDialog';
import { CovidBanner } from './banners/CovidBanner';
import { Header } from './header/Header';
import { pageKind } from './page-kind';
import styles from './PageFrame.module.css';
import { SupportChat } from './support/SupportChat';
import { useFrame } from './use-frame';

/** It is below the first screen and works as it comes from the server; its styles are the frame's. */
const PageFooter = laterBlock(async () => (await import('./footer/PageFooter')).PageFooter);

/** Lays out header, page, footer and overlays. The first tab stop skips the header. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { market, banners, oneTapScript } = useFrame();
  const { pathname } = useLocation();
  const { isBooking, isFunnel, isOwn } = pageKind(pathname);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {t('frame.skip')}
      </a>
      <PageDialog kind={AUTH_DIALOG} />
      <Header isFunnel={isFunnel} />
      {banners.notices.map((notice) => (
        <CovidBanner key={notice.kind} notice={notice} homePath={market.homePath} />
      ))}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <PageFooter isQuiet={isFunnel || isOwn} hasPayment={isFunnel} />
      <SupportChat />
      {oneTapScript && !isBooking ? <OneTap script={oneTapScript} /> : null}
    </div>
  );
}
