import { createElement, lazy, type ComponentType } from "react";
import { loadUntilThere } from "./missing-code.ts";

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Caches by `load`: prefetched components, rendered components, and their wrappers. */
const prefetched = new WeakMap<object, unknown>();
const drawn = new WeakMap<object, unknown>();
const wrappers = new WeakMap<object, unknown>();

/** Loads the code of a component before it is rendered. A failure is ignored here; rendering tries again. */
export const prefetch = <Props>(load: Load<Props>, onLoaded?: () => void): void => {
  load().then(
    ({ default: component }) => {
      prefetched.set(load, component);
      return onLoaded?.();
    },
    () => undefined,
  );
};

/** Once rendered, the component stays the same, so that nothing remounts when prefetched code arrives. */
const loaded = <Props>(load: Load<Props>): ComponentType<Props> => {
  const component = (drawn.get(load) ??
    prefetched.get(load) ??
    lazy(() => loadUntilThere(load))) as ComponentType<Props>;
  drawn.set(load, component);
  return component;
};

/**
 * React's `lazy` with two differences. Prefetched code renders synchronously: `lazy` would suspend anyway, and React shows
 * nothing for 300 ms. Code that cannot be loaded is requested until it is there ({@link loadUntilThere}), and the fallback
 * stays. The same `load` returns the same component, so it may be called during render.
 */
export const lazyComponent = <Props extends object>(load: Load<Props>): ComponentType<Props> => {
  const known = wrappers.get(load) as ComponentType<Props> | undefined;
  if (known) return known;
  const Lazy = (props: Props) => createElement(loaded(load), props);
  wrappers.set(load, Lazy);
  return Lazy;
};
