import type { Store } from '../store/store';
import { demoPassengers } from './notebook/demo-passengers';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './auth/demo-accounts';
import { hashPassword } from './auth/passwords';

/** Creates missing demo accounts; keeps changes made to existing ones. */
export async function putDemoAccounts(store: Store): Promise<void> {
  for (const [index, { email, passwordExpiresAt }] of DEMO_ACCOUNTS.entries()) {
    const { rows } = await store.execute({ sql: 'SELECT 1 FROM accounts WHERE email = ?', args: [email] });
    if (rows.length > 0) continue;
    const id = `demo-${index + 1}`;
    await store.execute({
      sql: `INSERT OR IGNORE INTO accounts (account_id, email, password_hash, password_expires_at, confirmed_at, language,
              country, currency, site_url, personal_data_consent, ads_consent, created_at)
            VALUES (?, ?, ?, ?, 0, 'en', 'US', 'USD', '', 1, 0, 0)`,
      args: [id, email, await hashPassword(DEMO_PASSWORD), passwordExpiresAt],
    });
    if (index === 0) await store.batch(demoPassengers(id), 'write');
  }
}
