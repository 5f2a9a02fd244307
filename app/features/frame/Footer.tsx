import { useTranslation } from '~/i18n/use-translation';
import { DocumentLink } from './DocumentLink';
import styles from './Footer.module.css';
import { useFrame } from './use-frame';

const FIRST_YEAR = 2011;

const LINKS = [
  { to: '/user/orders', label: 'frame.orders' },
  { to: '/agreement', label: 'footer.agreement' },
  { to: '/confidential', label: 'footer.privacy' },
] as const;

/** Who we are, the pages there are, and the years (specification 1 §2). */
export function Footer() {
  const { t } = useTranslation('common');
  const { market, year } = useFrame();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.brand}>{market.brandName}</p>
          <p>{t(`footer.about.${market.brand}`)}</p>
        </div>
        <nav aria-label={t('footer.nav')}>
          <ul className={styles.links} role="list">
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <DocumentLink className={styles.link} to={to}>
                  {t(label)}
                </DocumentLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.small}>
          <p>
            © {FIRST_YEAR}–{year} {market.brandName}
          </p>
          <p>{t(`footer.caption.${market.brand}`)}</p>
        </div>
      </div>
    </footer>
  );
}
