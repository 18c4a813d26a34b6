import { createElement, lazy, type ComponentType } from "react";

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const here = new WeakMap<object, unknown>();
const drawn = new WeakMap<object, unknown>();
const failed = new Set<object>();

/** Fetches the code of a component before it is drawn. What goes wrong is said where it is drawn. */
export const fetchEarly = <Props>(load: Load<Props>, whenHere?: () => void): void => {
  load().then(
    ({ default: component }) => {
      here.set(load, component);
      return whenHere?.();
    },
    () => undefined,
  );
};

const fetched = <Props>(load: Load<Props>) =>
  lazy(() =>
    load().catch((error: unknown) => {
      failed.add(load);
      throw error;
    }),
  );

/**
 * The component behind `load`: drawn at once where its code is here already, else waited for by the `Suspense` around
 * it. Even the code that is here would be waited for by `lazy` alone, and its place shows nothing for 300 ms. The same
 * one every time, so that nothing is mounted anew when the code arrives.
 */
export const lateComponent = <Props>(load: Load<Props>): ComponentType<Props> => {
  const component = (drawn.get(load) ?? here.get(load) ?? fetched(load)) as ComponentType<Props>;
  drawn.set(load, component);
  return component;
};

/** A component in `lazy`'s place whose code is fetched anew after {@link forgetFailed}. */
export const late = <Props extends object>(load: Load<Props>): ComponentType<Props> => {
  const Late = (props: Props) => createElement(lateComponent(load), props);
  return Late;
};

/**
 * What could not be fetched is fetched anew when it is drawn next. For error boundaries, once they show that it failed:
 * sooner, React would draw it a second time, and wait for it again.
 */
export const forgetFailed = (): void => {
  for (const load of failed) drawn.delete(load);
  failed.clear();
};
