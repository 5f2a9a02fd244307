import { Link } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import { DocumentLink } from './DocumentLink';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { useFrame } from './use-frame';

/** Logo, the two places everybody needs, and in which language and money the page speaks. */
export function Header() {
  const { t } = useTranslation('common');
  const { market } = useFrame();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link className={styles.logo} to={market.homePath} aria-label={t('frame.logo', { brand: market.brandName })}>
          <Logo brand={market.brand} name={market.brandName} />
        </Link>
        <nav className={styles.nav} aria-label={t('frame.nav')}>
          <Link className={styles.link} to={market.homePath}>
            <Icon name="search" />
            <span className={styles.word}>{t('frame.search')}</span>
          </Link>
          <DocumentLink className={styles.link} to="/user/orders">
            <Icon name="ticket" />
            <span className={styles.word}>{t('frame.orders')}</span>
          </DocumentLink>
        </nav>
        <p className={styles.market}>
          {t(`languages.${market.locale}`)}
          <span aria-hidden="true"> · </span>
          {market.currency}
        </p>
      </div>
    </header>
  );
}
