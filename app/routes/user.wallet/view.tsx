import { PointsList } from '~/features/account/loyalty/LoyaltyPage';
import { ProfilePage } from '~/features/account/profile/ProfilePage';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { LinkChoice } from '~/ui/LinkChoice';
import { Notice } from '~/ui/Notice';
import layout from '~/ui/layout.module.css';
import type { WalletScreen } from './screen.server';
import styles from './view.module.css';

/** Shows what is in the wallet, what happened to it in pages, and how it works. */
export function WalletView({ screen }: { screen: WalletScreen | null }) {
  const { t } = useTranslation('wallet');
  return (
    <ProfilePage title={t('title')} place="wallet">
      {screen ? (
        <>
          <Card className={layout.stack1}>
            <h2 className={styles.label}>{t('balance')}</h2>
            {screen.balances.map((balance) => (
              <p key={balance} className={styles.number}>
                {balance}
              </p>
            ))}
          </Card>
          <Transactions screen={screen} />
        </>
      ) : (
        <Notice kind="warning" title={t('down')}>
          <p>
            <a href="/user/wallet">{t('again')}</a>
          </p>
        </Notice>
      )}
      <section className={layout.stack3} aria-labelledby="rules">
        <h2 id="rules" className={styles.heading}>
          {t('rulesTitle')}
        </h2>
        <ul className={styles.rules}>
          {(['fill', 'spend', 'back', 'cash'] as const).map((rule) => (
            <li key={rule}>{t(`rules.${rule}`)}</li>
          ))}
        </ul>
      </section>
    </ProfilePage>
  );
}

function Transactions({ screen: { filters, lines, none, earlierPath, laterPath } }: { screen: WalletScreen }) {
  const { t } = useTranslation('wallet');
  return (
    <PointsList
      id="transactions"
      title={t('transactionsTitle')}
      before={filters.length > 0 ? <LinkChoice label={t('filters.label')} links={filters} /> : null}
      lines={lines}
      none={none}
    >
      {earlierPath || laterPath ? (
        <nav className={layout.row3} aria-label={t('transactionsPages')}>
          {laterPath ? (
            <ButtonLink to={laterPath} variant="secondary" rel="prev" reloadDocument>
              {t('later')}
            </ButtonLink>
          ) : null}
          {earlierPath ? (
            <ButtonLink to={earlierPath} variant="secondary" rel="next" reloadDocument>
              {t('earlier')}
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </PointsList>
  );
}
