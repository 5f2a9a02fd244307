import { z } from 'zod';
import { clientFacts } from '~/upstream/account/contract';
import { operation } from '../booking/envelope';
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

/** A call of the account service: like `operation`, and its work knows the browser that asks. */
export function accountOperation<Schema extends z.ZodType>(
  schema: Schema,
  run: (body: z.output<Schema>, context: AccountContext) => Promise<unknown>,
): SandboxHandler {
  return (request, context) => {
    const caller = callerSchema.safeParse(request.body);
    const facts = caller.success ? caller.data.client : undefined;
    const client = facts && {
      id: facts.id,
      browser: facts.browser ?? null,
      system: facts.system ?? null,
      siteUrl: facts.site_url,
      isRemembered: caller.data?.is_remembered ?? true,
    };
    return operation(schema, (body) => run(body, { ...context, client }))(request, context);
  };
}

/** An account as letters about this call go to it: they lead to the shop that asks. */
export function mailTo<Owner extends { siteUrl: string }>(owner: Owner, { client }: AccountContext): Owner {
  return { ...owner, siteUrl: client?.siteUrl ?? owner.siteUrl };
}
