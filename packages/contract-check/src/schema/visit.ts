import type { Direction } from "./direction.ts";
import type { Problem } from "./problem.ts";
import type { SchemaAt } from "./parts/schema-at.ts";

/** Secret and personal values are never shown. */
export type Sensitivity = "secret" | "pii" | undefined;

/** A value of a body and its schemas. */
export type Visit = {
  at: string;
  value: unknown;
  parts: readonly SchemaAt[];
  sensitive: Sensitivity;
  /** The contract does not know the value, although it knows the enclosing one. */
  undocumented: boolean;
  /** For an undocumented value: the enclosing object's schema, and the name in it. */
  owner?: SchemaAt;
  name?: string;
  /** Replaces the value. */
  replace: (value: unknown) => void;
};

/** Callbacks of a walk: each value, and each problem. */
export type Sink = { visit?: (visit: Visit) => void; problem?: (problem: Problem) => void };

/**
 * `showValues`: messages may contain values, except secret and personal ones. `direction`: the direction of the value,
 * for readOnly and writeOnly. `around`: the name of the whole value, such as of a parameter. `sensitive`: its mark.
 */
export type WalkOptions = { showValues?: boolean; direction?: Direction; around?: string; sensitive?: Sensitivity };
