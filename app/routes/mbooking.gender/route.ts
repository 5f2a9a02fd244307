import type { ActionFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { degrade } from '~/bff/waiting/degrade.server';
import { readForm } from '~/forms/form.server';
import { textField } from '~/forms/fields.server';
import { defineFields, readFields } from '~/forms/submission.server';
import { LIMITS } from '~/forms/limits';

/** A script calls this while the form is being filled in, so nobody waits for it. */
const PATIENCE_MS = 2_000;

const fields = defineFields({ name: textField(LIMITS.name), surname: textField(LIMITS.name) });

/** Answers with the gender that a name suggests: `m`, `f` or nothing. A POST, to keep names out of addresses. */
export async function action(args: ActionFunctionArgs) {
  const { upstream } = await getContext(args);
  const { name, surname } = readFields(fields, await readForm(args.request));
  const work = name && surname ? upstream.predict.findGender(name, surname) : Promise.resolve(null);
  const gender = await degrade(work, null, { block: 'predict', patienceMs: PATIENCE_MS });
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };
  return new Response(gender ?? '', { headers });
}
