import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { StatusMark } from '~/ui/StatusMark';
import layout from '~/ui/layout.module.css';
import type { OrderView } from './order-list.server';
import styles from './OrderList.module.css';

type OrderListProps = {
  orders: readonly OrderView[];
  /** Level of the headings, below that of the route. */
  level?: 'h2' | 'h3';
};

/** Lists trips with the link that continues each. */
export function OrderList({ orders, level = 'h2' }: OrderListProps) {
  return (
    <ul className={layout.stack4} role="list">
      {orders.map((order) => (
        <Card key={order.key} as="li">
          <Order order={order} level={level} />
        </Card>
      ))}
    </ul>
  );
}

function Order({ order, level: Heading }: { order: OrderView; level: 'h2' | 'h3' }) {
  return (
    <div className={styles.order}>
      <div className={layout.stack1}>
        <Heading className={styles.route}>{order.route}</Heading>
        <ul className={styles.ways} role="list">
          {order.ways.map(({ date, times, ride }) => (
            <li key={`${date} ${times}`}>
              <strong className={styles.when}>{`${date}, ${times}`}</strong> <span className={styles.soft}>{ride}</span>
            </li>
          ))}
        </ul>
        <p className={styles.soft}>{[order.number, order.price].filter(Boolean).join(' · ')}</p>
        <StatusMark tone={order.status.tone}>{order.status.text}</StatusMark>
        {order.waiting.map((text) => (
          <StatusMark key={text} tone="warning">
            {text}
          </StatusMark>
        ))}
      </div>
      {order.action ? (
        <ButtonLink to={order.action.href} variant="secondary" reloadDocument>
          {order.action.label}
        </ButtonLink>
      ) : null}
    </div>
  );
}
