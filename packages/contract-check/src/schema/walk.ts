import type { Contract } from "../contract/contract.ts";
import { describeValue } from "../findings/describe-value.ts";
import { isClosed, itemOf, propertyOf } from "./children-of.ts";
import { choose } from "./choose.ts";
import { expand } from "./expand.ts";
import { ownCheckOf } from "./own-check.ts";
import { joined, problemOf } from "./problem-of.ts";
import type { Problem } from "./problem.ts";
import type { SchemaAt } from "./schema-at.ts";
import type { Sensitivity, Visit } from "./visit.ts";

/** What a walk tells: every value it comes to, and everything that is wrong. */
export type Sink = { visit?(visit: Visit): void; problem?(problem: Problem): void };

/** `showValues`: problems may show values, but for secret and personal ones. */
export type WalkOptions = { showValues?: boolean };

type Place = {
  at: string;
  value: unknown;
  inferred: boolean;
  sensitive: Sensitivity;
  replace: (value: unknown) => void;
};

const flag = (parts: readonly SchemaAt[], name: string, value: unknown) => parts.some((it) => it.node[name] === value);

/** Walks through a value along its schema. Choices (`oneOf`, `anyOf`) are settled by what fits best. */
export const walk = (
  contract: Contract,
  schema: SchemaAt,
  value: unknown,
  sink: Sink,
  options: WalkOptions = {},
): void => {
  const check = ownCheckOf(contract);

  const partsOf = (schemas: readonly SchemaAt[], place: Place): SchemaAt[] =>
    schemas.flatMap((it) => {
      const { parts, choices } = expand(contract, it);
      return [
        ...parts,
        ...choices.flatMap((choice) => {
          const attempt = (branch: SchemaAt) => {
            const problems: Problem[] = [];
            step([branch], place, { problem: (problem) => void problems.push(problem) });
            return problems;
          };
          return partsOf([choose(choice, place.value, place.at, attempt)], place);
        }),
      ];
    });

  const stepObject = (parts: readonly SchemaAt[], place: Place, into: Sink) => {
    const object = place.value as Record<string, unknown>;
    const closed = isClosed(parts);
    for (const [name, inside] of Object.entries(object)) {
      const { schemas, named } = propertyOf(parts, name);
      const at = joined(place.at, named || schemas.length === 0 ? name : "{}");
      const replace = (other: unknown) => void (object[name] = other);
      const next = { ...place, at, value: inside, replace };
      if (schemas.length > 0) step(schemas, next, into);
      else if (closed) {
        const owner = parts.find((it) => it.node["properties"]) ?? parts[0]!;
        into.visit?.({ ...next, parts: [], undocumented: true, owner, name });
        into.problem?.({
          rule: "undocumented-field",
          at,
          inferred: place.inferred,
          message: `is not in the contract (${describeValue(inside, options.showValues === true && !place.sensitive)})`,
          ...(owner.pointer && { pointer: owner.pointer }),
          breaks: parts.some((it) => it.node["additionalProperties"] === false),
        });
      } else if (into.visit) step([], next, into);
    }
  };

  const step = (schemas: readonly SchemaAt[], place: Place, into: Sink): void => {
    const parts = partsOf(schemas, place);
    const inferred = place.inferred || flag(parts, "x-origin", "inferred");
    const sensitive = flag(parts, "x-secret", true) ? "secret" : flag(parts, "x-pii", true) ? "pii" : place.sensitive;
    const here = { ...place, inferred, sensitive };
    into.visit?.({ ...here, parts, undocumented: false });
    if (into.problem) {
      const about = { at: here.at, value: here.value, inferred, show: options.showValues === true && !sensitive };
      const said = new Set<string>();
      for (const part of parts)
        for (const error of check(part.node, here.value)) {
          const problem = problemOf(error, part, about);
          if (said.has(`${problem.rule} ${problem.at}`)) continue;
          said.add(`${problem.rule} ${problem.at}`);
          into.problem(problem);
        }
    }
    if (Array.isArray(here.value)) {
      const array = here.value as unknown[];
      for (const [index, inside] of array.entries()) {
        const items = itemOf(parts, index);
        const replace = (other: unknown) => void (array[index] = other);
        if (items.length > 0 || into.visit) step(items, { ...here, at: `${here.at}[]`, value: inside, replace }, into);
      }
    } else if (typeof here.value === "object" && here.value !== null) stepObject(parts, here, into);
  };

  step([schema], { at: "", value, inferred: false, sensitive: undefined, replace: () => undefined }, sink);
};
