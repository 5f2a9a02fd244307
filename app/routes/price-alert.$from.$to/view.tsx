import { AlertDaysForm } from '~/features/landings/price-alert/AlertDaysForm';
import { PriceSubscription } from '~/features/search/watch/PriceSubscription';
import type { PriceSubscriptionView } from '~/features/search/watch/screen.server';
import type { WatchRejection } from '~/features/search/watch/subscribe.server';
import { Card } from '~/ui/Card';
import { LinkChoice } from '~/ui/LinkChoice';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { AlertScreen } from './screen.server';

type AlertProps = { screen: AlertScreen; block: PriceSubscriptionView | null; rejected: WatchRejection | null };

/** A price alert: the days first, then the address. */
export function AlertView({ screen: { title, lead, back, kinds, form, error, prices }, block, rejected }: AlertProps) {
  return (
    <div className={layout.stack4}>
      <header className={layout.stack2}>
        {back ? (
          <p>
            <a href={back.href} className={prose.link}>
              {back.text}
            </a>
          </p>
        ) : null}
        <h1>{title}</h1>
        <p className={prose.soft}>{lead}</p>
      </header>
      <Card stack>
        <LinkChoice {...kinds} />
        <AlertDaysForm form={form} error={error ?? undefined} />
      </Card>
      {block ? <PriceSubscription block={block} rejected={rejected} /> : null}
      {prices ? (
        <p>
          <a href={prices.href} rel="nofollow" className={prose.link}>
            {prices.text}
          </a>
        </p>
      ) : null}
    </div>
  );
}
