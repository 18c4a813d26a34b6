import type { History } from "history";
import type { Registry } from "#kit/pages/registry.ts";

/** The share of loads that are measured. */
const SHARE = 0.1;

/** Measures one load in ten of a build. A browser that a program drives has no user. */
export const measureSomeLoads = (history: History, registry: Pick<Registry, "panels">): void => {
  if (!import.meta.env.PROD || navigator.webdriver || Math.random() >= SHARE) return;
  import("../client-reports/measure.ts").then(
    (it) => it.measure(history, registry),
    () => undefined, // without figures of this load
  );
};
