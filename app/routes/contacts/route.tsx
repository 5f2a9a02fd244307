import { ContentPage, contentHandle, contentMeta } from '~/features/content/ContentPage';
import { contentLoader } from '~/features/content/content-route.server';

export const handle = contentHandle('contacts');
export const meta = contentMeta;
export const loader = contentLoader('contacts');
export default ContentPage;
