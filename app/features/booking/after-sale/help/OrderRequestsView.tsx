import { useTranslation } from '~/i18n/use-translation';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { Section } from '~/ui/Section';
import prose from '~/ui/prose.module.css';
import { AfterSalePage } from '../AfterSalePage';
import type { OrderRequestsScreen } from './order-requests.server';
import styles from './OrderRequestsView.module.css';
import { TicketRows } from './TicketRows';

/** Lists the requests about an order, and the subjects on which one can ask now. */
export function OrderRequestsView({ screen }: { screen: OrderRequestsScreen }) {
  const { t } = useTranslation('help');
  const { trip, orderPath, requests, categories } = screen;
  return (
    <AfterSalePage title={t('order.title')} trip={trip} back={{ path: orderPath, label: t('order.back') }}>
      {requests === null ? <p className={prose.soft}>{t('order.missing')}</p> : null}
      {requests && requests.length > 0 ? (
        <Section id="requests" title={t('requests.title')}>
          <TicketRows rows={requests} />
        </Section>
      ) : null}
      {categories.length > 0 ? (
        <section aria-labelledby="categories">
          <h2 id="categories" className={styles.heading}>
            {t('order.categories')}
          </h2>
          <Card flush flat>
            <ul role="list" className={styles.categories}>
              {categories.map(({ path, title, text }) => (
                <li key={path}>
                  <a href={path} className={styles.category}>
                    <span>
                      <strong>{title}</strong>
                      <small>{text}</small>
                    </span>
                    <Icon name="chevron-right" />
                  </a>
                </li>
              ))}
              <li>
                <a href="/contacts" className={styles.category}>
                  <span>
                    <strong>{t('order.somethingElse.title')}</strong>
                    <small>{t('order.somethingElse.text')}</small>
                  </span>
                  <Icon name="chevron-right" />
                </a>
              </li>
            </ul>
          </Card>
        </section>
      ) : (
        <Notice kind="info" title={t('order.none.title')}>
          <p>
            {t('order.none.text')} <a href="/contacts">{t('order.contacts')}</a>
          </p>
        </Notice>
      )}
    </AfterSalePage>
  );
}
