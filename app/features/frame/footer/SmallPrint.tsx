import { useTranslation } from '~/i18n/use-translation';
import { DocumentLink } from '~/ui/DocumentLink';
import { useFrame } from '../use-frame';
import { CookieNote } from './CookieNote';
import styles from './Footer.module.css';

const FIRST_YEAR = 2011;

/**
 * The last lines of a footer: years, the company behind the brand, what prices include, and the cookie note until it is
 * dismissed.
 */
export function SmallPrint() {
  const { t } = useTranslation('common');
  const { market, footer, banners } = useFrame();
  return (
    <>
      <div className={styles.small}>
        <p className="tabular">
          © {FIRST_YEAR}–{footer.year} {market.brandName}
        </p>
        {footer.company ? <p>{footer.company}</p> : null}
        <p>
          {t('footer.prices')} {footer.hasRailwayCaption ? <RailwayCaption to={footer.railwayPath} /> : null}
        </p>
      </div>
      {banners.hasCookieNote ? <CookieNote /> : null}
    </>
  );
}

/** The line on railway tickets, linked to their page where trains are sold. */
function RailwayCaption({ to }: { to: string | null }) {
  const { t } = useTranslation('common');
  const caption = t('footer.railway');
  return to ? <DocumentLink to={to}>{caption}</DocumentLink> : caption;
}
