import { useTranslation } from '~/i18n/use-translation';
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
          {t('footer.prices')} {footer.hasRailwayCaption ? t('footer.railway') : null}
        </p>
      </div>
      {banners.hasCookieNote ? <CookieNote /> : null}
    </>
  );
}
