import { expect, it } from 'vitest';
import { CHAT_ENTRY, CHAT_LIVE_PATH, CHAT_PATH, isChatEntry } from './chat-path';

it.each([
  [CHAT_ENTRY, true],
  [`${CHAT_PATH}?v=2&from-support-menu=1`, true],
  [CHAT_PATH, false],
  [`${CHAT_PATH}?from-support-menu=`, false],
  [`${CHAT_LIVE_PATH}?from-support-menu=1`, false],
  ['/?from-support-menu=1', false],
])('%s opens the widget: %s', (href, expected) => {
  expect(isChatEntry(new URL(href, 'http://localhost'))).toBe(expected);
});
