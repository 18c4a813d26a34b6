import type { Contract } from "../../contract/contract.ts";
import type { SchemaAt } from "../../schema/parts/schema-at.ts";
import type { Difference } from "../difference.ts";
import type { Operand } from "./operand.ts";
import type { Side } from "../side.ts";
import type { WireSchema } from "./wire-schema.ts";

/** Compares schemas that all hold at once: those of the base with those of the revision, and all that is below them. */
export type CompareSchemas = (
  base: readonly SchemaAt[],
  revision: readonly SchemaAt[],
  side: Side,
) => readonly Difference[];

/** A comparison that is still to be made, a step below. */
export type Step = { where: string; base: Operand; revision: Operand };

/** What two schemas differ in themselves, and what is to be compared below them. */
export type Compared = { found: readonly Difference[]; below: readonly Step[] };

/** Two schemas that are being compared. */
export type Comparing = {
  base: WireSchema;
  revision: WireSchema;
  side: Side;
  contracts: { base: Contract; revision: Contract };
  /** Whether a revision breaks or may mislead who keeps to the base, anywhere within. */
  breaks: (base: Operand, revision: Operand, side: Side) => boolean;
};

/** Puts what was compared together. */
export const together = (...all: readonly Compared[]): Compared => ({
  found: all.flatMap((it) => it.found),
  below: all.flatMap((it) => it.below),
});
