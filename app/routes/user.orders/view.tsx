import { OrderList } from '~/features/account/orders/OrderList';
import type { OrdersScreen } from '~/features/account/orders/order-list.server';
import { ProfilePage } from '~/features/account/profile/ProfilePage';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { LinkChoice } from '~/ui/LinkChoice';
import { Illustration } from '~/ui/Illustration';
import { Notice } from '~/ui/Notice';
import styles from './view.module.css';

type OrdersViewProps = {
  screen: OrdersScreen;
  homePath: string;
  isSignedIn: boolean;
  /** For a guest: the account has the trips from other browsers. */
  signInHref: string | null;
  isAccountDown: boolean;
};

/** Lists the trips of this browser and of the account, with the link that continues each. */
export function OrdersView({ isSignedIn, ...orders }: OrdersViewProps) {
  const { title } = orders.screen;
  if (isSignedIn) {
    return (
      <ProfilePage title={title} place="orders">
        <Orders {...orders} isSignedIn={isSignedIn} />
      </ProfilePage>
    );
  }
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <Orders {...orders} isSignedIn={isSignedIn} />
    </div>
  );
}

function Orders({ screen, homePath, isSignedIn, signInHref, isAccountDown }: OrdersViewProps) {
  const { t } = useTranslation('content');
  const isEmpty = screen.groups === null && screen.missing === null;
  return (
    <>
      {isAccountDown ? <Missing text={t('orders.accountDown')} /> : null}
      {screen.missing ? <Missing text={screen.missing} /> : null}
      {isEmpty ? <Empty homePath={homePath} isSignedIn={isSignedIn} /> : null}
      {screen.groups ? <LinkChoice {...screen.groups} arePages /> : null}
      {screen.periods.map((links) => (
        <LinkChoice key={links.label} {...links} arePages />
      ))}
      {screen.noneHere ? <p className={styles.soft}>{screen.noneHere}</p> : null}
      {screen.orders.length > 0 ? <OrderList orders={screen.orders} /> : null}
      {screen.drafts.length > 0 ? (
        <section className={styles.drafts}>
          <h2>{t('orders.drafts')}</h2>
          <OrderList orders={screen.drafts} level="h3" />
        </section>
      ) : null}
      <Pages screen={screen} />
      {signInHref ? (
        <p className={styles.soft}>
          {t('orders.elsewhere')} <a href={signInHref}>{t('orders.signIn')}</a>
          {' · '}
          <a href="/download-documents">{t('orders.find')}</a>
        </p>
      ) : null}
    </>
  );
}

function Pages({ screen: { firstPath, nextPath } }: { screen: OrdersScreen }) {
  const { t } = useTranslation('content');
  if (firstPath === null && nextPath === null) return null;
  return (
    <nav className={styles.pages} aria-label={t('orders.pages.label')}>
      {nextPath ? (
        <ButtonLink to={nextPath} variant="secondary" rel="next" reloadDocument>
          {t('orders.pages.next')}
        </ButtonLink>
      ) : null}
      {firstPath ? <a href={firstPath}>{t('orders.pages.first')}</a> : null}
    </nav>
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

function Empty({ homePath, isSignedIn }: { homePath: string; isSignedIn: boolean }) {
  const { t } = useTranslation('content');
  return (
    <section className={styles.empty}>
      <Illustration name="nothingFound" />
      <h2>{t('orders.empty.title')}</h2>
      <p className={styles.soft}>{t(isSignedIn ? 'orders.empty.textOfAccount' : 'orders.empty.text')}</p>
      <div className={styles.ways}>
        <ButtonLink to={homePath} reloadDocument>
          {t('orders.empty.action')}
        </ButtonLink>
        {isSignedIn ? (
          <ButtonLink to="/download-documents" variant="secondary" reloadDocument>
            {t('orders.find')}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
