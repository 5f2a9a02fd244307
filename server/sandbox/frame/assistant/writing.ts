import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxContext } from '../../service/service';
import { weightOf } from '../../world/city-weight';
import { places, type City } from '../../world/places';
import { answer } from './answer';
import { answeredStatements, messagesOf, type ChatRecord } from './chats';
import { cityOf } from './read-places';

/** An answer that is being written. */
type Writing = { text: string; isOver: boolean; ended: Promise<void> };

/** Answers appear word by word, as those of language models do. */
const WORD_MS = 20;

const writings = new WeakMap<SandboxContext['store'], Map<string, Writing>>();

function writingsOf({ store }: Pick<SandboxContext, 'store'>): Map<string, Writing> {
  const ofStore = writings.get(store) ?? new Map<string, Writing>();
  writings.set(store, ofStore);
  return ofStore;
}

/**
 * Returns the answer that is on its way to the latest message; begins it when nobody writes it, since a process may have
 * ended meanwhile. Null when the latest message has its answer.
 */
export async function writingOf(chat: ChatRecord, context: SandboxContext): Promise<Writing | null> {
  const inHand = writingsOf(context).get(chat.id);
  if (inHand) return inHand;
  const [latest] = await messagesOf(context.store, chat.id, 1);
  if (latest?.role !== 'user') return null;
  return writingsOf(context).get(chat.id) ?? begin(chat, latest.text, context);
}

function begin(chat: ChatRecord, message: string, context: SandboxContext): Writing {
  const ofStore = writingsOf(context);
  const writing: Writing = { text: '', isOver: false, ended: Promise.resolve() };
  ofStore.set(chat.id, writing);
  writing.ended = write(chat, message, writing, context).finally(() => {
    writing.isOver = true;
    ofStore.delete(chat.id);
  });
  // The failure reaches every caller that waits for it; it is tried again with the next question about the chat.
  writing.ended.catch(() => undefined);
  return writing;
}

async function write(chat: ChatRecord, message: string, writing: Writing, context: SandboxContext): Promise<void> {
  const { currency, language, memory } = chat;
  const setting = { currency, language, city: cityOf(chat.city) ?? biggestCity(chat.country) };
  const { memory: next, reply } = await answer(message, memory, setting, context);
  const { assistantThinkMs: thinkMs } = context.settings;
  if (thinkMs > 0) {
    await sleep(thinkMs, undefined, { ref: false });
    for (const word of reply.text.split(/(?<=\s)/)) {
      writing.text += word;
      await sleep(WORD_MS, undefined, { ref: false });
    }
  }
  await context.store.batch(answeredStatements(chat.id, reply, next, context.now().getTime()), 'write');
}

const biggest = new Map<string, City | null>();

/** Where most visitors of a country set out. */
function biggestCity(country: string): City | null {
  const known = biggest.get(country);
  if (known !== undefined) return known;
  const cities = places().cities.filter(({ countryCode }) => countryCode === country);
  const city = cities.reduce<City | null>((best, one) => (best && weightOf(best) >= weightOf(one) ? best : one), null);
  biggest.set(country, city);
  return city;
}
