import { showPasskeyLinks } from '~/ui/passkey-links';

showPasskeyLinks(document);
