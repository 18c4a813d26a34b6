import type { Contract } from "../../contract/contract.ts";
import type { SchemaAt } from "../../schema/parts/schema-at.ts";
import type { Difference } from "../difference.ts";
import type { Operand } from "./operand.ts";
import type { Side } from "../side.ts";
import type { WireSchema } from "./wire-schema.ts";

/** Compares schemas that hold together: those of the base with those of the revision, and everything below. */
export type CompareSchemas = (
  base: readonly SchemaAt[],
  revision: readonly SchemaAt[],
  side: Side,
) => readonly Difference[];

/** A pending comparison one level below. */
export type Step = { where: string; base: Operand; revision: Operand };

/** The differences of two schemas themselves, and the comparisons below them. */
export type Compared = { differences: readonly Difference[]; below: readonly Step[] };

/** Two schemas under comparison. */
export type Comparing = {
  base: WireSchema;
  revision: WireSchema;
  side: Side;
  contracts: { base: Contract; revision: Contract };
  /** Whether a revision breaks or may mislead clients of the base, anywhere inside. */
  breaks: (base: Operand, revision: Operand, side: Side) => boolean;
};

/** Combines results. */
export const together = (...all: readonly Compared[]): Compared => ({
  differences: all.flatMap((it) => it.differences),
  below: all.flatMap((it) => it.below),
});
