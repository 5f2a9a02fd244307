import { ContentPage, contentHandle, contentMeta } from '~/features/content/ContentPage';
import { contentLoader } from '~/features/content/content-route.server';

export const handle = contentHandle('data-sources');
export const meta = contentMeta;
export const loader = contentLoader('data-sources');
export default ContentPage;
