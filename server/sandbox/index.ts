/** Entry of the sandbox process. */
import { readSandboxEnvironment } from './environment';
import { startSandbox } from './server';
import { StartError } from './store/start-error';
import { prepareWorld } from './world/prepare';

async function start(): Promise<void> {
  const environment = readSandboxEnvironment(process.env);
  prepareWorld();
  const sandbox = await startSandbox({
    port: environment.SANDBOX_PORT,
    host: environment.SANDBOX_HOST,
    dataDirectory: environment.DATA_DIR,
    origin: environment.SANDBOX_ORIGIN,
    settings: {
      searchDelayMs: environment.SANDBOX_SEARCH_DELAY_MS,
      scheduleChanges: environment.SANDBOX_SCHEDULE_CHANGES,
    },
  });
  console.log(`Sandbox: ${sandbox.url}`);

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void sandbox.close().then(() => process.exit(0));
    });
  }
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
