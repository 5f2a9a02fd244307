import type { HeadersFunction } from '@remix-run/node';

const KEPT = ['Cache-Control', 'Retry-After'];

/** Keeps what a loader says: an incomplete page is not to be stored, a refused visitor may come again after a while. */
export const keptHeaders: HeadersFunction = ({ loaderHeaders, errorHeaders }) => {
  const given = errorHeaders ?? loaderHeaders;
  return new Headers(
    KEPT.flatMap((name): [string, string][] => {
      const value = given.get(name);
      return value ? [[name, value]] : [];
    }),
  );
};
