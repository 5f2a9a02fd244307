import { Link } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import type { Market } from '~/market/market';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from './Logo.module.css';

/** The sign beside the word: a vane in the wind, or a road over a hill. */
const SIGNS: Readonly<Record<Market['brand'], readonly [ground: string, path: string]>> = {
  intl: [styles.round ?? '', 'M7 22.5 26 9.5 19.5 25l-4-6.5ZM5.5 15h6M8 10.5h7'],
  ru: [styles.square ?? '', 'M7 25c2-7 5-10 9-10s5-3 5.5-7M7 25h18M21.5 8l-4 2.5M21.5 8l2.5 4'],
};

/** A brand's wordmark with its tagline in the visitor's language, linked to the market's home page. */
export function Logo({ brand, brandName, homePath }: Pick<Market, 'brand' | 'brandName' | 'homePath'>) {
  const { t } = useTranslation('common');
  const [ground, path] = SIGNS[brand];
  return (
    <Link className={styles.logo} to={homePath}>
      <svg className={styles.sign} viewBox="0 0 32 32" aria-hidden="true">
        <rect className={ground} width="32" height="32" />
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
