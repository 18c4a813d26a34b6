import type { Contract, Operation } from "../contract/contract.ts";
import type { Table } from "../frame/report.ts";
import type { Check } from "./behaviour.ts";
import { badValuesOf } from "./input/bad-values.ts";
import { listShape } from "./lists/list-shape.ts";
import { resourcesOf } from "./records/resources-of.ts";
import { mayCall } from "./run.ts";

type Options = {
  operations: readonly Operation[];
  checks: ReadonlySet<Check>;
  roles: readonly unknown[];
  writes: boolean;
  money: boolean;
  maxExamples: number;
};

/** What `behave` would do: per operation the checks, and how it is called. */
export const planOf = (contract: Contract, options: Options): Table => {
  const { operations, checks, roles, maxExamples } = options;
  const created = new Set(resourcesOf(contract, operations).map((it) => it.create));
  const rowOf = (operation: Operation): string[] => {
    const { id, effect } = operation;
    if (!mayCall(options, operation))
      return [id, effect, `not called without --allow-${effect === "money" ? "money" : "writes"}`];
    const shape = checks.has("lists") ? listShape(contract, operation) : undefined;
    const values = checks.has("input") ? badValuesOf(contract, operation).length : 0;
    const done = [
      ...(effect === "read" ? ["read"] : []),
      ...(shape ? [`pages, ${shape.sorts.length} sorts, ${shape.filters.length} filters`] : []),
      ...(checks.has("rights") ? [`without a session${roles.length > 0 ? `, as ${roles.length} roles` : ""}`] : []),
      ...(checks.has("records") && created.has(operation) ? ["created, read, changed and deleted"] : []),
      ...(checks.has("effects") && effect !== "read" ? ["all reads before and after it"] : []),
      ...(checks.has("keys") && effect !== "read" ? ["twice with one key"] : []),
      ...(values > 0 ? [`${values} values that the contract forbids`] : []),
    ];
    return [id, effect, done.join("; ")];
  };
  return {
    title: `What would be called, with at most ${maxExamples} forbidden values`,
    columns: ["operation", "effect", "how"],
    rows: operations.map(rowOf),
  };
};
