import { useTranslation } from '~/i18n/use-translation';
import { DocumentLink } from '~/ui/DocumentLink';
import { CHAT_ENTRY } from '../support/chat-path';
import { useFrame } from '../use-frame';
import styles from './Footer.module.css';
import { QUIET_LINKS } from './footer-links';
import { PaymentMarks } from './PaymentMarks';
import { SmallPrint } from './SmallPrint';

/** The footer on the way to a ticket and after the sale: help and terms, and where one pays, how (specification 1 §2). */
export function QuietFooter({ hasPayment }: { hasPayment: boolean }) {
  const { t } = useTranslation('common');
  const { header } = useFrame();
  // On the way to a ticket nothing leads away from buying.
  const chat = header.hasChat && !hasPayment ? [{ name: 'chat', to: CHAT_ENTRY }] : [];
  return (
    <footer className={styles.footer}>
      <div className={`${styles.inner} ${styles.funnel}`}>
        <nav aria-label={t('footer.help')}>
          <ul role="list" className={styles.row}>
            {[...chat, ...QUIET_LINKS].map(({ name, to }) => (
              <li key={name}>
                <DocumentLink className={styles.link} to={to} rel="nofollow">
                  {t(`footer.links.${name}`)}
                </DocumentLink>
              </li>
            ))}
          </ul>
        </nav>
        {hasPayment ? <PaymentMarks /> : null}
        <SmallPrint isFolded />
      </div>
    </footer>
  );
}
