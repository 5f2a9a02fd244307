/** Gender by name: GET /predict (specification 2 §7). */
import { paths, predictQuery, type PredictAnswerWire } from '~/upstream/predict/contract';
import type { SandboxService } from '../service';
import { guessGender } from './gender';

/** Routes are relative to /predict. */
export const predictService: SandboxService = {
  name: 'predict',
  routes: {
    [`GET ${paths.predict}`]: ({ query }) => {
      const parsed = predictQuery.safeParse(Object.fromEntries(query));
      if (!parsed.success) return { status: 400, json: { error: 'requestFormat' } };
      return { json: guessGender(parsed.data.name, parsed.data.surname) satisfies PredictAnswerWire };
    },
  },
};
