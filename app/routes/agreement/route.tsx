import { ContentPage, contentHandle, contentMeta } from '~/features/content/ContentPage';
import { contentLoader } from '~/features/content/content-route.server';

export const handle = contentHandle('agreement');
export const meta = contentMeta;
export const loader = contentLoader('agreement');
export default ContentPage;
