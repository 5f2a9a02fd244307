/** Price subscriptions: alerts, who has confirmed them, and their letters (specification 3 §3, §4). */
import { endpoints } from '~/upstream/price-subscription/contract';
import { serve } from '../../service/serve';
import type { SandboxService } from '../../service/service';
import { alertOfLetter, answerLetter, listAlerts, setAlertState, type AccountOf } from './alerts';
import { create } from './create';
import { PRICE_SUBSCRIPTION_SCHEMA, WIPE_PRICE_SUBSCRIPTIONS } from './schema';

/** Makes the service; its routes are relative to its prefix, /priceSubscription. */
export function createPriceSubscriptionService(accountOf: AccountOf): SandboxService {
  return {
    name: 'priceSubscription',
    schema: PRICE_SUBSCRIPTION_SCHEMA,
    wipe: WIPE_PRICE_SUBSCRIPTIONS,
    routes: {
      ...serve(endpoints.create, (body, context) => create(body, context, accountOf)),
      ...serve(endpoints.list, (body, context) => listAlerts(body, context, accountOf)),
      ...serve(endpoints.setState, (body, context) => setAlertState(body, context, accountOf)),
      ...serve(endpoints.findOfLetter, alertOfLetter),
      ...serve(endpoints.answerLetter, answerLetter),
    },
  };
}
