import type { StatusMarkProps } from '~/ui/StatusMark';

/** A message. Plain texts; `lang` where it differs from the page's. */
export type ChatEntry = {
  id: number;
  isOwn: boolean;
  author: string;
  text: string;
  lang: string | null;
  time: { at: string; text: string };
};

/** The conversation of the signed-in, for the page and the widget. Ready texts. */
export type ChatScreen = {
  /** Null while nothing has been said. */
  status: { tone: StatusMarkProps['tone']; text: string } | null;
  isWaiting: boolean;
  /** How many are answered before, when the operators are there, in what language they write. */
  notes: string[];
  entries: ChatEntry[];
  /** Answers that the customer has not seen. */
  unread: number;
  form: { key: string; max: number };
};

/** Answer to a message of the widget: the conversation with it, or why it was not taken. */
export type ChatAnswer = { screen: ChatScreen; error: null } | { screen: null; error: string };
