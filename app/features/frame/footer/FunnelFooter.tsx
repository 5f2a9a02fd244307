import { useTranslation } from '~/i18n/use-translation';
import { DocumentLink } from '~/ui/DocumentLink';
import styles from './Footer.module.css';
import { FUNNEL_LINKS } from './footer-links';
import { PaymentMarks } from './PaymentMarks';
import { SmallPrint } from './SmallPrint';

/** The footer on the way to a ticket: help, terms and how payments are taken (specification 1 §2). */
export function FunnelFooter() {
  const { t } = useTranslation('common');
  return (
    <footer className={styles.footer}>
      <div className={`${styles.inner} ${styles.funnel}`}>
        <nav aria-label={t('footer.help')}>
          <ul role="list" className={styles.row}>
            {FUNNEL_LINKS.map(({ name, to }) => (
              <li key={name}>
                <DocumentLink className={styles.link} to={to} rel="nofollow">
                  {t(`footer.links.${name}`)}
                </DocumentLink>
              </li>
            ))}
          </ul>
        </nav>
        <PaymentMarks />
        <SmallPrint />
      </div>
    </footer>
  );
}
