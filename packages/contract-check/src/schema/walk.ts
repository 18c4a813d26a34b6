import type { Contract, Schema } from "../contract/contract.ts";
import { isShownName, shownName, shownValue } from "../scrub/shown.ts";
import { ambiguity, bestBranch, fittingBranches, weightOf } from "./parts/choice.ts";
import { conditionsOf } from "./condition.ts";
import { namedBy } from "./parts/discriminator.ts";
import type { Choice } from "./parts/choice-of.ts";
import { expand } from "./parts/expand.ts";
import { itemsAt } from "./parts/item-of.ts";
import { knownParts, type KnownParts } from "./parts/known-parts.ts";
import { misfits } from "./misfits.ts";
import { isInferred, ownProblems } from "./own-problems.ts";
import { joined } from "./problem-of.ts";
import type { Problem } from "./problem.ts";
import type { SchemaAt } from "./parts/schema-at.ts";
import { tellSlowPatterns } from "./slow-patterns.ts";
import type { Sensitivity, Sink, WalkOptions } from "./visit.ts";

type Place = {
  at: string;
  value: unknown;
  inferred: boolean;
  sensitive: Sensitivity;
  replace: (value: unknown) => void;
};

/** All schemas of a value. `open` means that an alternative is unknown. */
type Parts = { parts: SchemaAt[]; open: boolean; dependsOnValue: boolean };
type Found = { known: KnownParts; open: boolean };

/** Checking never modifies values. */
const keep = () => undefined;

const isConditional = ({ node }: SchemaAt) => node["if"] !== undefined || node["dependentSchemas"] !== undefined;

/** Results that do not depend on the value; most schemas have no choices or conditions. */
const settled = new WeakMap<Contract, WeakMap<readonly SchemaAt[], Found>>();

/** A schema as a list, always the same array, since caches are keyed by it. */
const lists = new WeakMap<Schema, readonly SchemaAt[]>();
const alone = (schema: SchemaAt): readonly SchemaAt[] => {
  const known = lists.get(schema.node);
  if (known && known[0]!.pointer === schema.pointer) return known;
  const list = [schema];
  lists.set(schema.node, list);
  return list;
};

/** Tells the key of a map with each problem below it, since its position is `{}`. */
const naming = (name: string, into: Sink): Sink => ({
  ...into,
  problem: (problem) => into.problem?.(isShownName(name) ? { ...problem, key: problem.key ?? name } : problem),
});

