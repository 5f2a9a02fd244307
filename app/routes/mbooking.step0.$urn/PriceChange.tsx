import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { PriceComparison } from '~/ui/PriceList';
import layout from '~/ui/layout.module.css';
import type { PriceChangeView } from './notices.server';
import styles from './PriceChange.module.css';

export type PriceChangeProps = {
  change: PriceChangeView;
  /** Path of similar trips. */
  resultsPath: string;
  /** Id of the form to submit, with the fare chosen in it. */
  form: string;
};

/** Shows the old and new price with the reason, and offers to continue or to see similar trips. */
export function PriceChange({ change: { old, now, reason }, resultsPath, form }: PriceChangeProps) {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.change} role="alert">
      <PriceComparison
        old={{ label: t('step0.priceChange.old'), amount: old }}
        now={{ label: t('step0.priceChange.now'), amount: now }}
      />
      <p>{reason}</p>
      <p className={layout.row2}>
        <Button variant="secondary" intent="book" form={form}>
          {t('step0.priceChange.accept')}
        </Button>
        <ButtonLink to={resultsPath} variant="quiet" reloadDocument>
          {t('step0.priceChange.similar')}
        </ButtonLink>
      </p>
    </div>
  );
}
