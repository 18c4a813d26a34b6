import { isRefusal } from "../checks/is-refusal.ts";
import { jsonOf } from "../checks/values/parse-json.ts";
import type { Side } from "../checks/watch.ts";
import type { Contract } from "../contract/contract.ts";
import { isKeptOut } from "../schema/direction.ts";
import { propertyOf } from "../schema/parts/map.ts";
import type { SchemaAt } from "../schema/parts/schema-at.ts";
import type { Visit } from "../schema/visit.ts";
import type { Exchange } from "../traffic/exchange.ts";
import { typeOf } from "./shape.ts";

/** What the contract may give up: that a value is never null, that it is of one type, that a field is always there. */
export const LOOSENINGS = ["null", "type", "missing"] as const;
export type Loosening = (typeof LOOSENINGS)[number];

/** Promises of the contract that the traffic does not keep, by the pointer of their schema. */
export type Loosened = {
  types: Map<string, { pointer: string; written: unknown; seenIn: string; types: Set<string> }>;
  nullInEnum: Map<string, { pointer: string; seenIn: string }>;
  optional: Map<string, { pointer: string; name: string; seenIn: string }>;
};

export const newLoosened = (): Loosened => ({ types: new Map(), nullInEnum: new Map(), optional: new Map() });

const allows = (written: unknown, type: string): boolean => {
  const types = [written].flat<unknown[]>();
  return types.includes(type) || (type === "integer" && types.includes("number"));
};

/** Whether the server refused a request: both sides agree that it is wrong. */
export const isRefused = ({ reply: { status, body } }: Exchange): boolean =>
  status >= 400 || (body.kind === "text" && isRefusal(jsonOf(body)));

/** Creates a function that collects what these looser promises would allow. */
export const loosener = (contract: Contract, wanted: ReadonlySet<Loosening>, found: Loosened) => {
  const lookAtType = ({ node, pointer = "" }: SchemaAt, { value, at }: Visit, operation: string) => {
    const [type, written] = [typeOf(value), node["type"]];
    const seenIn = `${operation} ${at || "the whole body"}`;
    if (!wanted.has(type === "null" ? "null" : "type")) return;
    if (written !== undefined && !allows(written, type)) {
      const entry = found.types.get(pointer) ?? { pointer, written, seenIn, types: new Set<string>() };
      found.types.set(pointer, entry);
      entry.types.add(type);
    }
    const values = node["enum"] as readonly unknown[] | undefined;
    if (value === null && values && !values.includes(null)) found.nullInEnum.set(pointer, { pointer, seenIn });
  };
  const lookAtRequired = (
    { node, pointer = "" }: SchemaAt,
    { value, at, parts }: Visit,
    operation: string,
    side: Side,
  ) => {
    if (!wanted.has("missing") || typeof value !== "object" || value === null || Array.isArray(value)) return;
    for (const name of (node["required"] ?? []) as readonly string[]) {
      if (Object.hasOwn(value, name) || isKeptOut(contract, propertyOf(parts, name).schemas, side.of)) continue;
      const seenIn = `${operation} ${at === "" ? name : `${at}.${name}`}`;
      found.optional.set(`${pointer} ${name}`, { pointer, name, seenIn });
    }
  };
  return (operation: string, side: Side, visit: Visit): void => {
    for (const part of visit.parts) {
      if (part.pointer === undefined) continue;
      lookAtType(part, visit, operation);
      lookAtRequired(part, visit, operation, side);
    }
  };
};
