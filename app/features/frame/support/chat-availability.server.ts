import type { SupportChatClient } from '~/upstream/support-chat/client.server';

/** An answer counts so long; then it is asked again, behind the page that needs it. */
const FRESH_MS = 15_000;
/** An older one is no answer: the page waits for the next, as long as its frame may. */
const STALE_MS = 60_000;

let last: { isAvailable: boolean; at: number } | null = null;
let asking: Promise<boolean> | null = null;

/**
 * Tells whether the chat can be used (specification 1 §7: HEAD to its host). One question at a time for all pages of the
 * process, however many are asked for. Never rejects.
 */
export function isChatAvailable({ isAvailable }: SupportChatClient, now = Date.now()): Promise<boolean> {
  const age = last ? now - last.at : Infinity;
  if (age > FRESH_MS) asking ??= ask(isAvailable);
  return last && age <= STALE_MS ? Promise.resolve(last.isAvailable) : (asking ?? Promise.resolve(false));
}

async function ask(isAvailable: SupportChatClient['isAvailable']): Promise<boolean> {
  const value = await isAvailable().catch(() => false);
  last = { isAvailable: value, at: Date.now() };
  asking = null;
  return value;
}
