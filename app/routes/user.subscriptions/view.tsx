import { ProfilePage } from '~/features/account/profile/ProfilePage';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Illustration } from '~/ui/Illustration';
import { Notice } from '~/ui/Notice';
import { StatusMark } from '~/ui/StatusMark';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { PriceHistory } from './PriceHistory';
import type { AlertButton, AlertsScreen, AlertView, NoticeView } from './screen.server';
import styles from './view.module.css';

const REFRESH_SECONDS = 3;

type AlertsProps = { title: string; homePath: string; screen: AlertsScreen };

/** Lists the price alerts of an account, each with the history of its price. */
export function AlertsView({ title, homePath, screen: { alerts, isWaiting, notice } }: AlertsProps) {
  const { t } = useTranslation('price-alerts');
  return (
    <ProfilePage title={title} place="subscriptions">
      {notice ? <LastPress notice={notice} /> : null}
      {isWaiting ? (
        <Notice kind="info" title={t('loading.title')} role="status">
          <p>{t('loading.text')}</p>
          <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
        </Notice>
      ) : null}
      {alerts === null && !isWaiting ? (
        <Notice kind="warning" title={t('failed.title')} role="alert">
          <p>{t('failed.text')}</p>
          <p>
            <a href="/user/subscriptions">{t('failed.again')}</a>
          </p>
        </Notice>
      ) : null}
      {alerts?.length === 0 ? <Empty homePath={homePath} /> : null}
      {alerts && alerts.length > 0 ? (
        <>
          <p className={prose.soft}>{t('lead')}</p>
          <ul className={layout.stack4} role="list">
            {alerts.map((alert) => (
              <Card key={alert.id} as="li">
                <Alert alert={alert} />
              </Card>
            ))}
          </ul>
          <p>
            <a href={homePath} className={prose.link}>
              {t('more')}
            </a>
          </p>
        </>
      ) : null}
    </ProfilePage>
  );
}

function LastPress({ notice: { kind, title, undo } }: { notice: NoticeView }) {
  const { t } = useTranslation('price-alerts');
  return (
    <Notice kind={kind} title={title} role={kind === 'warning' ? 'alert' : 'status'}>
      {undo ? (
        <form method="post">
          <input type="hidden" name="id" value={undo.id} />
          <input type="hidden" name="route" value={undo.route} />
          {undo.wasPaused ? <input type="hidden" name="wasPaused" value="on" /> : null}
          <Button variant="secondary" intent="restore">
            {t('button.undo')}
          </Button>
        </form>
      ) : null}
    </Notice>
  );
}

function Alert({ alert }: { alert: AlertView }) {
  const { route, facts, status, price, history, search, buttons } = alert;
  return (
    <article className={styles.alert}>
      <div className={styles.head}>
        <div className={layout.stack1}>
          <h2 className={styles.route}>{route}</h2>
          <StatusMark tone={status.tone}>{status.text}</StatusMark>
          {facts.map((fact) => (
            <p key={fact} className={prose.soft}>
              {fact}
            </p>
          ))}
          {price ? (
            <p className={styles.price}>
              {price}{' '}
              {search ? (
                <a href={search.href} rel="nofollow" className={prose.link}>
                  {search.text}
                  <VisuallyHidden>: {route}</VisuallyHidden>
                </a>
              ) : null}
            </p>
          ) : null}
        </div>
        <div className={styles.buttons}>
          {buttons.map((button) => (
            <PressButton key={button.intent} alert={alert} button={button} />
          ))}
        </div>
      </div>
      {history ? <PriceHistory history={history} route={route} /> : null}
    </article>
  );
}

function PressButton({ alert, button: { intent, label } }: { alert: AlertView; button: AlertButton }) {
  return (
    <form method="post">
      <input type="hidden" name="id" value={alert.id} />
      <input type="hidden" name="route" value={alert.route} />
      {alert.isPaused ? <input type="hidden" name="wasPaused" value="on" /> : null}
      <Button variant={intent === 'delete' ? 'quiet' : 'secondary'} intent={intent}>
        {label}
        <VisuallyHidden>: {alert.route}</VisuallyHidden>
      </Button>
    </form>
  );
}

function Empty({ homePath }: { homePath: string }) {
  const { t } = useTranslation('price-alerts');
  return (
    <section className={styles.empty}>
      <Illustration name="nothingFound" />
      <h2>{t('empty.title')}</h2>
      <p className={prose.soft}>{t('empty.text')}</p>
      <ButtonLink to={homePath} reloadDocument>
        {t('empty.action')}
      </ButtonLink>
    </section>
  );
}
