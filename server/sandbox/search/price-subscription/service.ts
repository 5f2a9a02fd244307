/** Price subscriptions: the watched search, the subscriber, and the confirmation letter (specification 3 §3). */
import { randomUUID } from 'node:crypto';
import type { ReceivedBy } from '~/upstream/endpoint';
import { endpoints, type CreateAnswerWire } from '~/upstream/price-subscription/contract';
import { ServiceFailure } from '../../service/failure';
import { languageOf } from '../../service/language';
import { emailAddress } from '../../http/email-address';
import { sendStatement } from '../../outbox/messages';
import { unsubscribeRoutes } from '../../outbox/unsubscribe-routes';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { subscriptionLetter } from './letter';
import { watchStatement } from './price-drops';
import { PRICE_SUBSCRIPTION_SCHEMA, WIPE_PRICE_SUBSCRIPTIONS } from './schema';
import { searchKey, tripText } from './watched-search';

/** Routes are relative to the service's prefix, /priceSubscription. */
export const priceSubscriptionService: SandboxService = {
  name: 'priceSubscription',
  schema: PRICE_SUBSCRIPTION_SCHEMA,
  wipe: WIPE_PRICE_SUBSCRIPTIONS,
  routes: {
    ...serve(endpoints.create, create),
    ...unsubscribeRoutes(['price_subscriptions', 'watched_prices']),
  },
};

type Creation = ReceivedBy<typeof endpoints.create>;

/** Creates one subscription per address, brand and search; only the first request sends the letter. */
async function create(body: Creation, { store, now, origin }: SandboxContext): Promise<CreateAnswerWire> {
  const email = emailAddress.safeParse(body.email.trim().toLowerCase());
  if (!email.success) throw new ServiceFailure('ValidationError', { fields: [{ field: 'email', code: 'format' }] });
  const token = randomUUID();
  const key = searchKey(body.search);
  const language = languageOf(body.lang, 'en');
  const letter = subscriptionLetter(language, {
    trips: body.search.trips.map((trip) => tripText(trip, language)),
    search: body.search_url,
    stop: `${origin}/priceSubscription/unsubscribe/${token}`,
  });
  const message = { kind: 'email', recipient: email.data, ...letter, sentAt: now() } as const;
  try {
    await store.batch(
      [
        {
          sql: `INSERT INTO price_subscriptions (token, email, brand, search, search_url, language, created_at)
                VALUES (?, ?, ?, ?, ?, ?, ?)`,
          args: [token, email.data, body.brand, key, body.search_url, language, now().getTime()],
        },
        watchStatement(token, now()),
        sendStatement(`price subscription ${token}`, message),
      ],
      'write',
    );
    return { is_new: true };
  } catch (error) {
    if (error instanceof Error && error.message.includes('UNIQUE constraint failed')) return { is_new: false };
    throw error;
  }
}
