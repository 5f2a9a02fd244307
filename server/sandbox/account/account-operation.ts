import { z } from 'zod';
import { clientFacts } from '~/upstream/account/contract';
import type { Endpoint, ReceivedBy } from '~/upstream/endpoint';
import { serve, type Answer } from '../serve';
import type { SandboxContext, SandboxHandler } from '../service';

/** The browser that a call comes from. */
export type SessionClient = {
  id: string;
  browser: string | null;
  system: string | null;
  /** Origin of the shop, for the links of letters. */
  siteUrl: string;
  isRemembered: boolean;
};

/** What a call of the account service works with; without a client for callers that do not tell. */
export type AccountContext = SandboxContext & { client?: SessionClient };

const callerSchema = z.looseObject({
  client: clientFacts.optional(),
  is_remembered: z.boolean().optional(),
});

/** The route of a call: like `serve`, and its work knows the browser that asks. */
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

/** An account as letters about this call go to it: they lead to the shop that asks. */
export function mailTo<Owner extends { siteUrl: string }>(owner: Owner, { client }: AccountContext): Owner {
  return { ...owner, siteUrl: client?.siteUrl ?? owner.siteUrl };
}
