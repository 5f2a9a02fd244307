import { z } from 'zod';
import { SCHEDULE_CHANGE_SETTINGS } from './service/service';
import { StartError } from './store/start-error';

const schema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65_535).default(4010),
  SANDBOX_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  SANDBOX_SEARCH_DELAY_MS: z.coerce.number().int().min(0).default(800),
  SANDBOX_SCHEDULE_CHANGES: z.enum(SCHEDULE_CHANGE_SETTINGS).default('sometimes'),
  SANDBOX_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
});

/** The sandbox's validated variables, with defaults; `.env.example` explains each. */
export type SandboxEnvironment = z.output<typeof schema>;

/**
 * Validates variables and fills in the defaults; an empty value counts as unset.
 * @throws StartError naming every invalid variable
 */
export function readSandboxEnvironment(variables: Record<string, string | undefined>): SandboxEnvironment {
  const nonEmpty = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(nonEmpty);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new StartError(`These environment variables cannot be used:\n${lines.join('\n')}`);
}
