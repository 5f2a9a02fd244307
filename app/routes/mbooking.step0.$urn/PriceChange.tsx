import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { PriceComparison } from '~/ui/PriceList';
import type { PriceChangeView } from './notices.server';
import styles from './PriceChange.module.css';

export type PriceChangeProps = {
  change: PriceChangeView;
  /** Path of similar trips. */
  resultsPath: string;
};

/** Shows the old and new price with the reason, and leads to similar trips; the page's button accepts the new price. */
export function PriceChange({ change: { old, now, reason }, resultsPath }: PriceChangeProps) {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.change} role="alert">
      <PriceComparison
        old={{ label: t('step0.priceChange.old'), amount: old }}
        now={{ label: t('step0.priceChange.now'), amount: now }}
      />
      <p>{reason}</p>
      <p>
        <ButtonLink to={resultsPath} variant="secondary" reloadDocument>
          {t('step0.priceChange.similar')}
        </ButtonLink>
      </p>
    </div>
  );
}
