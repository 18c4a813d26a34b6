import type { Contract } from "../contract/contract.ts";
import type { SchemaAt } from "../schema/schema-at.ts";
import type { Difference } from "./difference.ts";
import type { Side } from "./side.ts";
import type { WireSchema } from "./wire-schema.ts";

/** Compares schemas that all hold at once: those of the base with those of the revision. */
export type CompareSchemas = (
  base: readonly SchemaAt[],
  revision: readonly SchemaAt[],
  side: Side,
) => readonly Difference[];

/** Two schemas that are being compared, and how their parts are. */
export type Comparing = {
  base: WireSchema;
  revision: WireSchema;
  side: Side;
  contracts: { base: Contract; revision: Contract };
  compare: CompareSchemas;
};
