/** Price subscriptions: alerts, who has confirmed them, and their letters (specification 3 §3, §4). */
import { endpoints } from '~/upstream/price-subscription/contract';
import { serve } from '../../service/serve';
import type { SandboxService } from '../../service/service';
import { alertOfLetter, answerLetter, listAlerts, setAlertState } from './alerts';
import { create } from './create';
import { PRICE_SUBSCRIPTION_SCHEMA, WIPE_PRICE_SUBSCRIPTIONS } from './schema';

/** Routes are relative to the service's prefix, /priceSubscription. */
export const priceSubscriptionService: SandboxService = {
  name: 'priceSubscription',
  schema: PRICE_SUBSCRIPTION_SCHEMA,
  wipe: WIPE_PRICE_SUBSCRIPTIONS,
  routes: {
    ...serve(endpoints.create, create),
    ...serve(endpoints.list, listAlerts),
    ...serve(endpoints.setState, setAlertState),
    ...serve(endpoints.findOfLetter, alertOfLetter),
    ...serve(endpoints.answerLetter, answerLetter),
  },
};
