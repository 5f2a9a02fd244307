import type { SandboxContext } from '../service';
import { findByEmail } from './accounts';
import { dropLinks, takeLink } from './tokens';

/** The account whose new address a link confirms; null when the link is none or somebody else has the address by now. */
export async function takeEmailChange(context: SandboxContext, token: string): Promise<string | null> {
  const id = await takeLink(context, token, 'email');
  if (!id) return null;
  const { rows } = await context.store.execute({
    sql: 'DELETE FROM email_changes WHERE account_id = ? RETURNING email',
    args: [id],
  });
  const email = String(rows[0]?.email ?? '');
  const unconfirmed = await findByEmail(context, email);
  if (email === '' || unconfirmed?.isConfirmed) return null;
  // An address that nobody has confirmed is nobody's.
  const freed = unconfirmed
    ? [
        dropLinks(unconfirmed.id, 'confirm'),
        dropLinks(unconfirmed.id, 'reset'),
        { sql: 'DELETE FROM accounts WHERE account_id = ?', args: [unconfirmed.id] },
      ]
    : [];
  const change = { sql: 'UPDATE accounts SET email = ? WHERE account_id = ?', args: [email, id] };
  await context.store.batch([...freed, change], 'write');
  return id;
}