/** Walks a value along its schema. Choices (`oneOf`, `anyOf`) are resolved by the best fit. */
export const walk = (
  contract: Contract,
  schema: SchemaAt,
  value: unknown,
  sink: Sink,
  options: WalkOptions = {},
): void => {
  const { direction, showValues: show = false, around = "", sensitive: mark } = options;
  const tellProblems = ownProblems(contract, options);
  const describe = (it: unknown, at: string, { sensitive }: Place) =>
    shownValue({ value: it, at: joined(around, at), sensitive }, show);

  const misfit = misfits((branch, place: Place) => {
    const problems: Problem[] = [];
    step(alone(branch), place, { problem: (problem) => void problems.push(problem) });
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
    const at = joined(place.at, choice.discriminator!.propertyName);
    into.problem?.({
      rule: "undocumented-value",
      at,
      inferred: place.inferred,
      ...(named.isOpen && { severity: "warning" as const }),
      message: `is ${describe(named.unknown, at, place)}, which names none of ${named.names.join(", ")}`,
      breaks: true,
    });
    return undefined;
  };

  /** `seen` contains the schemas followed so far: a recursive one adds nothing. */
  const partsOf = (schemas: readonly SchemaAt[], place: Place, into: Sink, seen = new Set<Schema>()): Parts => {
    const result: Parts = { parts: [], open: false, dependsOnValue: false };
    const add = (more: Parts) => {
      result.parts.push(...more.parts);
      result.open ||= more.open;
      result.dependsOnValue = true;
    };
    for (const it of schemas) {
      if (seen.has(it.node)) continue;
      seen.add(it.node);
      const { parts, choices } = expand(contract, it);
      result.parts.push(...parts);
      for (const choice of choices) {
        const branch = chosen(choice, place, into, seen);
        if (branch) add(partsOf([branch], place, into, seen));
        else result.open = result.dependsOnValue = true;
      }
      for (const part of parts.filter(isConditional))
        add(partsOf(conditionsOf(contract, part, place.value), place, into, seen));
    }
    return result;
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

  const say = (into: Sink, { at, inferred }: Place, said: Pick<Problem, "rule" | "message" | "breaks">, by: SchemaAt) =>
    into.problem?.({ ...said, at, inferred, ...(by.pointer && { pointer: by.pointer }) });

  const stepObject = ({ known, open }: Found, place: Place, into: Sink) => {
    const { parts } = known;
    const object = place.value as Record<string, unknown>;
    const closed = !open && known.isClosed;
    for (const [name, inside] of Object.entries(object)) {
      const { schemas, named, refusedBy, isKeptOut } = known.property(name);
      const { inferred, sensitive } = place;
      const at = joined(place.at, named ? name : schemas.length === 0 ? shownName(name) : "{}");
      const replace = into.visit ? (other: unknown) => void (object[name] = other) : keep;
      const next: Place = { at, value: inside, inferred, sensitive, replace };
      if (schemas.length > 0) {
        if (direction && isKeptOut(direction)) {
          const message = direction === "request" ? "is read-only, and is sent" : "is write-only, and comes back";
          say(into, next, { rule: "wrong-direction", message, breaks: true }, schemas[0]!);
        }
        if (refusedBy) {
          const message = `is refused by a part of the contract (${describe(inside, joined(place.at, name), next)})`;
          say(into, next, { rule: "undocumented-field", message, breaks: true }, refusedBy);
        }
        step(schemas, next, named || !into.problem ? into : naming(name, into));
      } else if (refusedBy || closed) {
        const owner = refusedBy ?? parts.find((it) => it.node["properties"]) ?? parts[0]!;
        into.visit?.({ at, value: inside, parts: [], sensitive, undocumented: true, owner, name, replace });
        const message = `is not in the contract (${describe(inside, joined(place.at, name), next)})`;
        say(into, next, { rule: "undocumented-field", message, breaks: refusedBy !== undefined }, owner);
      } else if (into.visit) step([], next, into);
    }
    if (into.problem) tellSlowPatterns(parts, place, into.problem);
  };

  // Called for millions of values: avoids allocations and spreads that most of them do not need.
  const step = (schemas: readonly SchemaAt[], place: Place, into: Sink): void => {
    const found = lookUp(schemas, place, into);
    const { known } = found;
    const { parts } = known;
    const { at, value: it, replace } = place;
    const inferred = isInferred(known.origin, place.inferred);
    const sensitive = known.sensitive ?? place.sensitive;
    const here: Place = { at, value: it, inferred, sensitive, replace };
    into.visit?.({ at, value: it, parts, sensitive, undocumented: false, replace });
    if (into.problem) {
      tellProblems(known, here, into.problem);
      tellSlowPatterns(parts, here, into.problem);
    }
    if (Array.isArray(it)) {
      const array = it as unknown[];
      const inside = `${at}[]`;
      for (const index of array.keys()) {
        const items = itemsAt(parts, index);
        if (items.length === 0 && !into.visit) continue;
        const put = into.visit ? (other: unknown) => void (array[index] = other) : keep;
        step(items, { at: inside, value: array[index], inferred, sensitive, replace: put }, into);
      }
    } else if (typeof it === "object" && it !== null) stepObject(found, here, into);
  };

  step(alone(schema), { at: "", value, inferred: false, sensitive: mark, replace: keep }, sink);
};
