import type { Code } from "./syntax.ts";

/** The names of an example and their values, and where its events are told. */
export type Scope = {
  names: ReadonlyMap<string, unknown>;
  onEvent: (name: string, values: readonly unknown[]) => void;
};

/** The value of a piece of an example. */
export type Evaluate = (code: Code, scope: Scope) => unknown;
