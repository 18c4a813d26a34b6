import type { Operation } from "../../contract/contract.ts";
import { bodyToSend } from "../../live/body-to-send.ts";
import { isIdName } from "../../live/harvest.ts";
import { fits } from "../../schema/own-check.ts";
import type { Request } from "../answer.ts";
import { inputsOf } from "../inputs.ts";
import type { Run } from "../run.ts";
import type { KnownRow } from "./known-row.ts";
import { valuesOf } from "./values-of.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * A call about one known record: the example with what names the record. `takes` are other fields that get the values
 * of the record, too.
 */
export const requestForRow = (
  run: Run,
  operation: Operation,
  row: KnownRow,
  takes: (name: string) => boolean,
): Request => {
  const { contract, main } = run;
  const { valueOf, isName } = valuesOf(contract, operation, row);
  const filled = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(filled);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(
      Object.entries(node as Json).map(([name, given]) => {
        const own = isName(name) || takes(name) ? valueOf(name) : undefined;
        return [name, own !== undefined && typeof own === typeof given && given !== "*" ? own : filled(given)];
      }),
    );
  };
  const idsOf = (names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((it) => {
        const own = valueOf(it);
        return own === undefined || typeof own === "boolean" ? [] : [[it, own] as const];
      }),
    );
  const { harvest } = main;
  const member: typeof main = {
    ...main,
    harvest: { ...harvest, find: (call, names) => ({ ...harvest.find(call, names), ...idsOf(names) }) },
  };
  // What the record does not have, it need not be asked by.
  const query = inputsOf(contract, operation)
    .filter((it) => it.place === "query" && (!isIdName(it.name) || !it.required))
    .map((it) => ({ ...it, own: valueOf(it.name) }))
    .filter((it) => it.own !== undefined || !it.required)
    .map((it) => [it.name, it.own] as const);
  const schema = bodyToSend(operation)?.media.schema;
  const body = (example: unknown) => {
    const whole = filled(example);
    return schema && !fits(contract, schema, whole) ? example : whole;
  };
  const shown = operation.effect === "read" ? {} : { key: crypto.randomUUID() };
  const build = { ...shown, isKnown: true, query: Object.fromEntries(query), change: { body } };
  return run.request(member, operation, build, shown);
};
