/** Stops waiting at the deadline, even while a call is queued. */
export async function beforeDeadline<T>(work: Promise<T>, deadline: AbortSignal): Promise<T> {
  let giveUp = () => {};
  const ended = new Promise<never>((_, reject) => {
    giveUp = () => reject(deadline.reason as Error);
    deadline.addEventListener('abort', giveUp, { once: true });
  });
  try {
    return await Promise.race([work, ended]);
  } finally {
    deadline.removeEventListener('abort', giveUp);
  }
}

/** Ends work at the deadline, or quietly when `signal` aborts. */
export async function whileWanted(
  signal: AbortSignal | undefined,
  deadline: AbortSignal,
  work: (ends: AbortSignal, hasLeft: () => boolean) => Promise<void>,
): Promise<void> {
  const hasLeft = () => signal?.aborted ?? false;
  const ends = signal ? AbortSignal.any([deadline, signal]) : deadline;
  if (hasLeft()) return;
  try {
    await beforeDeadline(work(ends, hasLeft), ends);
  } catch (error) {
    if (!hasLeft()) throw error;
  }
}
