import { z } from 'zod';

/** Limits on unpaid holds: bookings of a browser and of an e-mail, seats of an address. */
export type HoldLimits = { browser: number; email: number; address: number };

/** The owner of a reached limit on unpaid holds; `nearby`: the address or its network. */
export type HoldOwner = 'browser' | 'email' | 'nearby';

/** A family or an assistant tries a few offers at once; thirty seats are three bookings of nine, or a busy office. */
const DEFAULT: HoldLimits = { browser: 3, email: 5, address: 30 };

/** Parses HOLD_LIMITS: "browser=3,email=5,address=30"; each part is optional. */
export const holdLimitsSchema = z.string().transform((text, context): HoldLimits => {
  const limits = { ...DEFAULT };
  for (const entry of text.split(',').map((one) => one.trim())) {
    if (entry === '') continue;
    const [, name = '', number = ''] = /^(browser|email|address)=([1-9]\d{0,5})$/.exec(entry) ?? [];
    if (number === '') {
      context.addIssue({ code: 'custom', message: `"${entry}" is not browser=, email= or address= and a number` });
      return z.NEVER;
    }
    limits[name as keyof HoldLimits] = Number(number);
  }
  return limits;
});
