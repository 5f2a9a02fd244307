import { ProfilePage } from '~/features/account/profile/ProfilePage';
import { Card } from '~/ui/Card';
import { BrowsersSection } from './BrowsersSection';
import { CardsSection } from './CardsSection';
import { EmailSection, PasswordSection, PersonalSection, PhoneSection } from './IdentitySections';
import { DeletionSection } from './DeletionSection';
import { NetworksSection } from './NetworksSection';
import { PasskeysSection } from './PasskeysSection';
import type { SectionProps } from './SettingsSection';
import { LettersSection, MarketSection } from './WishSections';

/** Lists all settings of an account, each with its own form. */
export function SettingsView(props: SectionProps) {
  return (
    <ProfilePage title={props.screen.title} place="settings">
      <Card flush>
        <PersonalSection {...props} />
        <EmailSection {...props} />
        <PhoneSection {...props} />
        <PasswordSection {...props} />
        <PasskeysSection {...props} />
        <NetworksSection {...props} />
      </Card>
      <Card flush>
        <CardsSection {...props} />
      </Card>
      <Card flush>
        <LettersSection {...props} />
        <MarketSection {...props} />
      </Card>
      <Card flush>
        <BrowsersSection {...props} />
        <DeletionSection {...props} />
      </Card>
    </ProfilePage>
  );
}
