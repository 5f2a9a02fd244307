import { SearchForm } from '~/features/search/form/SearchForm';
import { useTranslation } from '~/i18n/use-translation';
import { Airports } from './blocks/airports/Airports';
import { Board } from './blocks/board/Board';
import { Carriers } from './blocks/carriers/Carriers';
import { Comments } from './blocks/comments/Comments';
import { Destinations } from './blocks/destinations/Destinations';
import { Entries } from './blocks/entries/Entries';
import { Entry } from './blocks/entry/Entry';
import { Facts } from './blocks/facts/Facts';
import { RouteMap } from './blocks/map/RouteMap';
import { Neighbours } from './blocks/neighbours/Neighbours';
import { Offers } from './blocks/offers/Offers';
import { Pairs } from './blocks/pairs/Pairs';
import { Picture } from './blocks/picture/Picture';
import { Prices } from './blocks/prices/Prices';
import { Questions } from './blocks/questions/Questions';
import { Subscribe } from './blocks/subscribe/Subscribe';
import { Timetable } from './blocks/timetable/Timetable';
import { Watch } from './blocks/watch/Watch';
import { Weather } from './blocks/weather/Weather';
import { LandingAnchor } from './LandingAnchor';
import styles from './LandingView.module.css';
import type { LandingScreen, ShownBlock } from './screen.server';

/** A landing page: breadcrumbs, the answers of the first screen, the search form, then the other blocks. */
export function LandingView({ screen }: { screen: LandingScreen }) {
  const { t } = useTranslation('landings');
  const { head, home, form, action, blocks } = screen;
  const first = blocks.filter(({ name }) => name === 'facts');
  const rest = blocks.filter(({ name }) => name !== 'facts');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <nav aria-label={t('crumbs')}>
          <ol role="list" className={styles.crumbs}>
            {[home, ...head.trail].map(({ text, href }) => (
              <li key={href}>
                <LandingAnchor href={href}>{text}</LandingAnchor>
              </li>
            ))}
          </ol>
        </nav>
        <h1>{head.name}</h1>
        <p className={styles.lead}>{head.lead}</p>
      </header>
      {first.map(block)}
      <SearchForm state={form} action={action} />
      <div className={styles.blocks}>{rest.map(block)}</div>
    </div>
  );
}

function block(shown: ShownBlock) {
  switch (shown.name) {
    case 'facts':
      return <Facts key={shown.name} screen={shown.screen} />;
    case 'prices':
      return <Prices key={shown.name} screen={shown.screen} />;
    case 'timetable':
      return <Timetable key={shown.name} screen={shown.screen} />;
    case 'map':
      return <RouteMap key={shown.name} screen={shown.screen} />;
    case 'pairs':
      return <Pairs key={shown.name} screen={shown.screen} />;
    case 'entry':
      return <Entry key={shown.name} screen={shown.screen} />;
    case 'board':
      return <Board key={shown.name} screen={shown.screen} />;
    case 'carriers':
      return <Carriers key={shown.name} screen={shown.screen} />;
    case 'airports':
      return <Airports key={shown.name} screen={shown.screen} />;
    case 'weather':
      return <Weather key={shown.name} screen={shown.screen} />;
    case 'destinations':
      return <Destinations key={shown.name} screen={shown.screen} />;
    case 'offers':
      return <Offers key={shown.name} screen={shown.screen} />;
    case 'neighbours':
      return <Neighbours key={shown.name} screen={shown.screen} />;
    case 'questions':
      return <Questions key={shown.name} screen={shown.screen} />;
    case 'comments':
      return <Comments key={shown.name} screen={shown.screen} />;
    case 'watch':
      return <Watch key={shown.name} screen={shown.screen} />;
    case 'picture':
      return <Picture key={shown.name} screen={shown.screen} />;
    case 'subscribe':
      return <Subscribe key={shown.name} screen={shown.screen} />;
    case 'entries':
      return <Entries key={shown.name} screen={shown.screen} />;
  }
}
