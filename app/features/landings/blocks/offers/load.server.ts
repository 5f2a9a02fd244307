import type { LandingContext } from '~/bff/request/landing-context.server';
import type { SeenDirections, Subject } from '../../subjects';

const MOST = 9;
const MOST_POPULAR = 15;

/** Reads the most flown directions from a city or country with their prices; null for other subjects. */
export async function loadOffers(
  { upstream, market }: Pick<LandingContext, 'upstream' | 'market'>,
  subject: Subject,
): Promise<SeenDirections | null> {
  switch (subject.kind) {
    case 'city':
      return upstream.directions.listSeen('city', subject.facts.city.code, { limit: MOST });
    case 'country':
      return upstream.directions.listSeen('country', subject.facts.code, { limit: MOST });
    case 'popular-directions':
      return upstream.directions.listSeen('country', market.country, { limit: MOST_POPULAR });
    default:
      return null;
  }
}
