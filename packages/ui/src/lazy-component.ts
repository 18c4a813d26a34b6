import { createElement, lazy, type ComponentType } from "react";

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Caches by `load`: prefetched components, rendered components, and their wrappers. */
const prefetched = new WeakMap<object, unknown>();
const drawn = new WeakMap<object, unknown>();
const wrappers = new WeakMap<object, unknown>();
const failed = new Set<object>();

/** Loads the code of a component before it is rendered. A failure is ignored here; rendering tries again and reports it. */
export const prefetch = <Props>(load: Load<Props>, onLoaded?: () => void): void => {
  load().then(
    ({ default: component }) => {
      prefetched.set(load, component);
      return onLoaded?.();
    },
    () => undefined,
  );
};

const lazyOnce = <Props>(load: Load<Props>) =>
  lazy(() =>
    load().catch((error: unknown) => {
      failed.add(load);
      throw error;
    }),
  );

/** Once rendered, the component stays the same, so that nothing remounts when prefetched code arrives. */
const loaded = <Props>(load: Load<Props>): ComponentType<Props> => {
  const component = (drawn.get(load) ?? prefetched.get(load) ?? lazyOnce(load)) as ComponentType<Props>;
  drawn.set(load, component);
  return component;
};

/**
 * React's `lazy` with two differences. Prefetched code renders synchronously: `lazy` would suspend anyway, and React shows
 * nothing for 300 ms. Code that failed to load is requested again after {@link forgetFailed}. The same `load` returns the
 * same component, so it may be called during render.
 */
export const lazyComponent = <Props extends object>(load: Load<Props>): ComponentType<Props> => {
  const known = wrappers.get(load) as ComponentType<Props> | undefined;
  if (known) return known;
  const Lazy = (props: Props) => createElement(loaded(load), props);
  wrappers.set(load, Lazy);
  return Lazy;
};

/**
 * Allows failed components to be requested again on their next render. Called by error boundaries when they show the
 * failure, not earlier: React renders a failed component a second time, which would start another request.
 */
export const forgetFailed = (): void => {
  for (const load of failed) drawn.delete(load);
  failed.clear();
};
