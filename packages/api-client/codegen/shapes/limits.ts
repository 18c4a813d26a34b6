import type { OpenAPI3 } from "openapi-typescript";
import { flat, type Schema } from "./field-of.ts";
import type { Operation } from "../operations.ts";
import { resolve } from "../resolve.ts";

/** JSON Schema's keywords for length, size and number of items. */
const LIMITS = ["minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"] as const;

type Limited = Schema & { [Name in (typeof LIMITS)[number]]?: number } & { pattern?: string };

/** Depth down to which objects in the body are searched: the record itself may be nested. */
const DEPTH = 2;

const textsOf = ({ enum: values = [], const: only }: Schema): string[] =>
  [...values, only].filter((it) => typeof it === "string");

/** The limits of one property as code; empty when the contract sets none. */
const limitsOf = (api: OpenAPI3, property: Schema, depth: number): string | undefined => {
  const schema = flat(api, property) as Limited;
  const values = textsOf(schema.items ? flat(api, schema.items) : schema);
  const own = [
    ...LIMITS.flatMap((name) => (schema[name] === undefined ? [] : `${name}: ${schema[name]}`)),
    ...(schema.pattern !== undefined ? [`pattern: ${String(new RegExp(schema.pattern))}`] : []),
    ...(values.length > 0 ? [`values: ${JSON.stringify(values)}`] : []),
  ];
  const inside = depth > 1 ? entriesOf(api, schema, depth - 1) : [];
  const all = [...own, ...inside];
  return all.length > 0 ? `{ ${all.join(", ")} }` : undefined;
};

/** The entries of an object, by name. */
const entriesOf = (api: OpenAPI3, object: Schema, depth: number): string[] =>
  Object.entries(object.properties ?? {}).flatMap(([name, property]) => {
    const limits = limitsOf(api, property, depth);
    return limits ? `${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${limits}` : [];
  });

/** One file per tag with the limits of its writes' inputs. Forms take their limits and choices from here only. */
export const limitsFiles = (api: OpenAPI3, operations: Operation[]): Record<string, string> => {
  const files: Record<string, string> = {};
  for (const tag of new Set(operations.map((it) => it.tag))) {
    const constants = operations
      .filter((it) => it.tag === tag && it.effect !== "read")
      .flatMap(({ id, query, body, formBody }) => {
        const pointer = body ?? formBody;
        const inQuery = query?.properties;
        const inBody = pointer ? flat(api, resolve(api, pointer) as Schema).properties : undefined;
        const entries = entriesOf(api, { properties: { ...inQuery, ...inBody } }, DEPTH);
        return entries.length > 0
          ? [`export const ${id} = {\n${entries.map((it) => `  ${it},`).join("\n")}\n} as const;`]
          : [];
      });
    if (constants.length > 0) files[`limits/${tag}.ts`] = `\n${constants.join("\n\n")}\n`;
  }
  return files;
};
