import { LoyaltyPage, PointsList } from '~/features/account/loyalty/LoyaltyPage';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Fold } from '~/ui/Fold';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { LoyaltyScreen, OperationsScreen } from './screen.server';
import styles from './view.module.css';

type LoyaltyViewProps = { screen: LoyaltyScreen | null; operations: OperationsScreen | null };

/** Shows the balance and the tier, the rules when asked for, and everything that happened to the points, in pages. */
export function LoyaltyView({ screen, operations }: LoyaltyViewProps) {
  return (
    <LoyaltyPage place="loyalty" isDown={screen === null || operations === null}>
      {screen ? <Overview screen={screen} /> : null}
      {screen ? <Rules screen={screen} /> : null}
      {operations ? <Operations operations={operations} /> : null}
    </LoyaltyPage>
  );
}

function Overview({ screen: { balance, nextToLapse, owed, tier } }: { screen: LoyaltyScreen }) {
  const { t } = useTranslation('loyalty');
  return (
    <div className={styles.overview}>
      <Card className={layout.stack1}>
        <h2 className={styles.label}>{t('balance')}</h2>
        <p className={styles.number}>{balance}</p>
        {nextToLapse ? <p className={prose.soft}>{nextToLapse}</p> : null}
        {owed ? <p className={prose.soft}>{owed}</p> : null}
      </Card>
      <Card className={layout.stack1}>
        <h2 className={styles.label}>{t('tier')}</h2>
        <p className={styles.number}>
          {tier.name} · {tier.percent}
        </p>
        {tier.toNext ? <p className={prose.soft}>{tier.toNext}</p> : null}
      </Card>
    </div>
  );
}

function Operations({ operations: { lines, earlierPath, laterPath } }: { operations: OperationsScreen }) {
  const { t } = useTranslation('loyalty');
  return (
    <PointsList id="operations" title={t('operationsTitle')} lines={lines} none={t('noOperations')}>
      {earlierPath || laterPath ? (
        <nav className={layout.row3} aria-label={t('operationsPages')}>
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

function Rules({ screen: { tiers, rules } }: { screen: LoyaltyScreen }) {
  const { t } = useTranslation('loyalty');
  return (
    <Card className={styles.rulesCard}>
      <Fold title={<h2 className={styles.heading}>{t('rulesTitle')}</h2>}>
        <ul className={styles.tiers} role="list">
          {tiers.map(({ name, percent, from, isCurrent }) => (
            <li key={name} className={isCurrent ? styles.current : styles.tier} aria-current={isCurrent || undefined}>
              <strong>
                {name} · {percent}
              </strong>
              <span className={prose.soft}>{from}</span>
            </li>
          ))}
        </ul>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Fold>
    </Card>
  );
}
