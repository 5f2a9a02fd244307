import { enablePasswordButtons } from '~/ui/show-password';

enablePasswordButtons(document);
