import { useTranslation } from '~/i18n/use-translation';
import { DocumentLink } from '~/ui/DocumentLink';
import { useFrame } from '../use-frame';
import { CookieNote } from './CookieNote';
import styles from './Footer.module.css';

const FIRST_YEAR = 2011;

/**
 * The last lines of a footer: years, the company behind the brand, what prices include, and the cookie note until it is
 * dismissed.
 * @param isFolded the company and the word on prices open by a press
 */
export function SmallPrint({ isFolded }: { isFolded?: boolean }) {
  const { t } = useTranslation('common');
  const { market, footer, banners } = useFrame();
  const years = `© ${FIRST_YEAR}–${footer.year} ${market.brandName}`;
  const about = (
    <>
      {footer.company ? <p>{footer.company}</p> : null}
      <p>
        {t('footer.prices')} {footer.hasRailwayCaption ? <RailwayCaption to={footer.railwayPath} /> : null}
      </p>
    </>
  );
  return (
    <>
      {isFolded ? (
        <details className={styles.folded}>
          <summary>
            {years} · <span className={styles.more}>{t('footer.seller')}</span>
          </summary>
          {about}
        </details>
      ) : (
        <div className={styles.small}>
          <p className="tabular">{years}</p>
          {about}
        </div>
      )}
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
