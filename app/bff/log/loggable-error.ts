const LONGEST_MESSAGE = 200;
const MAX_FRAMES = 20;

/** Things that error messages may quote: addresses, e-mails, tokens, numbers of people and cards. */
const HIDDEN: readonly [RegExp, string][] = [
  [/\b(https?|rediss?):\/\/[^\s"'<>)]+/gi, '$1://…'],
  [/[^\s"'<>()]+@[^\s"'<>()]+/g, '…'],
  [/\b([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '$1…'],
  [/(?:\/[^\s"'/]+){3,}/g, '…'],
  [/[\w-]{24,}/g, '…'],
  [/\+?\d(?:[ -]?\d){6,}/g, '…'],
];

export type LoggableError = {
  type: string;
  message: string;
  code?: string;
  /** The stack without the message, with which stacks begin. */
  stack?: string;
  cause?: LoggableError;
};

/**
 * Prepares an error for the log: kind, code, place, and a message without addresses, tokens and personal data. Leaves
 * out other properties, such as the text of an invalid URL.
 */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: '' };
  const { code } = error as NodeJS.ErrnoException;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: loggableMessage(error.message),
    ...(typeof code === 'string' && /^\w{1,60}$/.test(code) && { code }),
    ...(frames.length > 0 && { stack: frames.slice(0, MAX_FRAMES).join('\n') }),
    ...(error.cause instanceof Error && depth < 2 && { cause: loggableError(error.cause, depth + 1) }),
  };
}

/** Returns at most 200 characters of a message, with everything possibly secret or personal replaced by "…". */
export function loggableMessage(message: string): string {
  const cut = message.slice(0, 10 * LONGEST_MESSAGE);
  const hidden = HIDDEN.reduce((text, [pattern, shown]) => text.replace(pattern, shown), cut);
  return hidden.length <= LONGEST_MESSAGE ? hidden : `${hidden.slice(0, LONGEST_MESSAGE - 1)}…`;
}
