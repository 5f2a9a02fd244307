import { Link } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { BRAND_SIGNS } from '~/market/brand-signs';
import type { Market } from '~/market/market';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from './Logo.module.css';

/** A brand's wordmark with its tagline in the visitor's language, linked to the market's home page. */
export function Logo({ brand, brandName, homePath }: Pick<Market, 'brand' | 'brandName' | 'homePath'>) {
  const { t } = useTranslation('common');
  const { path, isRound } = BRAND_SIGNS[brand];
  return (
    <Link className={styles.logo} to={homePath}>
      <svg className={styles.sign} viewBox="0 0 32 32" aria-hidden="true">
        <rect className={isRound ? styles.round : styles.square} width="32" height="32" />
        <path className={styles.stroke} d={path} />
      </svg>
      <span className={styles.words}>
        <span className={styles.name}>{brandName}</span>{' '}
        <VisuallyHidden below="desktop">
          <span className={styles.tagline}>{t('frame.tagline')}</span>
        </VisuallyHidden>
      </span>
    </Link>
  );
}
