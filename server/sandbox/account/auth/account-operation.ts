import { z } from 'zod';
import { clientFacts } from '~/upstream/account/contract';
import type { Endpoint, ReceivedBy } from '~/upstream/endpoint';
import { serve, type Answer } from '../../service/serve';
import type { SandboxContext, SandboxHandler } from '../../service/service';

/** The browser that makes a call. */
export type SessionClient = {
  id: string;
  browser: string | null;
  system: string | null;
  /** Origin of the shop, for links in letters. */
  siteUrl: string;
  isRemembered: boolean;
};

/** The context of an account call; `client` is missing when the caller does not name its browser. */
export type AccountContext = SandboxContext & { client?: SessionClient };

const callerSchema = z.looseObject({
  client: clientFacts.optional(),
  is_remembered: z.boolean().optional(),
});

/** Makes the route of a call like `serve`, and passes the calling browser to its work. */
export function serveAccount<E extends Endpoint>(
  endpoint: E,
  work: (request: ReceivedBy<E>, context: AccountContext) => Promise<Answer<E>>,
): Record<string, SandboxHandler> {
  return serve<E>(endpoint, (request, context) => work(request, { ...context, client: clientOf(request) }));
}

function clientOf(request: unknown): SessionClient | undefined {
  const { data } = callerSchema.safeParse(request);
  const facts = data?.client;
  return (
    facts && {
      id: facts.id,
      browser: facts.browser ?? null,
      system: facts.system ?? null,
      siteUrl: facts.site_url,
      isRemembered: data.is_remembered ?? true,
    }
  );
}

/** Returns the account with the calling shop's origin, so that letters about this call link to that shop. */
export function mailTo<Owner extends { siteUrl: string }>(owner: Owner, { client }: AccountContext): Owner {
  return { ...owner, siteUrl: client?.siteUrl ?? owner.siteUrl };
}
