import { countAll, type Asker, type Verdict } from './count.server';

/** Counts a message to the assistant. The caller refunds one that was refused for what it says. */
export function countAssistantMessage(visitor: Asker): Promise<Verdict> {
  return countAll(visitor, ['assistant-network', 'assistant-address'], {});
}

/** Counts an answer that a script follows while it is written. */
export function countAssistantAnswer(visitor: Asker): Promise<Verdict> {
  return countAll(visitor, ['assistant-stream'], {});
}
