import { Link } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { authHref } from '~/market/auth-address';
import { CHAT_ENTRY } from '../support/chat-path';
import { useFrame } from '../use-frame';
import { AppStores } from './AppStores';
import { EasterEgg } from './EasterEgg';
import styles from './Footer.module.css';
import { footerColumns } from './footer-links';
import { PaymentMarks } from './PaymentMarks';
import { SeoLinks } from './SeoLinks';
import { SmallPrint } from './SmallPrint';

/** The footer: about us, links and the small print (specification 1 §2). */
export function Footer() {
  const { t } = useTranslation('common');
  const { market, header, footer } = useFrame();
  const openChatUrl = header.canSignIn ? authHref('login', { from: CHAT_ENTRY, reason: 'chat' }) : CHAT_ENTRY;
  const chatUrl = header.hasChat ? openChatUrl : null;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {footer.seo ? <SeoLinks sections={footer.seo} /> : null}
        <div className={styles.top}>
          <div className={styles.about}>
            <p className={styles.brand}>{market.brandName}</p>
            <p>{t(`footer.about.${market.brand}`)}</p>
            {footer.social.length > 0 ? (
              <ul role="list" className={styles.social} aria-label={t('footer.social')}>
                {footer.social.map(({ title, href }) => (
                  <li key={href}>
                    <a className={styles.link} href={href} rel="nofollow noopener">
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          {footerColumns({ ...footer, chatUrl, hasAbout: footer.hasAboutLink }).map(({ name, links }) => (
            <nav key={name} className={styles[name]} aria-labelledby={`footer-${name}`}>
              <h2 className={styles.title} id={`footer-${name}`}>
                {t(`footer.${name}`)}
              </h2>
              <ul role="list">
                {links.map(({ name: link, to }) => (
                  <li key={link}>
                    <Link
                      className={styles.link}
                      to={to}
                      rel={name === 'company' ? undefined : 'nofollow'}
                      reloadDocument
                    >
                      {t(`footer.links.${link}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.marks}>
          <PaymentMarks />
          <AppStores hasExtra={footer.hasExtraAppStore} />
        </div>
        {footer.easterEgg ? <EasterEgg pair={footer.easterEgg} /> : null}
        <SmallPrint />
      </div>
    </footer>
  );
}
