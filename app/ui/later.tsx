import { createElement, lazy, Suspense, type FunctionComponent } from 'react';

/**
 * Makes a component whose code the browser loads only when it is shown. The server has it at once and renders it like
 * any other; the page links its styles (`stylesOfLater`), which else would come with the script.
 */
export function later<Props extends object>(load: () => Promise<FunctionComponent<Props>>): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | null = null;
  // Ready before the first request: the module is part of the server's own bundle.
  if (import.meta.env.SSR) void load().then((component) => (loaded = component));
  const Lazy = lazy(async () => {
    const component = await load();
    return { default: ({ own }: { own: Props }) => createElement(component, own) };
  });
  return function Later(props: Props) {
    return <Suspense>{loaded ? createElement(loaded, props) : <Lazy own={props} />}</Suspense>;
  };
}
