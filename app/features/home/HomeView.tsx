import { Link } from '@remix-run/react';
import { TEXT_DIALOG } from '~/features/frame/content/text-dialog';
import { RecentSearches } from '~/features/search/recent/RecentSearches';
import { SearchForm } from '~/features/search/form/SearchForm';
import { UnfinishedBooking } from '~/features/booking/unfinished/UnfinishedBooking';
import { rejectionOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { laterBlock } from '~/ui/later';
import { PageDialog } from '~/ui/PageDialog';
import type { DestinationCard } from './destinations.server';
import { EditorAnchor } from './EditorAnchor';
import type { HomeRejection } from './home-action.server';
import type { HomePage } from './home-loader.server';
import styles from './HomeView.module.css';

const HERO_PRICES = 4;
/** They are below the first screen and work as they come from the server, so the form's script loads first. */
const HomeBlocks = laterBlock(async () => (await import('./HomeBlocks')).HomeBlocks);

type HomeViewProps = {
  screen: HomePage;
  /** Rejected submission of a form on the page. */
  rejected: HomeRejection | undefined;
};

/** The home page: a one-sentence introduction, the search form and today's blocks. */
export function HomeView({ screen, rejected }: HomeViewProps) {
  const { t } = useTranslation('home');
  return (
    <>
      <section className={styles.hero}>
        <FlightPath />
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <Prices cards={screen.destinations?.cards ?? []} />
      </section>
      <div className={styles.form}>
        <SearchForm state={rejectionOf(rejected, 'search')?.state ?? screen.form} action={screen.action} />
      </div>
      {screen.unfinished ? (
        <div className={styles.unfinished}>
          <UnfinishedBooking reminder={screen.unfinished} />
        </div>
      ) : null}
      <RecentSearches searches={screen.recent} action={screen.action} />
      {screen.partners.length > 0 ? (
        <ul className={styles.partners} role="list" aria-label={t('partners.label')}>
          {screen.partners.map((link) => (
            <li key={link.href}>
              <EditorAnchor link={link} />
            </li>
          ))}
        </ul>
      ) : null}

      <div className={styles.blocks}>
        <HomeBlocks screen={screen} rejected={rejected} />
      </div>
      <PageDialog kind={TEXT_DIALOG} />
    </>
  );
}

/** Prices that a phone shows above the form, which fills its first screen: the first destinations, as below. */
function Prices({ cards }: { cards: readonly DestinationCard[] }) {
  const priced = cards.filter(({ price }) => price).slice(0, HERO_PRICES);
  if (priced.length === 0) return null;
  return (
    <ul className={styles.prices} role="list">
      {priced.map(({ href, city, price, date }) => (
        <li key={href}>
          <Link to={href} rel="nofollow">
            {city}{' '}
            <span>
              <strong>{price}</strong> {date}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A flight path behind the title. */
function FlightPath() {
  return (
    <svg className={styles.path} viewBox="0 0 480 160" aria-hidden="true">
      <path d="M8 150C120 40 300 10 440 52" />
      <circle cx="8" cy="150" r="4" />
      <circle cx="472" cy="64" r="4" />
      <g transform="translate(428 34) rotate(62) scale(1.5)">
        <path d="M20.7 3.3c-.9-.9-2.4-.8-3.3.1L13.6 7.3 4.9 5 3.3 6.6l7 4-3.6 3.6-2.7-.4L2.7 15.1l3.7 2.5 2.5 3.7 1.3-1.3-.4-2.7 3.6-3.6 4 7 1.6-1.6-2.3-8.7 3.9-3.8c.9-.9 1-2.4.1-3.3Z" />
      </g>
    </svg>
  );
}
