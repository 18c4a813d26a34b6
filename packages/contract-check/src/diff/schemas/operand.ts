import type { SchemaAt } from "../../schema/parts/schema-at.ts";

/** One side of a comparison: schemas that all hold at once, or one alternative of such. */
export type Operand = {
  schemas: readonly SchemaAt[];
  /** The schemas are all there is: their references, `allOf` and choices have been followed. */
  isSettled?: boolean;
  /** Only values of this type. */
  type?: string;
  /** Only these values, as JSON: what several alternatives allow together. */
  values?: readonly string[];
  /** What an alternative is called in a report, and the values of a discriminator that name it. */
  name?: string;
  told?: readonly string[];
};
