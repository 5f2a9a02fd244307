import { createElement, lazy, Suspense, useState, type FunctionComponent } from 'react';

type Load<Props> = () => Promise<FunctionComponent<Props>>;

/**
 * Makes a component whose code the browser loads only when it is shown. The server has it at once and renders it like
 * any other; the page links its styles (`stylesOfLater`), which else would come with the script.
 */
export function later<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  return shownLater(load, import.meta.env.SSR);
}

/**
 * Like `later`, for a part below the first screen that every such page has: its code starts to load as soon as that of
 * the page is there. When it does not come, the page goes on without the part instead of showing an error.
 */
export function laterBlock<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  return shownLater(() => load().catch(() => () => null), true);
}

function shownLater<Props extends object>(load: Load<Props>, isAsked: boolean): FunctionComponent<Props> {
  let loaded: FunctionComponent<Props> | null = null;
  // On the server ready before the first request: the module is part of its own bundle.
  const asked = isAsked ? load() : null;
  void asked?.then((component) => (loaded = component));
  const Lazy = lazy(async () => {
    const component = await (asked ?? load());
    return { default: ({ own }: { own: Props }) => createElement(component, own) };
  });
  return function Later(props: Props) {
    // A shown part keeps its component: another in its place would lose what is typed there.
    const [atOnce] = useState(() => loaded);
    return <Suspense>{atOnce ? createElement(atOnce, props) : <Lazy own={props} />}</Suspense>;
  };
}
