import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { AUTH_DIALOG } from '~/features/account/auth/auth-dialog';
import { OneTap } from '~/features/account/auth/social/OneTap';
import { PageDialog } from '~/ui/PageDialog';
import { CovidBanner } from './banners/CovidBanner';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import styles from './PageFrame.module.css';
import { SupportDialog } from './support/SupportDialog';
import { useFrame } from './use-frame';

/** Booking steps, where the frame is reduced. */
const BOOKING = /^\/[mc]?booking\//;

/** Lays out header, page, footer and overlays. The first tab stop skips the header. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { market, banners, oneTapScript } = useFrame();
  const isBooking = BOOKING.test(useLocation().pathname);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {t('frame.skip')}
      </a>
      <PageDialog kind={AUTH_DIALOG} />
      <Header />
      {banners.covid ? <CovidBanner notice={banners.covid} homePath={market.homePath} /> : null}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer isBooking={isBooking} />
      <SupportDialog />
      {oneTapScript && !isBooking ? <OneTap script={oneTapScript} /> : null}
    </div>
  );
}
