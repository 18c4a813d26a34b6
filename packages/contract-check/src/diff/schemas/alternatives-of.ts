import type { Contract, Schema } from "../../contract/contract.ts";
import { mappedReference } from "../../schema/parts/discriminator.ts";
import type { Choice } from "../../schema/parts/choice-of.ts";
import { expand } from "../../schema/parts/expand.ts";
import type { SchemaAt } from "../../schema/parts/schema-at.ts";
import { branchName } from "./branch-name.ts";
import type { Operand } from "./operand.ts";
import { shortRange } from "./range-differences.ts";
import { wireSchema } from "./wire-schema.ts";

/** More alternatives than this, of choices beside and within each other, are not told one by one. */
const MOST = 300;

/** The values of the discriminator that lead to an alternative. */
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

/** Every way through the choices of a schema; a schema that is its own alternative adds none. */
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

/** One alternative for each of its types: `["string", "null"]` is a text or nothing. */
const byType = (contract: Contract, one: Operand): Operand[] => {
  const { types } = wireSchema(one, contract);
  if (!types) return [one];
  return types.map((type) => (types.length === 1 ? { ...one, type } : { ...one, type }));
};

const FOLLOWED = ["type", "$ref", "allOf", "anyOf", "oneOf", "discriminator"];
const VALUES_ONLY = new Set([...FOLLOWED, "enum", "const"]);
const RANGE_ONLY = new Set([...FOLLOWED, "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]);
const SAID = /^(?:description|summary|title|examples?|\$comment|externalDocs|x-source|x-open-enum)$/;

/** The values of an alternative that says nothing else; those of a short range are its integers. */
const onlyValues = (contract: Contract, one: Operand): readonly string[] | undefined => {
  const schema = wireSchema(one, contract);
  const says = (known: ReadonlySet<string>) =>
    schema.parts.every(({ node }) => Object.keys(node).every((key) => known.has(key) || SAID.test(key)));
  if (schema.values) return says(VALUES_ONLY) ? schema.values : undefined;
  return says(RANGE_ONLY) ? shortRange(schema) : undefined;
};

/** Alternatives that only list values are one list. */
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
 * The values that a schema allows, as a list of alternatives without choices, each of one type. How the choices are
 * written (`oneOf`, `anyOf`, a list of types, within each other) makes no difference.
 */
export const alternativesOf = (contract: Contract, operand: Operand): Operand[] =>
  mergeValues(
    contract,
    allWays(contract, operand).flatMap((it) => byType(contract, it)),
  );
