import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { PriceList } from '~/ui/PriceList';
import { Section } from '~/ui/Section';
import type { LaterPurchases } from './later-purchases.server';
import styles from './post-sale.module.css';

/** Lists the purchases made after the tickets, and links to buy more. */
export function LaterPurchasesCard({ later }: { later: LaterPurchases }) {
  const { t } = useTranslation('post-sale');
  return (
    <Section id="bought" title={later.lines.length > 0 ? t('added.title') : t('title')}>
      {later.isNew ? <Notice kind="good" title={t('added.thanks')} role="status" /> : null}
      {later.lines.length > 0 ? <PriceList lines={later.lines} /> : <p className={styles.soft}>{t('lead')}</p>}
      {later.path ? (
        <div>
          <ButtonLink to={later.path} variant="secondary" reloadDocument>
            <Icon name="bag" />
            {t('added.link')}
          </ButtonLink>
        </div>
      ) : null}
    </Section>
  );
}
