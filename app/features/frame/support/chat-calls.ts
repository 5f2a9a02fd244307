/**
 * Calls of the frame to the chat (specification 1 §4): `start` and `login` with an account, `show` and `hide`, `update` when the page
 * behind has changed, `stop` without an account.
 */
export type ChatCall = 'start' | 'login' | 'show' | 'hide' | 'update' | 'stop';

let receive: ((call: ChatCall) => void) | null = null;
let queue: ChatCall[] = [];

/** Passes a call to the widget, or keeps it until the widget has loaded. */
export function callChat(call: ChatCall): void {
  if (receive) receive(call);
  else queue.push(call);
}

/** Hands the widget the calls so far, in their order, and then each. @returns ends it */
export function receiveChatCalls(next: (call: ChatCall) => void): () => void {
  const early = queue;
  queue = [];
  receive = next;
  early.forEach(next);
  return () => {
    if (receive === next) receive = null;
  };
}
