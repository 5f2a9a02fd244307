/** Contains spaces, which passwords may; the shop's name plus a digit would be refused. */
export const DEMO_PASSWORD = 'Window seat 14A';

/** Accounts that exist from the start; the sandbox's page names them. */
export const DEMO_ACCOUNTS = [
  { email: 'demo@fairwind.example', effect: 'signs in', passwordExpiresAt: null },
  { email: 'expired@fairwind.example', effect: 'the password has expired: it has to be reset', passwordExpiresAt: 0 },
] as const;
