import { ContentPage, contentHandle, contentMeta } from '~/features/frame/content/ContentPage';
import { contentLoader } from '~/features/frame/content/content-route.server';

export const handle = contentHandle('data-sources');
export const meta = contentMeta;
export const loader = contentLoader('data-sources');
export default ContentPage;
