import { Link } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { Icon, type IconName } from '~/ui/Icon';
import { RECEIPT_PAGE, type OfferLink } from '../frame-screen';
import styles from './Header.module.css';

const ICONS: Record<OfferLink['name'], IconName> = { sales: 'sale', hotels: 'bed', ticketFinder: 'document' };

/**
 * Links that only some markets have, hidden on phones. A partner sells hotels on another site. The page that finds
 * orders omits the link to itself (specification 1 §2).
 */
export function OfferLinks({ offers, pathname }: { offers: readonly OfferLink[]; pathname: string }) {
  const { t } = useTranslation('common');
  return offers
    .filter(({ name }) => name !== 'ticketFinder' || pathname !== RECEIPT_PAGE)
    .map(({ name, href }) => (
      <Link
        key={name}
        className={`${styles.link} ${styles.notOnPhone}`}
        to={href}
        rel={name === 'sales' ? undefined : 'nofollow noopener'}
        reloadDocument
      >
        <Icon name={ICONS[name]} />
        {t(`frame.${name}`)}
      </Link>
    ));
}
