import { z } from 'zod';

/** Letters of any alphabet, as in иван@почта.рф, and a domain with a dot: services accept what the shop accepts. */
export const emailAddress = z
  .email({ pattern: z.regexes.unicodeEmail })
  .regex(/\.[^.@]+$/)
  .max(254);
