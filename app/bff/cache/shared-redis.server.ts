import { environment } from '~/bff/environment/environment.server';
import { connectRedis, type RedisLink } from './redis-link.server';

let link: RedisLink | null | undefined;

/** Returns the process's one connection to the shared Redis (REDIS_URL); null when it is not configured. */
export function sharedRedis(): RedisLink | null {
  const { redisUrl } = environment();
  link ??= redisUrl ? connectRedis(redisUrl) : null;
  return link;
}
