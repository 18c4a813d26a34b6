import type { Contract, Schema } from "../../contract/contract.ts";
import { mappedReference } from "../../schema/parts/discriminator.ts";
import type { Choice } from "../../schema/parts/choice-of.ts";
import { expand } from "../../schema/parts/expand.ts";
import type { SchemaAt } from "../../schema/parts/schema-at.ts";
import { branchName } from "./branch-name.ts";
import type { Operand } from "./operand.ts";
import { shortRange } from "./range-differences.ts";
import { wireSchema } from "./wire-schema.ts";

/** Maximum number of alternatives; larger choices are not compared one by one. */
const MOST = 300;

/** The discriminator values that lead to an alternative. */
const toldBy = (branch: SchemaAt, { discriminator }: Choice): string[] => {
  const reference = branch.node["$ref"];
  if (!discriminator || typeof reference !== "string") return [];
  const mapped = Object.entries(discriminator.mapping).filter(([, it]) => mappedReference(it) === reference);
  return mapped.length > 0 ? mapped.map(([name]) => name) : [reference.split("/").at(-1)!];
};

const joined = (one: Operand, other: Operand): Operand => ({
  schemas: [...one.schemas, ...other.schemas.filter((it) => one.schemas.every((own) => own.node !== it.node))],
  isSettled: true,
  name: [one.name, other.name].filter((it) => it !== undefined).join(", "),
  told: [...(one.told ?? []), ...(other.told ?? [])],
});

/** All combinations of a schema's choices. A schema that is its own alternative adds none. */
const waysThrough = (contract: Contract, at: SchemaAt, seen: readonly Schema[]): Operand[] => {
  if (seen.includes(at.node)) return [];
  const { parts, choices } = expand(contract, at);
  const around = [...seen, at.node];
  return choices.reduce<Operand[]>(
    (ways, choice) => {
      const branches = choice.branches.flatMap((branch) =>
        waysThrough(contract, branch, around).map((way): Operand => {
          const name = branchName(branch, choice);
          return { ...way, name, told: [...toldBy(branch, choice), ...(way.told ?? [])] };
        }),
      );
      if (ways.length * branches.length > MOST) return ways;
      return ways.flatMap((one) => branches.map((other) => joined(one, other)));
    },
    [{ schemas: parts, isSettled: true }],
  );
};

const allWays = (contract: Contract, { schemas, isSettled }: Operand): Operand[] =>
  isSettled
    ? [{ schemas, isSettled }]
    : schemas.reduce<Operand[]>(
        (ways, it) => ways.flatMap((one) => waysThrough(contract, it, []).map((other) => joined(one, other))),
        [{ schemas: [], isSettled: true }],
      );

/** Splits into one alternative per type: `["string", "null"]` is a text or null. */
const byType = (contract: Contract, one: Operand): Operand[] => {
  const { types } = wireSchema(one, contract);
  if (!types) return [one];
  return types.map((type) => (types.length === 1 ? { ...one, type } : { ...one, type }));
};

const FOLLOWED = ["type", "$ref", "allOf", "anyOf", "oneOf", "discriminator"];
const VALUES_ONLY = new Set([...FOLLOWED, "enum", "const"]);
const RANGE_ONLY = new Set([...FOLLOWED, "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]);
const SAID = /^(?:description|summary|title|examples?|\$comment|externalDocs|x-source|x-open-enum)$/;

/** The values of an alternative that only lists values; for a short integer range, its integers. */
const onlyValues = (contract: Contract, one: Operand): readonly string[] | undefined => {
  const schema = wireSchema(one, contract);
  const says = (known: ReadonlySet<string>) =>
    schema.parts.every(({ node }) => Object.keys(node).every((key) => known.has(key) || SAID.test(key)));
  if (schema.values) return says(VALUES_ONLY) ? schema.values : undefined;
  return says(RANGE_ONLY) ? shortRange(schema) : undefined;
};

/** Merges alternatives that only list values. */
const mergeValues = (contract: Contract, all: readonly Operand[]): Operand[] => {
  const merged: Operand[] = [];
  for (const one of all) {
    const values = onlyValues(contract, one);
    const index = merged.findIndex((it) => values && it.values && it.type === one.type);
    const before = merged[index];
    if (before && values)
      merged[index] = {
        ...before,
        schemas: [...before.schemas, ...one.schemas],
        values: [...new Set([...before.values!, ...values])],
      };
    else merged.push(values ? { ...one, values } : one);
  }
  return merged;
};

/**
 * The values allowed by a schema, as alternatives without choices, each of one type. The notation of choices (`oneOf`,
 * `anyOf`, type lists, nesting) makes no difference.
 */
export const alternativesOf = (contract: Contract, operand: Operand): Operand[] =>
  mergeValues(
    contract,
    allWays(contract, operand).flatMap((it) => byType(contract, it)),
  );
