import { landingHandle, landingHeaders, landingMeta } from '~/features/landings/landing-route';
import { LandingPage } from '~/features/landings/LandingPage';
import { landingLoader } from '~/features/landings/load-landing.server';

export const handle = landingHandle('cities-list');
export const meta = landingMeta;
export const headers = landingHeaders;
export const loader = landingLoader('cities');

export default LandingPage;
