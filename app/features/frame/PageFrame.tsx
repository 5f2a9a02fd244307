import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './PageFrame.module.css';

/** Header, the page, footer. The first stop of the keyboard jumps over the header. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {t('frame.skip')}
      </a>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
