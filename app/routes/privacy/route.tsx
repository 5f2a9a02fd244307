import { ContentPage, contentHandle, contentMeta } from '~/features/content/ContentPage';
import { contentLoader } from '~/features/content/content-route.server';

export const handle = contentHandle('privacy');
export const meta = contentMeta;
export const loader = contentLoader('privacy');
export default ContentPage;
