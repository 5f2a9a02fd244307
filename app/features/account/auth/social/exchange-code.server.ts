import { collect, settleWrite, type Settled } from '~/bff/waiting/pending.server';
import type { AtNetwork } from '~/bff/cookies/social-flow.server';
import { AuthToken } from '~/upstream/account/auth-token.server';
import type { SocialAnswer } from '~/upstream/account/social-client.server';

/** An answer as plain data, for the sealed store of outcomes. It holds a token: never log it. */
type PlainAnswer =
  | {
      status: 'authorized';
      opened: { accountId: string; email: string; isConfirmed: boolean };
      token: string;
      isNew: boolean;
    }
  | { status: 'needEmail' | 'needPassword'; token: string; email: string | null };

/** The random state lies in a sealed cookie, so only the browser that began the sign-in names its exchange. */
const exchangeKey = ({ state }: AtNetwork) => `social ${state}`;

/** Returns the exchange in flight or just finished for this sign-in; null when none is known. Starts no call. */
export async function pendingExchange(flow: AtNetwork): Promise<Settled<SocialAnswer> | null> {
  const settled = await collect<PlainAnswer>(exchangeKey(flow));
  return settled && withTokens(settled);
}

/** Exchanges the network's code. A code works once, so a reload joins the exchange, also in another process. */
export async function exchangeOnce(
  flow: AtNetwork,
  exchange: () => Promise<SocialAnswer>,
): Promise<Settled<SocialAnswer>> {
  return withTokens(await settleWrite(exchangeKey(flow), async () => plain(await exchange())));
}

function plain(answer: SocialAnswer): PlainAnswer {
  if (answer.status !== 'authorized') {
    const { status, accessToken, email } = answer;
    return { status, token: accessToken.reveal(), email };
  }
  const { token, ...opened } = answer.opened;
  return { status: 'authorized', opened, token: token.reveal(), isNew: answer.isNew };
}

function withTokens(settled: Settled<PlainAnswer>): Settled<SocialAnswer> {
  if (settled.state !== 'ready') return settled;
  const { value } = settled;
  const token = new AuthToken(value.token);
  const answer: SocialAnswer =
    value.status === 'authorized'
      ? { status: 'authorized', opened: { ...value.opened, token }, isNew: value.isNew }
      : { status: value.status, accessToken: token, email: value.email };
  return { state: 'ready', value: answer };
}
