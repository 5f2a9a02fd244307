import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import { DocumentLink } from '~/ui/DocumentLink';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { useFrame } from '../use-frame';
import styles from './Header.module.css';
import { HelpMenu } from './HelpMenu';
import { Logo } from './Logo';
import { MarketChooser } from './MarketChooser';
import { OfferLinks } from './OfferLinks';
import { SignInButton } from './SignInButton';
import { MENU, useOpenMenus } from './use-open-menus';
import { UserLink, UserMenu } from './UserMenu';

/**
 * Logo, the main links and the menu: a row on a wide screen, behind one button on a smaller one (specification 1 §2).
 * The button is a `<details>` and its panel a sibling, so that the same markup can form the row.
 * @param isFunnel leaves out the links away from buying
 */
export function Header({ isFunnel }: { isFunnel: boolean }) {
  const { t } = useTranslation('common');
  const { market, header } = useFrame();
  const { pathname } = useLocation();
  useOpenMenus();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Logo {...market} />
        <nav className={styles.nav} aria-label={t('frame.nav')}>
          {isFunnel ? null : (
            <>
              <Link className={styles.place} to={market.homePath}>
                <Icon name="search" />
                <VisuallyHidden below="tablet">{t('frame.search')}</VisuallyHidden>
              </Link>
              <DocumentLink className={styles.place} to="/user/orders">
                <Icon name="ticket" />
                <VisuallyHidden below="tablet">{t('frame.orders')}</VisuallyHidden>
              </DocumentLink>
            </>
          )}
          {header.email ? <UserLink email={header.email} /> : null}
          <div className={styles.more}>
            <details {...MENU} className={styles.button}>
              <summary className={styles.place}>
                <Icon name="menu" />
                <VisuallyHidden below="tablet">{t('frame.menu')}</VisuallyHidden>
              </summary>
            </details>
            <div className={styles.panel}>
              {isFunnel ? null : (
                <>
                  <OfferLinks offers={header.offers} pathname={pathname} />
                  <DocumentLink className={styles.link} to="/app">
                    <Icon name="app" />
                    {t('frame.app')}
                  </DocumentLink>
                </>
              )}
              {header.hasHelpMenu ? (
                <HelpMenu
                  homePath={market.homePath}
                  isGuest={header.canSignIn}
                  hasChat={header.hasChat}
                  hasAssistant={header.hasAssistant}
                  unread={header.unreadAnswers}
                />
              ) : null}
              <MarketChooser market={market} choices={header.choices} />
              {header.email ? <UserMenu email={header.email} /> : null}
            </div>
          </div>
          {header.canSignIn && !pathname.startsWith('/auth/') ? <SignInButton /> : null}
        </nav>
      </div>
    </header>
  );
}
