/** The texts service: `texts.get` (specification 1 §7). */
import { endpoints } from '~/upstream/texts/contract';
import { serve } from '../../service/serve';
import type { SandboxService } from '../../service/service';
import { textsIn } from './texts';

/** Routes are relative to the service's prefix, /texts. */
export const textsService: SandboxService = {
  name: 'texts',
  routes: serve(endpoints.list, ({ keys, lang }) => {
    const entries = Object.entries(textsIn(lang)).filter(([key]) => keys.includes(key));
    return { texts: Object.fromEntries(entries) };
  }),
};
