import { ButtonLink } from '~/ui/Button';
import { useTranslation } from '~/i18n/use-translation';
import { Price } from '~/ui/Price';
import type { PriceChangeView } from './notices.server';
import styles from './PriceChange.module.css';

export type PriceChangeProps = {
  change: PriceChangeView;
  /** Similar trips. */
  resultsPath: string;
  /** Where one goes on with the new price. */
  fares: string;
};

/** Old price, new price, the reason and the choice: go on below, or look at what else there is. */
export function PriceChange({ change: { old, now, reason }, resultsPath, fares }: PriceChangeProps) {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.change} role="alert">
      <dl className={styles.prices}>
        <div>
          <dt>{t('step0.priceChange.old')}</dt>
          <dd>
            <Price text={old} size="large" old />
          </dd>
        </div>
        <div>
          <dt>{t('step0.priceChange.now')}</dt>
          <dd>
            <Price text={now} size="large" />
          </dd>
        </div>
      </dl>
      <p>{reason}</p>
      <p className={styles.ways}>
        <ButtonLink to={fares} variant="secondary" reloadDocument>
          {t('step0.priceChange.accept')}
        </ButtonLink>
        <ButtonLink to={resultsPath} variant="quiet" reloadDocument>
          {t('step0.priceChange.similar')}
        </ButtonLink>
      </p>
    </div>
  );
}
