import { Revalidation } from '~/ui/Waiting';

/** Delay between refreshes of a page that still lacks prices. */
const REFRESH_SECONDS = 3;

/** Refreshes a page whose prices are still loading, with or without JavaScript. */
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
