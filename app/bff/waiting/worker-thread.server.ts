import { type Worker } from 'node:worker_threads';

/** The answer of a thread to a job. */
export type JobAnswer<Result> = { result: Result } | { failure: string };

/** Thrown when the thread died or timed out; the next job gets a new one. */
export class WorkerThreadError extends Error {}

export type WorkerThread<Job, Result> = {
  /**
   * Runs one job in the thread. Jobs must not overlap: callers queue them.
   * @throws WorkerThreadError, or an Error with the message of the job's error
   */
  run(job: Job): Promise<Result>;
  /** Ends the thread; another job starts it again. */
  end(): Promise<void>;
};

/**
 * Makes a thread for work that would block the event loop. It starts with the first job, does not keep the process
 * alive, and is replaced when it dies or hangs.
 * @param start makes the thread, which answers each message with a `JobAnswer`
 * @param timeoutMs time until a job is abandoned and its thread ended
 */
export function workerThread<Job, Result>(start: () => Worker, timeoutMs: number): WorkerThread<Job, Result> {
  let current: Worker | undefined;

  function worker(): Worker {
    if (current) return current;
    const started = start();
    started.unref();
    // Listen between jobs too: an unhandled error event would end the process.
    started.on('error', () => forget(started));
    started.on('exit', () => forget(started));
    current = started;
    return started;
  }

  function forget(one: Worker): void {
    if (current === one) current = undefined;
  }

  return {
    run: (job) =>
      new Promise<Result>((resolve, reject) => {
        const thread = worker();
        const onMessage = (answer: JobAnswer<Result>) =>
          finish(() => ('result' in answer ? resolve(answer.result) : reject(new Error(answer.failure))));
        const onError = (error: Error) =>
          finish(() => reject(new WorkerThreadError(`the thread failed: ${error.message}`)));
        const onExit = () => finish(() => reject(new WorkerThreadError('the thread ended')));
        const timer = setTimeout(() => {
          forget(thread);
          finish(() => reject(new WorkerThreadError(`no answer within ${timeoutMs} ms`)));
          void thread.terminate();
        }, timeoutMs);
        const finish = (settle: () => void) => {
          clearTimeout(timer);
          thread.off('message', onMessage).off('error', onError).off('exit', onExit);
          settle();
        };
        thread.on('message', onMessage).on('error', onError).on('exit', onExit);
        thread.postMessage(job);
      }),
    end: async () => {
      await current?.terminate();
    },
  };
}
