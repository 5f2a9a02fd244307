import { TicketRows } from '~/features/booking/after-sale/help/TicketRows';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { PageColumn } from '~/ui/PageColumn';
import { Section } from '~/ui/Section';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { RequestsScreen } from './screen.server';

/** The requests of an account, a card for each order. */
export function RequestsView({ title, screen: { groups } }: { title: string; screen: RequestsScreen }) {
  const { t } = useTranslation('help');
  return (
    <PageColumn back={{ path: '/helpcenter', label: t('center') }}>
      <h1>{title}</h1>
      {groups.length === 0 ? <p>{t('requests.none')}</p> : null}
      {groups.map(({ id, title: name, details, rows, askPath }) => (
        <Section key={id} id={`order-${id}`} title={name} text={details}>
          <TicketRows rows={rows} />
          <p>
            <a href={askPath} className={prose.link}>
              {t('requests.more')}
            </a>
          </p>
        </Section>
      ))}
      <div className={layout.row3}>
        <ButtonLink to="/user/orders" variant="secondary" reloadDocument>
          {t('requests.orders')}
        </ButtonLink>
      </div>
    </PageColumn>
  );
}
