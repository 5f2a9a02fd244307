import type { ActionFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { degrade } from '~/bff/waiting/degrade.server';
import { readForm, textOf } from '~/forms/form.server';
import { LIMITS } from '~/forms/limits';

/** A script calls this while the form is being filled in, so nobody waits for it. */
const PATIENCE_MS = 2_000;

/** Answers with the gender that a name suggests: `m`, `f` or nothing. A POST, to keep names out of addresses. */
export async function action(args: ActionFunctionArgs) {
  const { upstream } = await getContext(args);
  const form = await readForm(args.request);
  const name = textOf(form, 'name').trim().slice(0, LIMITS.name.kept);
  const surname = textOf(form, 'surname').trim().slice(0, LIMITS.name.kept);
  const work = name && surname ? upstream.predict.findGender(name, surname) : Promise.resolve(null);
  const gender = await degrade(work, null, { block: 'predict', patienceMs: PATIENCE_MS });
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response(gender ?? '', { headers });
}
