import { ContentPage, contentHandle, contentMeta } from '~/features/content/ContentPage';
import { contentLoader } from '~/features/content/content-route.server';

export const handle = contentHandle('refund');
export const meta = contentMeta;
export const loader = contentLoader('refund');
export default ContentPage;
