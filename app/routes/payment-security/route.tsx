import { ContentPage, contentHandle, contentMeta } from '~/features/content/ContentPage';
import { contentLoader } from '~/features/content/content-route.server';

export const handle = contentHandle('payment-security');
export const meta = contentMeta;
export const loader = contentLoader('payment-security');
export default ContentPage;
