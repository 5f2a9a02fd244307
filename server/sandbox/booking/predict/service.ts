/** Gender by name: GET /predict (specification 2 §7). */
import { endpoints } from '~/upstream/predict/contract';
import { serve } from '../../service/serve';
import type { SandboxService } from '../../service/service';
import { guessGender } from './gender';

/** Routes are relative to /predict. */
export const predictService: SandboxService = {
  name: 'predict',
  routes: serve(endpoints.findGender, ({ name, surname }) => guessGender(name, surname)),
};
