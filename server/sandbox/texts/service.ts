/** The texts service: `texts.get` (specification 1 §7). */
import { paths, textsRequest, type TextsAnswerWire } from '~/upstream/texts/contract';
import { operation } from '../booking/envelope';
import type { SandboxService } from '../service';
import { textsIn } from './texts';

/** Routes are relative to the service's prefix, /texts. */
export const textsService: SandboxService = {
  name: 'texts',
  routes: {
    [`POST ${paths.get}`]: operation(textsRequest, ({ keys, lang }): Promise<TextsAnswerWire> => {
      const all = textsIn(lang);
      const known = Object.entries(all).filter(([key]) => keys.includes(key));
      return Promise.resolve({ texts: Object.fromEntries(known) });
    }),
  },
};
