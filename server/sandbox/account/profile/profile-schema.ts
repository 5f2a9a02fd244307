/** Profile data of people, and new addresses that are not confirmed yet. */
export const PROFILE_SCHEMA = [
  `CREATE TABLE IF NOT EXISTS account_profiles (
    account_id TEXT PRIMARY KEY REFERENCES accounts,
    first_name TEXT,
    last_name TEXT,
    birth_date TEXT,
    gender TEXT,
    phone_number TEXT,
    newsletter INTEGER
  )`,
  `CREATE TABLE IF NOT EXISTS email_changes (
    account_id TEXT PRIMARY KEY REFERENCES accounts,
    email TEXT NOT NULL
  )`,
];

export const PROFILE_TABLES = ['email_changes', 'account_profiles'];
