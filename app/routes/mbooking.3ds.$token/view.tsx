import { useEffect, useState } from 'react';
import { CheckoutPage } from '~/features/booking/flow/CheckoutPage';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Revalidation } from '~/ui/Waiting';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { BankFrame } from './BankFrame';
import styles from './view.module.css';

export type BankScreen = {
  /** The bank's page, already checked to be on an allowed host. */
  to: string;
  /** The payment is known to be by card: its page may be framed. */
  isCard: boolean;
  /** The wallet's name, for a payment by one. */
  wallet: string | null;
  /** The page after the bank is done. */
  donePath: string;
  /** "London – New York, 17 Dec · £321.21", outside the bank's page; null while the order is unknown. */
  order: string | null;
  /** Link to replace this payment with another one. */
  change: { label: string; to: string };
};

/** Seconds between checks, for a bank whose message does not arrive. */
const ASK_EVERY_SECONDS = 5;

/**
 * Shows the frame only with scripts: without them nothing receives its message, and the visitor would be stuck in it.
 * The link opens the bank's page at the top level, with and without scripts. A wallet, which asks for a password, is
 * never framed, and neither is a page of an unknown kind.
 */
export function BankView({ screen }: { screen: BankScreen }) {
  const { t } = useTranslation('booking');
  const [isFramed, setFramed] = useState(false);
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  const { wallet, isCard } = screen;
  // A frame stays while the booking service, asked again and again, cannot tell for a moment: a code is typed in it.
  useEffect(() => setFramed((was) => was || isCard), [isCard]);
  const texts = wallet === null ? 'bank' : 'bank.wallet';
  const name = wallet ?? '';
  return (
    <CheckoutPage
      step="payment"
      title={t(`${texts}.title`, { name })}
      lead={<Lead order={screen.order} text={t(`${texts}.text`, { name })} />}
    >
      {hasScript ? <Revalidation seconds={ASK_EVERY_SECONDS} /> : null}
      <Card>
        <div className={layout.stack4}>
          {isFramed ? <BankFrame to={screen.to} donePath={screen.donePath} title={t('bank.frame')} /> : null}
          {isFramed ? <p>{t('bank.frameEmpty')}</p> : null}
          <ButtonLink to={screen.to} variant={isFramed ? 'secondary' : 'primary'} reloadDocument>
            {t(`${texts}.open`, { name })}
          </ButtonLink>
          <p className={prose.soft}>{t(`${texts}.hint`, { name })}</p>
          <p className={styles.links}>
            <a href={screen.donePath} className={prose.link}>
              {t('bank.done')}
            </a>
            <a href={screen.change.to} className={prose.link}>
              {screen.change.label}
            </a>
          </p>
        </div>
      </Card>
    </CheckoutPage>
  );
}

function Lead({ order, text }: { order: string | null; text: string }) {
  return (
    <>
      {order ? (
        <p>
          <strong>{order}</strong>
        </p>
      ) : null}
      <p>{text}</p>
    </>
  );
}
