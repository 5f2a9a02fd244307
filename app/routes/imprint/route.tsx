import { ContentPage, contentHandle, contentMeta } from '~/features/frame/content/ContentPage';
import { imprintLoader } from '~/features/frame/content/content-route.server';

/** Not shared between visitors: without an answer of the settings it lacks the company, and the next one may have it. */
export const handle = { ...contentHandle('imprint'), shared: undefined };
export const meta = contentMeta;
export const loader = imprintLoader;
export default ContentPage;
