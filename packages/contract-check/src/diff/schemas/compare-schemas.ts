import type { Contract, Schema } from "../../contract/contract.ts";
import type { SchemaAt } from "../../schema/parts/schema-at.ts";
import { choiceDifferences } from "./choice-differences.ts";
import { together, type Compared, type CompareSchemas, type Comparing, type Step } from "./comparing.ts";
import type { Difference } from "../difference.ts";
import { conditionalDifferences } from "./conditional-differences.ts";
import { itemDifferences } from "./item-differences.ts";
import { keywordDifferences } from "./keyword-differences.ts";
import { mapDifferences } from "./map-differences.ts";
import type { Operand } from "./operand.ts";
import { ownDifferences } from "./own-differences.ts";
import { placeOfKeyword } from "./place-of-keyword.ts";
import { propertyDifferences } from "./property-differences.ts";
import type { Side } from "../side.ts";
import { shortRange } from "./range-differences.ts";
import { verdicts } from "../verdicts.ts";
import { wireSchema, type WireSchema } from "./wire-schema.ts";

/** Resolves bare references, so that the same schema is equal wherever it is referenced. */
const behind = (at: SchemaAt, contract: Contract, steps = 0): SchemaAt => {
  const reference = at.node["$ref"];
  const isBare = Object.keys(at.node).every((it) => it === "$ref" || it === "description");
  if (typeof reference !== "string" || !isBare || steps > 20) return at;
  return behind({ node: contract.resolve(reference), pointer: reference }, contract, steps + 1);
};

/** Whether a schema leads to other parts of the contract, possibly in a cycle. */
const leadsOn = ({ schemas, isSettled }: Operand) =>
  !isSettled && schemas.some(({ node }) => ["$ref", "allOf", "oneOf", "anyOf"].some((it) => it in node));

/** A pending comparison, and the enclosing pairs of schemas. */
type Waiting = Step & { around: readonly string[] };

/** If one side lists its values, a short range of the other side becomes a list too. */
const listedAs = (schema: WireSchema, other: WireSchema): WireSchema => {
  const values = schema.values || !other.values ? undefined : shortRange(schema);
  return values ? { ...schema, values } : schema;
};

const plainDifferences = (both: Comparing): Compared => {
  const { side } = both;
  const base = listedAs(both.base, both.revision);
  const revision = listedAs(both.revision, both.base);
  const it = { ...both, base, revision };
  const own = [...ownDifferences(base, revision, side), ...keywordDifferences(base, revision, side)];
  return together(
    {
      differences: own.map(({ keyword, ...found }) => ({ ...found, where: "", ...placeOfKeyword(revision, keyword) })),
      below: [],
    },
    propertyDifferences(it),
    mapDifferences(it),
    itemDifferences(it),
    conditionalDifferences(it),
  );
};

/** Creates the comparison of schemas of two contracts, with cached results. */
export const compareSchemas = (contracts: { base: Contract; revision: Contract }): CompareSchemas => {
  const ids = new WeakMap<Schema, number>();
  let last = 0;
  const idOf = ({ node }: SchemaAt) => {
    if (!ids.has(node)) ids.set(node, ++last);
    return ids.get(node)!;
  };
  const keyOf = ({ schemas, isSettled, type, values }: Operand, contract: Contract) => {
    const nodes = schemas.map((it) => idOf(isSettled ? it : behind(it, contract)));
    return `${isSettled ? "!" : ""}${nodes.join()}${type ?? ""}${values?.join() ?? ""}`;
  };
  const keyOfBoth = ({ base, revision }: Omit<Step, "where">, side: Side) =>
    `${side} ${keyOf(base, contracts.base)} ${keyOf(revision, contracts.revision)}`;

  const look = (step: Omit<Step, "where">, side: Side): Compared => {
    const resolved = (it: Operand, contract: Contract): Operand =>
      it.isSettled ? it : { ...it, schemas: it.schemas.map((one) => behind(one, contract)) };
    const operands = {
      base: resolved(step.base, contracts.base),
      revision: resolved(step.revision, contracts.revision),
    };
    const base = wireSchema(operands.base, contracts.base);
    const revision = wireSchema(operands.revision, contracts.revision);
    const comparing: Comparing = { base, revision, side, contracts, breaks };
    const hasChoices = base.choices.length + revision.choices.length > 0;
    return hasChoices ? choiceDifferences(comparing, operands) : plainDifferences(comparing);
  };
  const { breaks, remembered } = verdicts(keyOfBoth, look);

  return (baseSchemas, revisionSchemas, side) => {
    const differences: Difference[] = [];
    const followed = new Set<string>();
    const circles = new Set<string>();
    const waiting: Waiting[] = [
      { where: "", base: { schemas: baseSchemas }, revision: { schemas: revisionSchemas }, around: [] },
    ];
    /** Inline differences are reported at each occurrence; references are followed only the first time. */
    const tell = (step: Waiting, isNew: boolean) => {
      const compared = remembered(step, side);
      for (const it of compared.differences) differences.push({ ...it, where: step.where + it.where });
      for (const it of compared.below) {
        const next = { ...it, where: step.where + it.where, around: step.around };
        if (!leadsOn(it.base) && !leadsOn(it.revision)) tell(next, isNew);
        else if (isNew) waiting.push(next);
      }
    };
    // Breadth-first: of several paths to a schema, the shortest is reported.
    for (const step of waiting) {
      const key = keyOfBoth(step, side);
      if (step.around.includes(key)) {
        // A cycle is reported once more, since it is another position, and then not again.
        if (circles.has(key)) continue;
        circles.add(key);
      }
      const isNew = !followed.has(key);
      followed.add(key);
      tell({ ...step, around: [...step.around, key] }, isNew);
    }
    return withoutRepetition(differences);
  };
};

/** Differences common to all alternatives are reported once. */
const withoutRepetition = (differences: readonly Difference[]): Difference[] => {
  const said = new Set<string>();
  return differences.filter(({ rule, message, pointer, where }) => {
    if (pointer === undefined) return true;
    const key = [rule, message, pointer, where.replaceAll(/\([^)]*\)/g, "")].join("\n");
    const isNew = !said.has(key);
    said.add(key);
    return isNew;
  });
};
