import { OrderList } from '~/features/account/orders/OrderList';
import { ProfilePage } from '~/features/account/profile/ProfilePage';
import { useProfileMenu } from '~/features/account/profile/use-profile-menu';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { DashboardScreen } from './screen.server';
import styles from './view.module.css';

type DashboardViewProps = DashboardScreen & { homePath: string };

/** Shows the account's name, unfinished orders and the next trips. */
export function DashboardView({ homePath, ...screen }: DashboardViewProps) {
  const { t } = useTranslation('profile');
  const { title, email, pendingEmail, unfinished, next } = screen;
  return (
    <ProfilePage title={title} subtitle={email} place="dashboard">
      {pendingEmail ? (
        <Notice kind="info" title={t('dashboard.pendingEmail', { email: pendingEmail })}>
          <p>{t('dashboard.pendingEmailText')}</p>
        </Notice>
      ) : null}
      {screen.isIncomplete ? (
        <Notice kind="warning" title={t('dashboard.incomplete')}>
          <p>
            <a href="/user/dashboard">{t('down.again')}</a>
          </p>
        </Notice>
      ) : null}
      {unfinished.length > 0 ? (
        <section className={layout.stack3} aria-labelledby="unfinished">
          <h2 id="unfinished" className={styles.heading}>
            {t('dashboard.unfinished')}
          </h2>
          <OrderList orders={unfinished} level="h3" />
        </section>
      ) : null}
      <section className={layout.stack3} aria-labelledby="next">
        <div className={styles.top}>
          <h2 id="next" className={styles.heading}>
            {t('dashboard.next')}
          </h2>
          <a className={prose.link} href="/user/orders">
            {t('dashboard.all')}
          </a>
        </div>
        {next.length > 0 ? <OrderList orders={next} level="h3" /> : <NoTrips homePath={homePath} />}
      </section>
      <Places savedPassengers={screen.savedPassengers} />
      {screen.asksForReview ? (
        <Notice kind="info" title={t('dashboard.review')}>
          <p>
            <a href="/reviews/new">{t('dashboard.writeReview')}</a>
          </p>
        </Notice>
      ) : null}
    </ProfilePage>
  );
}

/** Leads to the rest of the account, with what is kept there; on a phone the menu of the overview does. */
function Places({ savedPassengers }: Pick<DashboardScreen, 'savedPassengers'>) {
  const { t } = useTranslation('profile');
  const places = useProfileMenu().flatMap(({ name, ...place }) =>
    name === 'dashboard' || name === 'orders' ? [] : [{ name, ...place }],
  );
  return (
    <ul className={styles.places} role="list">
      {places.map(({ name, href, icon }) => (
        <li key={name}>
          <a className={styles.place} href={href}>
            <Icon name={icon} large />
            <span>
              <strong>{t(`menu.${name}`)}</strong>
              <span className={prose.soft}>
                {(name === 'notebook' ? savedPassengers : null) ?? t(`dashboard.places.${name}`)}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function NoTrips({ homePath }: { homePath: string }) {
  const { t } = useTranslation('profile');
  return (
    <Card>
      <div className={styles.none}>
        <p>{t('dashboard.none')}</p>
        <ButtonLink to={homePath} reloadDocument>
          {t('down.toTickets')}
        </ButtonLink>
      </div>
    </Card>
  );
}
