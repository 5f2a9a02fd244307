import { TextSections } from '~/features/frame/content/TextPageView';
import { RouteCard, RouteList } from '~/features/home/RouteCard';
import { SearchForm } from '~/features/search/form/SearchForm';
import { useTranslation } from '~/i18n/use-translation';
import { DocumentLink } from '~/ui/DocumentLink';
import prose from '~/ui/prose.module.css';
import styles from './RailwayView.module.css';
import type { RailwayScreen, RouteGroup } from './screen.server';
import { StationTable } from './StationTable';

/** A page about trains: the search form, routes with dated prices, stations, and what to know. */
export function RailwayView({ screen }: { screen: RailwayScreen }) {
  const { t } = useTranslation('railway');
  const { text, isGuide, routes, stations, more } = screen;
  const sections = (
    <article className={styles.text}>
      <TextSections sections={text.sections} />
    </article>
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </header>
      <SearchForm state={screen.form} action={screen.action} />
      {isGuide ? sections : null}
      <Routes groups={routes} />
      {stations.length > 0 ? <StationTable stations={stations} /> : null}
      {isGuide ? null : sections}
      <nav aria-label={t('more.label')}>
        <DocumentLink to={more.href} className={prose.link}>
          {more.text}
        </DocumentLink>
      </nav>
    </div>
  );
}

function Routes({ groups }: { groups: readonly RouteGroup[] }) {
  const { t } = useTranslation('railway');
  if (groups.length === 0) return null;
  return (
    <div className={styles.routes}>
      {groups.map(({ id, title, rows }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <RouteList isWhole>
            {rows.map(({ href, departure, arrival, date, price }) => (
              <RouteCard key={href} href={href} departure={departure} arrival={arrival} facts={date} price={price} />
            ))}
          </RouteList>
        </section>
      ))}
      <p className={prose.soft}>{t('routes.note')}</p>
    </div>
  );
}
