import { ProfilePage } from '~/features/account/profile/ProfilePage';
import { BrowsersSection } from './BrowsersSection';
import { CardsSection } from './CardsSection';
import { EmailSection, PasswordSection, PersonalSection, PhoneSection } from './IdentitySections';
import { DeletionSection } from './DeletionSection';
import { NetworksSection } from './NetworksSection';
import { PasskeysSection } from './PasskeysSection';
import type { SectionProps } from './SettingsSection';
import styles from './view.module.css';
import { LettersSection, MarketSection } from './WishSections';

/** Lists all settings of an account, each with its own form. */
export function SettingsView(props: SectionProps) {
  return (
    <ProfilePage title={props.screen.title} place="settings">
      <div className={styles.group}>
        <PersonalSection {...props} />
        <EmailSection {...props} />
        <PhoneSection {...props} />
        <PasswordSection {...props} />
        <PasskeysSection {...props} />
        <NetworksSection {...props} />
      </div>
      <div className={styles.group}>
        <CardsSection {...props} />
      </div>
      <div className={styles.group}>
        <LettersSection {...props} />
        <MarketSection {...props} />
      </div>
      <div className={styles.group}>
        <BrowsersSection {...props} />
        <DeletionSection {...props} />
      </div>
    </ProfilePage>
  );
}
