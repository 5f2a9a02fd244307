import { keptHeaders } from '~/bff/http/kept-headers';
import { landingHandle, landingMeta } from '~/features/landings/landing-route';
import { LandingPage } from '~/features/landings/LandingPage';
import { landingLoader } from '~/features/landings/load-landing.server';

export const handle = landingHandle('popular-directions');
export const meta = landingMeta;
export const headers = keptHeaders;
export const loader = landingLoader('popular-directions');

export default LandingPage;
