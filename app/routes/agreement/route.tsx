import { keptHeaders } from '~/bff/http/kept-headers';
import { ContentPage, contentHandle, contentMeta } from '~/features/frame/content/ContentPage';
import { contentLoader } from '~/features/frame/content/content-route.server';

export const handle = contentHandle('agreement');
export const headers = keptHeaders;
export const meta = contentMeta;
export const loader = contentLoader('agreement');
export default ContentPage;
