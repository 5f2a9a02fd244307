import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import { DocumentLink } from '~/ui/DocumentLink';
import layout from '~/ui/layout.module.css';
import styles from './Footer.module.css';

/** App badges, each linked to its section of the app page. One brand has an additional one (specification 1 §2). */
export function AppStores({ hasExtra }: { hasExtra: boolean }) {
  const { t } = useTranslation('common');
  const stores = hasExtra ? ['ios', 'android', 'file'] : ['ios', 'android'];
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{t('footer.stores.title')}</h2>
      <ul role="list" className={layout.row2}>
        {stores.map((store) => (
          <li key={store}>
            <DocumentLink className={styles.badge} to={`/app#${store}`}>
              <Icon name="app" />
              {t(`footer.stores.${store}`)}
            </DocumentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
