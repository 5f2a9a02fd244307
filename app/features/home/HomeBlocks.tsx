import { rejectionOf } from '~/forms/rejected-submission';
import { AppBlock } from './AppBlock';
import { Banners } from './Banners';
import { Benefits } from './Benefits';
import { Blog } from './Blog';
import { Destinations } from './Destinations';
import { Directions } from './Directions';
import type { HomeRejection } from './home-action.server';
import styles from './HomeView.module.css';
import { Questions } from './Questions';
import type { HomeScreen } from './screen.server';
import { SpecialOffers } from './SpecialOffers';
import { Subscription } from './Subscription';

export type HomeBlocksProps = {
  screen: HomeScreen;
  /** Rejected submission of a form among them. */
  rejected: HomeRejection | undefined;
};

/** Today's blocks below the search form. */
export function HomeBlocks({ screen, rejected }: HomeBlocksProps) {
  return (
    <>
      <Destinations block={screen.destinations} />
      <Directions lists={screen.directions} />
      <SpecialOffers offers={screen.offers} salesHref={screen.salesHref} />
      <Banners banners={screen.banners} />
      <Blog block={screen.blog} />
      {screen.hasBenefits ? <Benefits /> : null}
      <Questions questions={screen.questions} />
      <div className={styles.contacts}>
        <Subscription block={screen.subscription} rejected={rejectionOf(rejected, 'subscribe')} />
        <AppBlock block={screen.app} rejected={rejectionOf(rejected, 'sendAppLink')} />
      </div>
    </>
  );
}
