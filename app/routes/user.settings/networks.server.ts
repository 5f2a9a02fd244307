import type { PostedForm } from '~/forms/posted-form.server';
import type { AccountSession, RequestContext } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { readSubmission } from '~/forms/submission.server';
import { linkProof } from '~/features/account/auth/social/link-proof.server';
import { linkHref } from '~/features/account/auth/social/social-address';
import { isUsualIn, listNetworks } from '~/features/account/auth/social/social-buttons.server';
import { getTranslator } from '~/i18n/translator.server';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { isSocialNetwork, type SocialNetworkId } from '~/upstream/account/social-contract';
import { UpstreamError } from '~/upstream/error';
import { networkForm } from './form.server';
import { rejectionAfter } from './rejections.server';
import type { Outcome } from './sections';

export type NetworkView = {
  id: SocialNetworkId;
  name: string;
  /** Address that links the network; null when it is linked already. */
  linkHref: string | null;
};

/** Lists the networks of the market and the linked ones; null when the service does not answer. */
export async function networksOf(
  context: RequestContext,
  { id, token }: AccountSession,
): Promise<readonly NetworkView[] | null> {
  const t = getTranslator(context.market.locale, 'social');
  const [networks, linked, proof] = await Promise.all([
    listNetworks(context),
    degrade(context.upstream.account.listLinkedNetworks(token), null, { block: 'linkedNetworks' }),
    linkProof(id),
  ]);
  if (linked === null || networks.length === 0) return null;
  return networks
    .filter(({ network }) => linked.includes(network) || isUsualIn(context.market, network))
    .map(({ network }) => ({
      id: network,
      name: t(`network.${network}`),
      linkHref: linked.includes(network) ? null : linkHref(network, proof),
    }));
}

/** Unlinks a network. Idempotent. */
export async function submitUnlinking(context: RequestContext, token: AuthToken, form: PostedForm): Promise<Outcome> {
  const { value, reject } = readSubmission(networkForm, form, getTranslator(context.market.locale, 'errors'));
  const network = value?.network ?? '';
  if (!isSocialNetwork(network)) throw new Response(null, { status: 400 });
  try {
    await context.upstream.account.unlinkNetwork(token, network);
  } catch (error) {
    const isGone = error instanceof UpstreamError && error.kind === 'notFound';
    if (!isGone) return { rejected: reject(rejectionAfter(error, context)) };
  }
  return { saved: { section: 'networks' } };
}
