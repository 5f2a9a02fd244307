const LONGEST_MESSAGE = 200;
const MOST_FRAMES = 20;

/** What messages of errors may quote: addresses, e-mails, tokens, numbers of people and cards. */
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
  /** Where it was thrown; without the message, which stacks begin with. */
  stack?: string;
  cause?: LoggableError;
};

/**
 * An error as it is logged: kind, code, place, and a message without addresses, tokens and personal data. Other properties,
 * such as the text that was no URL, are left out.
 */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: '' };
  const { code } = error as NodeJS.ErrnoException;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: loggableMessage(error.message),
    ...(typeof code === 'string' && /^\w{1,60}$/.test(code) && { code }),
    ...(frames.length > 0 && { stack: frames.slice(0, MOST_FRAMES).join('\n') }),
    ...(error.cause instanceof Error && depth < 2 && { cause: loggableError(error.cause, depth + 1) }),
  };
}

/** At most 200 characters of a message, with what may be secret or personal replaced by "…". */
export function loggableMessage(message: string): string {
  const cut = message.slice(0, 10 * LONGEST_MESSAGE);
  const hidden = HIDDEN.reduce((text, [pattern, shown]) => text.replace(pattern, shown), cut);
  return hidden.length <= LONGEST_MESSAGE ? hidden : `${hidden.slice(0, LONGEST_MESSAGE - 1)}…`;
}
