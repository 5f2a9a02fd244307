import { enableSharing } from '~/ui/share-link';

enableSharing(document);
