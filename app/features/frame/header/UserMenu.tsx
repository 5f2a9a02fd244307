import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { DocumentLink } from '../DocumentLink';
import { Dropdown } from './Dropdown';
import styles from './Header.module.css';

/** Who has signed in, and what there is to do about it (specification 3 §2). */
export function UserMenu({ email }: { email: string }) {
  const { t } = useTranslation('common');
  return (
    <Dropdown icon="person" title={email} label={`${t('frame.account')}: ${email}`}>
      <p className={styles.email}>{email}</p>
      <DocumentLink className={styles.entry} to="/user/orders">
        {t('frame.orders')}
      </DocumentLink>
      <form method="post" action="/auth/sign_out" className={styles.signOut}>
        <Button variant="secondary" intent="here" wide>
          {t('frame.signOut')}
        </Button>
        <Button variant="quiet" intent="everywhere" wide>
          {t('frame.signOutEverywhere')}
        </Button>
      </form>
    </Dropdown>
  );
}
