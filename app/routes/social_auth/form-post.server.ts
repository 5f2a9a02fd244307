import { z } from 'zod';

/** What a network may say; everything else is left behind. */
const TAKEN = ['state', 'code', 'error', 'session_state', 'user_identifier'];
const MOST_BYTES = 16 * 1024;
/** Apple tells who its user is beside the code, once. */
const appleUser = z.looseObject({ sub: z.string().max(200) });

/** The answer of a network that came as a form, as parameters of an address. @throws Response 400, 413 */
export async function readFormPost(request: Request): Promise<URLSearchParams> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) throw new Response(null, { status: 413 });
  const text = await request.text();
  if (text.length > MOST_BYTES) throw new Response(null, { status: 413 });
  const form = new URLSearchParams(text);
  const answer = new URLSearchParams();
  for (const name of TAKEN) {
    const value = form.get(name);
    if (value) answer.set(name, value);
  }
  const subject = subjectOf(form.get('user'));
  if (subject) answer.set('user_identifier', subject);
  if (!answer.has('state')) throw new Response(null, { status: 400 });
  return answer;
}

function subjectOf(user: string | null): string | null {
  try {
    const parsed = appleUser.safeParse(JSON.parse(user ?? 'null'));
    return parsed.success ? parsed.data.sub : null;
  } catch {
    return null;
  }
}
