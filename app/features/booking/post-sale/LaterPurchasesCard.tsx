import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { Price } from '~/ui/Price';
import type { LaterPurchases } from './later-purchases.server';
import styles from './post-sale.module.css';

/** Lists the purchases made after the tickets, and links to buy more. */
export function LaterPurchasesCard({ later }: { later: LaterPurchases }) {
  const { t } = useTranslation('post-sale');
  return (
    <Card as="section" labelledBy="bought">
      <div className={styles.form}>
        {later.isNew ? <Notice kind="good" title={t('added.thanks')} role="status" /> : null}
        <h2 id="bought" className={styles.title}>
          {later.lines.length > 0 ? t('added.title') : t('title')}
        </h2>
        {later.lines.length > 0 ? (
          <dl className={styles.lines}>
            {later.lines.map(({ label, amount }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Price text={amount} />
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className={styles.soft}>{t('lead')}</p>
        )}
        {later.path ? (
          <div>
            <ButtonLink to={later.path} variant="secondary" reloadDocument>
              <Icon name="bag" />
              {t('added.link')}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
