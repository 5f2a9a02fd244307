import { z } from 'zod';

/** Letters of any alphabet, as in иван@почта.рф: what the shop takes for an address, a service does too. */
export const emailAddress = z.email({ pattern: z.regexes.unicodeEmail }).max(254);
