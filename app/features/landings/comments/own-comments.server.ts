import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { cookieHeader } from '~/bff/cookies/cookies.server';
import { seal, unseal } from '~/bff/cookies/sealed-cookie.server';

const COOKIE = 'comments';
const PATH = '/comments';
const LIFETIME_SECONDS = 7 * 24 * 60 * 60;
/** More do not fit a cookie, and nobody waits for so many. */
const MOST = 10;

const schema = z.array(z.object({ token: z.string(), path: z.string() }));

type Cookies = Pick<RequestContext, 'cookies' | 'setCookie' | 'hasSecureCookies'>;

/** Remembers that this browser wrote a comment: the token tells its author what became of it. */
export async function keepOwnComment(context: Cookies, own: { token: string; path: string }): Promise<void> {
  const others = (await readAll(context)).filter(({ token }) => token !== own.token);
  const value = await seal('comments', [own, ...others].slice(0, MOST), LIFETIME_SECONDS);
  context.setCookie(cookieHeader(COOKIE, value, attributes(context, LIFETIME_SECONDS)));
}

/** Returns the tokens of this browser's comments on a subject. @param path of the subject's comments */
export async function ownCommentTokens(context: Pick<Cookies, 'cookies'>, path: string): Promise<string[]> {
  return (await readAll(context)).flatMap((own) => (own.path === path ? [own.token] : []));
}

/** Forgets the comments: whoever signs out may leave the browser to somebody else. */
export function dropOwnComments(context: Cookies): void {
  context.setCookie(cookieHeader(COOKIE, '', attributes(context, 0)));
}

async function readAll({ cookies }: Pick<Cookies, 'cookies'>): Promise<z.output<typeof schema>> {
  const sealed = cookies.get(COOKIE);
  const own = schema.safeParse(sealed ? await unseal('comments', sealed) : null);
  return own.success ? own.data : [];
}

function attributes({ hasSecureCookies }: Pick<Cookies, 'hasSecureCookies'>, maxAge: number) {
  return { maxAge, path: PATH, secure: hasSecureCookies };
}
