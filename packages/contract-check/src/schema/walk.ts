import type { Contract, Origin, Schema } from "../contract/contract.ts";
import { describeValue } from "../findings/describe-value.ts";
import { ambiguity, bestBranch, fittingBranches, weightOf } from "./choice.ts";
import { conditionsOf } from "./condition.ts";
import type { Direction } from "./direction.ts";
import { namedBy } from "./discriminator.ts";
import type { Choice } from "./choice-of.ts";
import { expand } from "./expand.ts";
import { itemsAt } from "./item-of.ts";
import { knownParts, type KnownParts } from "./known-parts.ts";
import { lostDigits } from "./lost-digits.ts";
import { misfits } from "./misfits.ts";
import { ownCheckOf } from "./own-check.ts";
import { joined, problemOf } from "./problem-of.ts";
import type { Problem } from "./problem.ts";
import type { SchemaAt } from "./schema-at.ts";
import type { Sensitivity, Sink } from "./visit.ts";

/**
 * `showValues`: problems may show values, but for secret and personal ones. `direction`: which way the value travels, for
 * what is read-only or write-only.
 */
export type WalkOptions = { showValues?: boolean; direction?: Direction };

type Place = {
  at: string;
  value: unknown;
  inferred: boolean;
  sensitive: Sensitivity;
  replace: (value: unknown) => void;
};

/** All schemas that hold for a value; `open` when one of them is an alternative that nobody knows. */
type Parts = { parts: SchemaAt[]; open: boolean; dependsOnValue: boolean };
type Found = { known: KnownParts; open: boolean };

/** Whether nobody but the contract says so: what it states itself counts, else what stands around it. */
const isInferred = (origin: Origin | undefined, { inferred }: Pick<Place, "inferred">) =>
  origin ? origin === "inferred" : inferred;

const isConditional = ({ node }: SchemaAt) => node["if"] !== undefined || node["dependentSchemas"] !== undefined;

/** What holds for schemas whatever the value is; most of them have no choices and no conditions. */
const settled = new WeakMap<Contract, WeakMap<readonly SchemaAt[], Found>>();

