import { environment } from '~/bff/environment/environment.server';
import { connectRedis, type RedisLink } from './redis-link.server';

let link: RedisLink | null | undefined;

/** The process's one connection to what all shops share (REDIS_URL); null where it is not configured. */
export function sharedRedis(): RedisLink | null {
  const { redisUrl } = environment();
  link ??= redisUrl ? connectRedis(redisUrl) : null;
  return link;
}
