import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Illustration } from '~/ui/Illustration';
import { Notice } from '~/ui/Notice';
import type { OrdersScreen, OrderView } from './screen.server';
import styles from './view.module.css';

type OrdersViewProps = {
  screen: OrdersScreen;
  homePath: string;
  /** For a guest: trips from other browsers are in the account. */
  signInHref: string | null;
  isAccountDown: boolean;
};

/** My trips: what was begun in this browser or belongs to the account, and where each goes on. */
export function OrdersView({ screen, homePath, signInHref, isAccountDown }: OrdersViewProps) {
  const { t } = useTranslation('content');
  const isEmpty = screen.orders.length === 0 && screen.missing === null;
  return (
    <div className={styles.page}>
      <h1>{screen.title}</h1>
      {isAccountDown ? <Missing text={t('orders.accountDown')} /> : null}
      {screen.missing ? <Missing text={screen.missing} /> : null}
      {isEmpty ? <Empty homePath={homePath} /> : null}
      {screen.orders.length > 0 ? <OrderList orders={screen.orders} /> : null}
      {signInHref ? (
        <p className={styles.soft}>
          {t('orders.elsewhere')} <a href={signInHref}>{t('orders.signIn')}</a>
        </p>
      ) : null}
    </div>
  );
}

function OrderList({ orders }: { orders: OrderView[] }) {
  return (
    <ul className={styles.list} role="list">
      {orders.map((order) => (
        <Card key={order.key} as="li">
          <Order order={order} />
        </Card>
      ))}
    </ul>
  );
}

function Order({ order }: { order: OrderView }) {
  return (
    <div className={styles.order}>
      <div className={styles.facts}>
        <h2 className={styles.route}>{order.route}</h2>
        <p>{order.dates}</p>
        {order.number ? <p className={styles.number}>{order.number}</p> : null}
        <p className={`${styles.status} ${styles[order.status.tone]}`}>{order.status.text}</p>
      </div>
      {order.action ? (
        <ButtonLink to={order.action.href} variant="secondary" reloadDocument>
          {order.action.label}
        </ButtonLink>
      ) : null}
    </div>
  );
}

function Missing({ text }: { text: string }) {
  const { t } = useTranslation('content');
  return (
    <Notice kind="warning" title={text}>
      <p>
        <a href="/user/orders">{t('orders.again')}</a>
      </p>
    </Notice>
  );
}

function Empty({ homePath }: { homePath: string }) {
  const { t } = useTranslation('content');
  return (
    <section className={styles.empty}>
      <Illustration name="nothingFound" />
      <h2>{t('orders.empty.title')}</h2>
      <p className={styles.soft}>{t('orders.empty.text')}</p>
      <ButtonLink to={homePath} reloadDocument>
        {t('orders.empty.action')}
      </ButtonLink>
    </section>
  );
}