/** Walks through a value along its schema. Choices (`oneOf`, `anyOf`) are settled by what fits best. */
export const walk = (
  contract: Contract,
  schema: SchemaAt,
  value: unknown,
  sink: Sink,
  options: WalkOptions = {},
): void => {
  const check = ownCheckOf(contract);
  const { direction } = options;
  const show = options.showValues === true;

  const misfit = misfits((branch, place: Place) => {
    const problems: Problem[] = [];
    step([branch], place, { problem: (problem) => void problems.push(problem) });
    return weightOf(problems, place.at);
  });

  const chosen = (choice: Choice, place: Place, into: Sink, seen: ReadonlySet<Schema>): SchemaAt | undefined => {
    const named = namedBy(contract, choice, place.value);
    if (!named) {
      const others = choice.branches.filter((it) => !seen.has(it.node));
      const misfitHere = (branch: SchemaAt) => misfit(branch, place);
      if (into.problem && choice.isExclusive) {
        const problem = ambiguity(fittingBranches(others, misfitHere), place);
        if (problem) into.problem(problem);
      }
      return bestBranch(others, misfitHere);
    }
    if ("branch" in named) return named.branch;
    into.problem?.({
      rule: "undocumented-value",
      at: joined(place.at, choice.discriminator!.propertyName),
      inferred: place.inferred,
      ...(named.isOpen && { severity: "warning" as const }),
      message: `is ${describeValue(named.unknown, show && !place.sensitive)}, which names none of ${named.names.join(", ")}`,
      breaks: true,
    });
    return undefined;
  };

  /** `seen` are the schemas that were followed to get here: one that leads back to itself says nothing new. */
  const partsOf = (schemas: readonly SchemaAt[], place: Place, into: Sink, seen = new Set<Schema>()): Parts => {
    const found: Parts = { parts: [], open: false, dependsOnValue: false };
    const add = (more: Parts) => {
      found.parts.push(...more.parts);
      found.open ||= more.open;
      found.dependsOnValue = true;
    };
    for (const it of schemas) {
      if (seen.has(it.node)) continue;
      seen.add(it.node);
      const { parts, choices } = expand(contract, it);
      found.parts.push(...parts);
      for (const choice of choices) {
        const branch = chosen(choice, place, into, seen);
        if (branch) add(partsOf([branch], place, into, seen));
        else found.open = found.dependsOnValue = true;
      }
      for (const part of parts.filter(isConditional))
        add(partsOf(conditionsOf(contract, part, place.value), place, into, seen));
    }
    return found;
  };

  const always = settled.get(contract) ?? new WeakMap<readonly SchemaAt[], Found>();
  settled.set(contract, always);
  const lookUp = (schemas: readonly SchemaAt[], place: Place, into: Sink): Found => {
    const before = always.get(schemas);
    if (before) return before;
    const { parts, open, dependsOnValue } = partsOf(schemas, place, into);
    const found = { known: knownParts(contract, parts), open };
    if (!dependsOnValue) always.set(schemas, found);
    return found;
  };

  const stepObject = ({ known, open }: Found, place: Place, into: Sink) => {
    const { parts } = known;
    const object = place.value as Record<string, unknown>;
    const closed = !open && known.isClosed;
    for (const [name, inside] of Object.entries(object)) {
      const { schemas, named, refusedBy, isKeptOut } = known.property(name);
      const at = joined(place.at, named || schemas.length === 0 ? name : "{}");
      const replace = (other: unknown) => void (object[name] = other);
      const next = { ...place, at, value: inside, replace };
      const say = (rule: Problem["rule"], message: string, by: SchemaAt | undefined, breaks: boolean) =>
        into.problem?.({
          rule,
          at,
          inferred: place.inferred,
          message,
          ...(by?.pointer && { pointer: by.pointer }),
          breaks,
        });
      const shown = () => describeValue(inside, show && !place.sensitive);
      if (schemas.length > 0) {
        if (direction && isKeptOut(direction))
          say(
            "wrong-direction",
            direction === "request" ? "is read-only, and is sent" : "is write-only, and comes back",
            schemas[0],
            true,
          );
        if (refusedBy) say("undocumented-field", `is refused by a part of the contract (${shown()})`, refusedBy, true);
        step(schemas, next, into);
      } else if (refusedBy || closed) {
        const owner = refusedBy ?? parts.find((it) => it.node["properties"]) ?? parts[0]!;
        into.visit?.({ ...next, parts: [], undocumented: true, owner, name });
        say("undocumented-field", `is not in the contract (${shown()})`, owner, refusedBy !== undefined);
      } else if (into.visit) step([], next, into);
    }
  };

  /** What does not travel this way is not missing. */
  const isExcused = (known: KnownParts, missing: string | undefined) =>
    direction !== undefined && missing !== undefined && known.property(missing).isKeptOut(direction);

  const step = (schemas: readonly SchemaAt[], place: Place, into: Sink): void => {
    const found = lookUp(schemas, place, into);
    const { known } = found;
    const { parts } = known;
    const inferred = isInferred(known.origin, place);
    const sensitive = known.sensitive ?? place.sensitive;
    const here = { ...place, inferred, sensitive };
    into.visit?.({ ...here, parts, undocumented: false });
    if (into.problem) {
      const imprecise = lostDigits(here, known.isMoney);
      if (imprecise) into.problem(imprecise);
      const about = { at: here.at, value: here.value, show: show && !sensitive };
      const said = new Set<string>();
      for (const part of parts)
        for (const error of check(part.node, here.value)) {
          const { missingProperty: missing } = error.params as { missingProperty?: string };
          if (isExcused(known, missing)) continue;
          const origin = missing === undefined ? undefined : known.property(missing).origin();
          const problem = problemOf(error, part, { ...about, inferred: isInferred(origin, here) });
          if (said.has(`${problem.rule} ${problem.at}`)) continue;
          said.add(`${problem.rule} ${problem.at}`);
          into.problem(problem);
        }
    }
    if (Array.isArray(here.value)) {
      const array = here.value as unknown[];
      for (const [index, inside] of array.entries()) {
        const items = itemsAt(parts, index);
        const replace = (other: unknown) => void (array[index] = other);
        if (items.length > 0 || into.visit) step(items, { ...here, at: `${here.at}[]`, value: inside, replace }, into);
      }
    } else if (typeof here.value === "object" && here.value !== null) stepObject(found, here, into);
  };

  step([schema], { at: "", value, inferred: false, sensitive: undefined, replace: () => undefined }, sink);
};
