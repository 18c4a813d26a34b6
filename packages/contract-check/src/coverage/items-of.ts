import { sideName } from "../checks/check-context.ts";
import type { Side } from "../checks/watch.ts";
import type { Content, Contract, Operation, Schema } from "../contract/contract.ts";
import { allPartsOf } from "../schema/parts/all-parts-of.ts";
import { joined } from "../schema/problem-of.ts";
import { below, type SchemaAt } from "../schema/parts/schema-at.ts";

/** Kinds of items that traffic can show. */
export const KINDS = ["operations", "statuses", "parameters", "fields", "values"] as const;
export type CoverageKind = (typeof KINDS)[number];

/** An item that traffic can show. `what` identifies it within its operation. */
export type Item = { kind: CoverageKind; operation: string; what: string };

export const fieldName = (side: Side, at: string): string => `${sideName(side)}: ${at}`;
export const valueName = (side: Side, at: string, value: unknown): string =>
  `${fieldName(side, at)} = ${String(value)}`;

type Add = (kind: CoverageKind, what: string) => void;

/** `around` contains the enclosing schemas: a recursive schema is not followed again. */
const addFields = (
  contract: Contract,
  schema: SchemaAt,
  side: Side,
  at: string,
  add: Add,
  around: readonly Schema[],
): void => {
  const parts = allPartsOf(contract, schema);
  if (parts.some((it) => around.includes(it.node))) return;
  const inside = [...around, ...parts.map((it) => it.node)];
  if (at !== "" && !at.endsWith("[]")) add("fields", fieldName(side, at));
  for (const part of parts) {
    const { node } = part;
    for (const value of (node["enum"] ?? []) as unknown[])
      if (value !== null) add("values", valueName(side, at, value));
    for (const [name, it] of Object.entries(node["properties"] ?? {}))
      addFields(contract, below(part, it, "properties", name), side, joined(at, name), add, inside);
    if (typeof node["items"] === "object")
      addFields(contract, below(part, node["items"], "items"), side, `${at}[]`, add, inside);
    if (typeof node["additionalProperties"] === "object")
      addFields(
        contract,
        below(part, node["additionalProperties"], "additionalProperties"),
        side,
        joined(at, "{}"),
        add,
        inside,
      );
  }
};

const addContent = (contract: Contract, content: Content, side: Side, add: Add) => {
  for (const { schema, pointer } of content.values())
    if (schema) addFields(contract, { node: schema, pointer }, side, "", add, []);
};

const itemsOfOne = (contract: Contract, operation: Operation): Item[] => {
  const found = new Map<string, Item>();
  const add: Add = (kind, what) => void found.set(`${kind} ${what}`, { kind, operation: operation.id, what });
  add("operations", "");
  for (const status of operation.replies.keys()) add("statuses", status);
  for (const { in: place, name } of operation.parameters) add("parameters", `${place} ${name}`);
  if (operation.body) addContent(contract, operation.body.content, { of: "request" }, add);
  // Refusals are the same everywhere, so their fields are not counted per operation and status.
  for (const [status, content] of operation.replies)
    if (status.startsWith("2")) addContent(contract, content, { of: "reply", status }, add);
  return [...found.values()];
};

/** All items that traffic could show of these operations. */
export const itemsOf = (contract: Contract, operations: readonly Operation[]): Item[] =>
  operations.flatMap((it) => itemsOfOne(contract, it));

/** The key of an item. */
export const itemKey = ({ kind, operation, what }: Item): string => `${kind} ${operation} ${what}`;
