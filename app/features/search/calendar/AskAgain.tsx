import { Revalidation } from '~/ui/Waiting';

/** How soon a page without its prices asks again. */
const REFRESH_SECONDS = 3;

/** On a page whose prices are still to come: it asks for them again by itself, without JavaScript too. */
export function AskAgain() {
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
      </noscript>
      <Revalidation seconds={REFRESH_SECONDS} />
    </>
  );
}
