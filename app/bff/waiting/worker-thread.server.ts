import { type Worker } from 'node:worker_threads';

/** How a job ended in the thread. */
export type JobAnswer<Result> = { result: Result } | { failure: string };

/** The thread died, or did not answer in time; the next job gets a new one. */
export class WorkerThreadError extends Error {}

export type WorkerThread<Job, Result> = {
  /**
   * Has the thread do one job, which it does not share with another: callers wait for their turn before.
   * @throws WorkerThreadError, or an Error with the message of what the job threw
   */
  run(job: Job): Promise<Result>;
  /** Ends the thread; another job would start it again. */
  end(): Promise<void>;
};

/**
 * A thread for work that would keep the event loop busy. It starts with the first job, keeps nobody from ending the
 * process, and is replaced when it dies or is stuck.
 * @param start makes the thread, which answers each message by a `JobAnswer`
 * @param timeoutMs after how long a job is given up, and its thread ended
 */
export function workerThread<Job, Result>(start: () => Worker, timeoutMs: number): WorkerThread<Job, Result> {
  let current: Worker | undefined;

  function worker(): Worker {
    if (current) return current;
    const started = start();
    started.unref();
    // Also between two jobs: an error that nobody listens for would end the process.
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
