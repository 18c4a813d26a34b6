import type { Contract } from "../contract/contract.ts";
import { allPartsOf } from "../schema/all-parts-of.ts";
import type { SchemaAt } from "../schema/schema-at.ts";

const typesOf = (contract: Contract, schema: SchemaAt) =>
  new Set(allPartsOf(contract, schema).flatMap((it) => [it.node["type"] ?? []].flat() as string[]));

const one = (text: string, types: ReadonlySet<string>): unknown => {
  if (types.has("boolean") && (text === "true" || text === "false")) return text === "true";
  const isNumber = text.trim() !== "" && Number.isFinite(Number(text));
  if ((types.has("integer") || types.has("number")) && isNumber) return Number(text);
  if (types.has("null") && !types.has("string") && text === "") return null;
  return text;
};

/** A text of an address or a form as the value that its schema means: `"12"` is a number where a number is due. */
export const coerce = (contract: Contract, schema: SchemaAt, given: string | readonly string[]): unknown => {
  const types = typesOf(contract, schema);
  if (types.has("array")) {
    const items = allPartsOf(contract, schema).find((it) => it.node["items"])?.node["items"];
    const inside = typesOf(contract, { node: (items ?? {}) as SchemaAt["node"] });
    const texts = typeof given === "string" && !types.has("string") ? given.split(",") : [given].flat();
    return texts.map((it) => one(it, inside));
  }
  return typeof given === "string" ? one(given, types) : given.map((it) => one(it, types));
};
