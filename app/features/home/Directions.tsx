import { useTranslation } from '~/i18n/use-translation';
import { DocumentLink } from '~/ui/DocumentLink';
import { Icon } from '~/ui/Icon';
import type { DirectionList } from './directions.server';
import styles from './Directions.module.css';
import { RouteCard, RouteList } from './RouteCard';

/** Popular routes by plane and by train, and one of them by month; renders nothing without any. */
export function Directions({ lists }: { lists: readonly DirectionList[] }) {
  const { t } = useTranslation('home');
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="directions">
      <h2 id="directions">{t('directions.title')}</h2>
      {lists.map(({ icon, title, note, rows, pages, pagesTitle }) => (
        <div key={icon} className={icon === 'calendar' ? styles.months : undefined}>
          <h3 className={styles.transport}>
            <Icon name={icon} />
            {title}
          </h3>
          {note ? <p className={styles.note}>{note}</p> : null}
          <RouteList isWhole={icon === 'calendar'}>
            {rows.map(({ href, departure, arrival, date, price }) => (
              <RouteCard key={href} href={href} departure={departure} arrival={arrival} facts={date} price={price} />
            ))}
          </RouteList>
          {pages.length > 0 ? (
            <nav className={styles.pages} aria-label={pagesTitle}>
              <span>{pagesTitle}</span>
              {pages.map(({ text, href }) => (
                <DocumentLink key={href} to={href}>
                  {text}
                </DocumentLink>
              ))}
            </nav>
          ) : null}
        </div>
      ))}
    </section>
  );
}
