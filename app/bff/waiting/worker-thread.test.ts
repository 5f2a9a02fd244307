import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { workerThread, WorkerThreadError } from './worker-thread.server';

/** Obeys the job: answers with the thread's id, fails, throws, dies, or stays silent. */
const SOURCE = `
const { parentPort, threadId } = require('node:worker_threads');
parentPort.on('message', (job) => {
  if (job === 'answer') parentPort.postMessage({ result: threadId });
  if (job === 'fail') parentPort.postMessage({ failure: 'bad font' });
  if (job === 'throw') throw new Error('out of letters');
  if (job === 'die') process.exit(1);
});`;

function thread(timeoutMs = 5000) {
  return workerThread<string, number>(() => new Worker(SOURCE, { eval: true }), timeoutMs);
}

describe('workerThread', () => {
  it('keeps its thread from job to job, even after one that failed', async () => {
    const { run, end } = thread();
    const first = await run('answer');
    await expect(run('fail')).rejects.toThrow('bad font');
    expect(await run('answer')).toBe(first);
    await end();
  });

  it.each(['throw', 'die'])('starts a new thread after a job that made it %s', async (job) => {
    const { run, end } = thread();
    const first = await run('answer');
    await expect(run(job)).rejects.toBeInstanceOf(WorkerThreadError);
    expect(await run('answer')).not.toBe(first);
    await end();
  });

  it('gives up a thread that does not answer, and starts a new one', async () => {
    const stuck = thread(20);
    await expect(stuck.run('say nothing')).rejects.toThrow('no answer within 20 ms');
    await stuck.end();
    const { run, end } = thread();
    await expect(run('answer')).resolves.toBeGreaterThan(0);
    await end();
  });

  it('starts again after its end', async () => {
    const { run, end } = thread();
    const first = await run('answer');
    await end();
    expect(await run('answer')).not.toBe(first);
    await end();
  });
});
