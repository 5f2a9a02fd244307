import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import { DocumentLink } from '~/ui/DocumentLink';
import type { SeoSection } from '../frame-screen';
import styles from './SeoLinks.module.css';

/**
 * Links to landing pages. On a phone the sections fold, with the first one open. A section's links follow its
 * `<details>`, so that a wide screen can show all of them as columns.
 */
export function SeoLinks({ sections }: { sections: readonly SeoSection[] }) {
  const { t } = useTranslation('common');
  return (
    <nav className={styles.block} aria-label={t('footer.seo.title')}>
      {sections.map(({ name, links }, at) => (
        <div key={name}>
          <details className={styles.fold} open={at === 0}>
            <summary className={styles.title}>
              {t(`footer.seo.${name}`)}
              <Icon name="chevron-down" />
            </summary>
          </details>
          <h2 className={styles.heading}>{t(`footer.seo.${name}`)}</h2>
          <ul role="list" className={styles.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <DocumentLink className={styles.link} to={href}>
                  {label}
                </DocumentLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
