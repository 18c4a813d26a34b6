import type { Problem } from "./problem.ts";
import type { SchemaAt } from "./parts/schema-at.ts";

/** How a value must be treated: shown never when it is secret or personal. */
export type Sensitivity = "secret" | "pii" | undefined;

/** A value of a body and the schemas that speak of it. */
export type Visit = {
  at: string;
  value: unknown;
  parts: readonly SchemaAt[];
  sensitive: Sensitivity;
  /** The contract does not know the value, though it knows what is around it. */
  undocumented: boolean;
  /** Of what is undocumented: the schema of the object around it, and its name there. */
  owner?: SchemaAt;
  name?: string;
  /** Puts another value in its place. */
  replace: (value: unknown) => void;
};

/** What a walk tells: every value it comes to, and everything that is wrong. */
export type Sink = { visit?: (visit: Visit) => void; problem?: (problem: Problem) => void };
