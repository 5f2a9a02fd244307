import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import { Price } from '~/ui/Price';
import { Section } from '~/ui/Section';
import prose from '~/ui/prose.module.css';
import type { SbpPaymentView } from './sbp-payment.server';
import styles from './SbpPayment.module.css';

/**
 * Leads to the app of the customer's bank, by a link and a code, and says that the page checks the payment. On a desktop
 * the code comes first: the app is on the phone.
 */
export function SbpPayment({ payment }: { payment: SbpPaymentView }) {
  const { t } = useTranslation('sbp');
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(payment.refreshSeconds)} />
      </noscript>
      <Card as="section" labelledBy="confirm">
        <div className={styles.head}>
          <dl className={styles.amount}>
            <dt>{t('amount')}</dt>
            <dd>
              <Price text={payment.amount} size="huge" />
            </dd>
            <dd className={prose.soft}>{payment.trip}</dd>
          </dl>
          <p className={styles.until}>
            <Icon name="clock" />
            <span>{payment.until}</span>
          </p>
        </div>
        <div className={styles.ways}>
          <div className={styles.app}>
            <h2 id="confirm" className={styles.title}>
              {t('app.title')}
            </h2>
            {payment.appLink ? (
              <ButtonLink to={payment.appLink} wide reloadDocument>
                {t('app.open')}
              </ButtonLink>
            ) : null}
            {payment.banks.length > 0 ? <Banks banks={payment.banks} /> : null}
            <p className={prose.soft}>{t('app.hint')}</p>
          </div>
          {payment.qr ? <Code payment={payment} qr={payment.qr} /> : null}
        </div>
      </Card>
      <Section id="status" title={t('status.title')}>
        <p role="status" className={prose.soft}>
          {payment.status}
        </p>
        <div className={styles.links}>
          <ButtonLink to={payment.checkPath} variant="secondary" reloadDocument>
            {t('status.check')}
          </ButtonLink>
          <ButtonLink to={payment.changePath} variant="quiet" reloadDocument>
            {t('change')}
          </ButtonLink>
        </div>
        <p className={prose.soft}>{t('once')}</p>
      </Section>
    </>
  );
}

function Banks({ banks }: { banks: SbpPaymentView['banks'] }) {
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

/**
 * Draws the code dark on light in every colour scheme, as code readers expect. A phone cannot scan its own screen: there the
 * code waits behind a tick.
 */
function Code({ payment, qr }: { payment: SbpPaymentView; qr: NonNullable<SbpPaymentView['qr']> }) {
  const { t } = useTranslation('sbp');
  return (
    <div className={styles.code}>
      <h2 className={`${styles.title} ${styles.onDesktop}`}>{t('scan.title')}</h2>
      <label className={styles.elsewhere}>
        <input type="checkbox" autoComplete="off" />
        {t('scan.elsewhere')}
        <Icon name="chevron-down" />
      </label>
      <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={payment.qrLabel}>
        <path d={qr.path} />
      </svg>
      <p className={`${prose.soft} ${styles.scanText}`}>{t('scan.text')}</p>
    </div>
  );
}
