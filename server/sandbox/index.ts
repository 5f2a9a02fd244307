/** Entry of the sandbox process. */
import { z } from 'zod';
import { warmPrices } from './prices/warm';
import { startSandbox } from './server';
import { prepareWorld } from './world/prepare';

const environment = z
  .object({
    SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4010),
    DATA_DIR: z.string().min(1).default('.data'),
    SANDBOX_SEARCH_DELAY_MS: z.coerce.number().int().min(0).default(800),
    SANDBOX_ORIGIN: z.url().optional(),
    SANDBOX_WARM_PRICES: z.stringbool().default(true),
  })
  .parse(process.env);

prepareWorld();
const sandbox = await startSandbox({
  port: environment.SANDBOX_PORT,
  dataDirectory: environment.DATA_DIR,
  origin: environment.SANDBOX_ORIGIN?.replace(/\/$/, ''),
  settings: { searchDelayMs: environment.SANDBOX_SEARCH_DELAY_MS },
});
console.log(`Sandbox: ${sandbox.url}`);
if (environment.SANDBOX_WARM_PRICES) void warmPrices(sandbox.context.now());

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0));
  });
}
