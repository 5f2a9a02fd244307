import { ContentPage, contentHandle, contentMeta } from '~/features/content/ContentPage';
import { contentLoader } from '~/features/content/content-route.server';

export const handle = contentHandle('helpcenter');
export const meta = contentMeta;
export const loader = contentLoader('helpcenter');
export default ContentPage;
