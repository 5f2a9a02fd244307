import type { LoaderFunctionArgs } from '@remix-run/node';
import { getLandingContext } from '~/bff/request/landing-context.server';
import { answerPicture } from '~/features/landings/pictures/city-picture.server';
import { readPictureName } from '~/features/landings/pictures/picture-sizes';
import type { RouteParameters } from '~/i18n/handle';

export const handle: RouteParameters = { params: { file: 'public' } };

/** Pictures of cities in fixed sizes: /city-images/lon-960.avif (docs/decisions/089). */
export async function loader(args: LoaderFunctionArgs) {
  const name = readPictureName(args.params['file'] ?? '');
  if (!name) throw new Response(null, { status: 404 });
  return answerPicture(await getLandingContext(args), name);
}
