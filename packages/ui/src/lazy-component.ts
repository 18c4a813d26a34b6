import { createElement, lazy, type ComponentType } from "react";

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** By `load`: components whose code has been prefetched, those that were drawn, and wrappers around them. */
const prefetched = new WeakMap<object, unknown>();
const drawn = new WeakMap<object, unknown>();
const wrappers = new WeakMap<object, unknown>();
const failed = new Set<object>();

/** Loads the code of a component before it is drawn. A failure is shown where it is drawn, by which time it is tried anew. */
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

/** Once drawn it stays the same component, so that nothing is mounted anew when prefetched code arrives. */
const loaded = <Props>(load: Load<Props>): ComponentType<Props> => {
  const component = (drawn.get(load) ?? prefetched.get(load) ?? lazyOnce(load)) as ComponentType<Props>;
  drawn.set(load, component);
  return component;
};

/**
 * React's `lazy` with two differences. Code that was prefetched is drawn in the same render: `lazy` would suspend all the
 * same, and React shows nothing in its place for 300 ms. Code that could not be loaded is loaded anew after
 * {@link forgetFailed}. The same `load` gives the same component, so it may be called while rendering.
 */
export const lazyComponent = <Props extends object>(load: Load<Props>): ComponentType<Props> => {
  const known = wrappers.get(load) as ComponentType<Props> | undefined;
  if (known) return known;
  const Lazy = (props: Props) => createElement(loaded(load), props);
  wrappers.set(load, Lazy);
  return Lazy;
};

/**
 * Lets what could not be loaded be tried again when it is drawn next. Called by error boundaries once they show the
 * failure: before that React draws the component a second time, which would start another try.
 */
export const forgetFailed = (): void => {
  for (const load of failed) drawn.delete(load);
  failed.clear();
};
