import { Card } from '~/ui/Card';
import { DocumentLink } from '~/ui/DocumentLink';
import { Icon } from '~/ui/Icon';
import { LinkChoice } from '~/ui/LinkChoice';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { AskAgain } from '../calendar/AskAgain';
import { PriceProgress } from '../calendar/PriceProgress';
import { DateFilter } from '../calendar/DateFilter';
import { Notice } from '~/ui/Notice';
import { DestinationTable } from './DestinationTable';
import { MapPicture } from './MapPicture';
import type { DestinationsScreen } from './destinations.server';
import styles from './DestinationsView.module.css';

/** Lists destinations of a search for a country or "anywhere": cities with prices. */
export function DestinationsView({ screen }: { screen: DestinationsScreen }) {
  return (
    <Card as="section" labelledBy="where-to" flat stack className={styles.page}>
      <div className={styles.head}>
        <h2 id="where-to" className={styles.title}>
          {screen.title}
        </h2>
        {/* Empty, because on a wide screen the map stands open beside the cities. */}
        {screen.picture ? (
          <details className={styles.fold}>
            <summary>
              <Icon name="pin" /> {screen.map.fold}
              <Icon name="chevron-down" />
            </summary>
          </details>
        ) : null}
        <p className={styles.lead}>{screen.lead}</p>
      </div>
      <div className={styles.tools}>
        <div className={styles.filter}>
          <DateFilter filter={screen.filter} />
        </div>
        <DocumentLink to={screen.map.path} className={screen.picture ? `${prose.link} ${styles.beside}` : prose.link}>
          {screen.map.text}
        </DocumentLink>
      </div>
      {screen.isWaiting ? <AskAgain /> : null}
      {screen.isWaiting ? (
        <PriceProgress>{screen.notice}</PriceProgress>
      ) : screen.notice ? (
        <Notice kind="info" title={screen.notice} />
      ) : null}
      <div className={styles.cities}>
        {screen.picture ? (
          <div className={styles.picture}>
            <MapPicture picture={screen.picture} />
            <DocumentLink to={screen.map.path} className={`${prose.link} ${styles.below}`}>
              {screen.map.text}
            </DocumentLink>
          </div>
        ) : null}
        <div className={layout.stack2}>
          {screen.table ? <DestinationTable table={screen.table} /> : null}
          {screen.pages ? <LinkChoice {...screen.pages} arePages /> : null}
        </div>
      </div>
    </Card>
  );
}
