import { CheckoutPage } from '~/features/booking/flow/CheckoutPage';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import { Price } from '~/ui/Price';
import { Section } from '~/ui/Section';
import prose from '~/ui/prose.module.css';
import type { SbpScreen } from './screen.server';
import styles from './view.module.css';

export function SbpView({ screen }: { screen: SbpScreen }) {
  const { t } = useTranslation('sbp');
  return (
    <CheckoutPage step="payment" title={t('title')} lead={<p className={prose.soft}>{t('lead')}</p>}>
      <noscript>
        <meta httpEquiv="refresh" content={String(screen.refreshSeconds)} />
      </noscript>
      <Card as="section" labelledBy="confirm">
        <div className={styles.ways}>
          <div className={styles.way}>
            <dl className={styles.amount}>
              <dt>{t('amount')}</dt>
              <dd>
                <Price text={screen.amount} size="huge" />
              </dd>
            </dl>
            <p className={styles.until}>
              <Icon name="clock" />
              <span>{screen.until}</span>
            </p>
            <h2 id="confirm" className={styles.title}>
              {t('app.title')}
            </h2>
            {screen.appLink ? (
              <ButtonLink to={screen.appLink} wide reloadDocument>
                {t('app.open')}
              </ButtonLink>
            ) : null}
            {screen.banks.length > 0 ? <Banks banks={screen.banks} /> : null}
            <p className={prose.soft}>{t('app.hint')}</p>
          </div>
          {screen.qr ? <Code screen={screen} qr={screen.qr} /> : null}
        </div>
      </Card>
      <Section id="status" title={t('status.title')}>
        <p role="status" className={prose.soft}>
          {screen.status}
        </p>
        <div className={styles.links}>
          <ButtonLink to={screen.checkPath} variant="secondary" reloadDocument>
            {t('status.check')}
          </ButtonLink>
          <ButtonLink to={screen.changePath} variant="quiet" reloadDocument>
            {t('change')}
          </ButtonLink>
        </div>
        <p className={prose.soft}>{t('once')}</p>
      </Section>
    </CheckoutPage>
  );
}

function Banks({ banks }: { banks: SbpScreen['banks'] }) {
  const { t } = useTranslation('sbp');
  return (
    <>
      <h3 className={styles.subtitle}>{t('app.banks')}</h3>
      <ul className={styles.banks} role="list">
        {banks.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Draws the code dark on light in every colour scheme, as code readers expect. */
function Code({ screen, qr }: { screen: SbpScreen; qr: NonNullable<SbpScreen['qr']> }) {
  const { t } = useTranslation('sbp');
  return (
    <div className={styles.code}>
      <h2 className={styles.title}>{t('scan.title')}</h2>
      <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={screen.qrLabel}>
        <path d={qr.path} />
      </svg>
      <p className={prose.soft}>{t('scan.text')}</p>
    </div>
  );
}
