import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import layout from '~/ui/layout.module.css';
import type { ProfilePlace } from './profile-menu';
import styles from './ProfilePage.module.css';
import { usePointsBalance, useProfileMenu, useWalletText } from './use-profile-menu';

export type ProfilePageProps = {
  title: string;
  /** Shown below the title. */
  subtitle?: string;
  /** The menu entry of this page. */
  place: ProfilePlace;
  children: ReactNode;
};

/**
 * Lays out a profile page with its menu: beside the page on a desktop, in a row above it on a tablet. On a phone the
 * overview lists it, and the other pages lead back there.
 */
export function ProfilePage({ title, subtitle, place, children }: ProfilePageProps) {
  return (
    <div className={place === 'dashboard' ? `${styles.area} ${styles.overview}` : styles.area}>
      <ProfileMenu place={place} />
      <div className={styles.page}>
        <div className={layout.stack1}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        </div>
        {children}
      </div>
    </div>
  );
}

function ProfileMenu({ place }: { place: ProfilePlace }) {
  const { t } = useTranslation('profile');
  const menu = useProfileMenu();
  const balance = usePointsBalance();
  const wallet = useWalletText();
  return (
    <div className={styles.menu}>
      <a className={styles.back} href="/user/dashboard">
        <Icon name="arrow-left" />
        {t('menu.dashboard')}
      </a>
      <nav className={styles.nav} aria-label={t('menu.label')}>
        <ul className={styles.entries} role="list">
          {menu.map(({ name, href, icon }) => (
            <li key={name}>
              <a className={styles.entry} href={href} aria-current={name === place ? 'page' : undefined}>
                <Icon name={icon} />
                {name === 'wallet' && wallet !== null ? wallet : t(`menu.${name}`)}
                {name === 'loyalty' && balance !== null ? <span>{balance}</span> : null}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form method="post" action="/auth/sign_out" className={styles.signOut}>
        <button className={styles.entry} name="intent" value="here">
          <Icon name="arrow-left" />
          {t('menu.signOut')}
        </button>
      </form>
    </div>
  );
}
