import { useTranslation } from '~/i18n/use-translation';
import { labelled } from '~/market/punctuation';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { DocumentLink } from '~/ui/DocumentLink';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { useFrame } from '../use-frame';
import { Dropdown } from './Dropdown';
import styles from './Header.module.css';

/** Shows the signed-in account and its pages on a wide screen (specification 3 §2). */
export function UserMenu({ email }: { email: string }) {
  const { t } = useTranslation('common');
  const { market, header } = useFrame();
  return (
    <div className={styles.user}>
      <Dropdown icon="person" title={email} label={labelled(t('frame.account'), email, market.locale)}>
        <p className={styles.email}>{email}</p>
        <DocumentLink className={styles.entry} to="/user/dashboard">
          {t('frame.accountPages.dashboard')}
        </DocumentLink>
        <DocumentLink className={styles.entry} to="/user/orders">
          {t('frame.orders')}
        </DocumentLink>
        {header.points ? (
          <DocumentLink className={styles.entry} to="/user/loyalty">
            {[t('frame.accountPages.loyalty'), header.points.balance].filter(Boolean).join(': ')}
          </DocumentLink>
        ) : null}
        {header.eWallet ? (
          <DocumentLink className={styles.entry} to="/user/wallet">
            {header.eWallet}
          </DocumentLink>
        ) : null}
        {header.hasDiscounts ? (
          <DocumentLink className={styles.entry} to="/user/discount">
            {t('frame.accountPages.discount')}
          </DocumentLink>
        ) : null}
        {header.hasPriceAlerts ? (
          <DocumentLink className={styles.entry} to="/user/subscriptions">
            {t('frame.accountPages.subscriptions')}
          </DocumentLink>
        ) : null}
        <DocumentLink className={styles.entry} to="/user/notebook">
          {t('frame.accountPages.notebook')}
        </DocumentLink>
        <DocumentLink className={styles.entry} to="/user/settings">
          {t('frame.accountPages.settings')}
        </DocumentLink>
        <form method="post" action="/auth/sign_out" className={styles.signOut}>
          <Button variant="secondary" intent="here" wide>
            {t('frame.signOut')}
          </Button>
        </form>
      </Dropdown>
    </div>
  );
}

/** Links to the account page on a smaller screen. */
export function UserLink({ email }: { email: string }) {
  const { t } = useTranslation('common');
  const { market } = useFrame();
  return (
    <DocumentLink className={`${styles.place} ${styles.userLink}`} to="/user/dashboard">
      <Icon name="person" />
      <VisuallyHidden>{labelled(t('frame.account'), email, market.locale)}</VisuallyHidden>
    </DocumentLink>
  );
}
