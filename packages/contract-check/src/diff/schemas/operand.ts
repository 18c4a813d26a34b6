import type { SchemaAt } from "../../schema/parts/schema-at.ts";

/** One side of a comparison: schemas that hold together, or one alternative of them. */
export type Operand = {
  schemas: readonly SchemaAt[];
  /** References, `allOf` and choices are already resolved. */
  isSettled?: boolean;
  /** Restricts to values of this type. */
  type?: string;
  /** Restricts to these values, as JSON: the union of several alternatives. */
  values?: readonly string[];
  /** The name of an alternative in reports, and its discriminator values. */
  name?: string;
  told?: readonly string[];
};
