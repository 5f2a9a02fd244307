import { json, type ActionFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { readForm } from '~/forms/form.server';
import { textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import { defineFields, readFields } from '~/forms/submission.server';
import { log } from '~/bff/log/log.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { advancePair } from '~/features/frame/footer/easter-egg.server';

/** There is nothing to see here; the egg is in the footer. */
export function loader() {
  return redirectTo('/', 302);
}

const fields = defineFields({ to: textField(LIMITS.path) });

/**
 * Handles a click on the footer's easter egg: the next pair of texts. A page returns to `to`; a script gets the pair.
 */
export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const { to } = readFields(fields, await readForm(args.request));
  const pair = advancePair(context);
  log().info({ requestId: context.requestId, number: pair.number }, 'easter egg clicked');
  return to === '' ? json(pair) : redirectTo(to);
}
