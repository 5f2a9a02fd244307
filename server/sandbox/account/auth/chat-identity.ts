import { createHmac, timingSafeEqual } from 'node:crypto';

/** Shared by the account service and the chat; nobody else makes hashes. The sandbox guards nothing of worth. */
const SECRET = 'chat identity of the sandbox';

/** Returns the proof of an account for the chat. */
export function chatHash(accountId: string): string {
  return createHmac('sha256', SECRET).update(accountId).digest('hex');
}

export function isChatHash(accountId: string, hash: string): boolean {
  const [given, right] = [Buffer.from(hash), Buffer.from(chatHash(accountId))];
  return given.length === right.length && timingSafeEqual(given, right);
}
