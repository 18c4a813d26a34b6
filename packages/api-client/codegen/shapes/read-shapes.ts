import type { OpenAPI3 } from "openapi-typescript";
import type { InputField, ReadShape } from "../../src/read-shape.ts";
import { fieldOf, fieldsOf, flat, type Schema } from "./field-of.ts";
import type { Operation } from "../operations.ts";
import { ROWS } from "../guarantees-of.ts";
import { resolve } from "../resolve.ts";

/** The properties that hold the number of all rows of a list. */
const TOTALS = ["count", "total"];

const inputsOf = (api: OpenAPI3, at: string, schema: Schema): InputField[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    // Filters in a nested object are treated as filters of the call.
    name === "appliedFilters"
      ? inputsOf(api, `${at}.${name}`, flat(api, property))
      : [
          {
            ...fieldOf(api, name, property),
            in: at,
            ...(schema.required?.includes(name) && { required: true as const }),
          },
        ],
  );

const answerOf = (api: OpenAPI3, data: Schema): Pick<ReadShape, "rows" | "total" | "totals" | "fields"> | undefined => {
  // Of several possible answers, the list: tables are drawn from it.
  const page = (data.oneOf ?? []).map((it) => flat(api, it)).find((it) => it.properties?.["items"]) ?? flat(api, data);
  const rowsOf = (list: Schema) => fieldsOf(api, flat(api, flat(api, list).items ?? {}));
  if (page.type === "array") {
    const fields = rowsOf(page);
    return fields.length > 0 ? { rows: "", fields } : undefined;
  }
  const properties = page.properties ?? {};
  const rows = ROWS.find((name) => properties[name] && flat(api, properties[name]).type === "array");
  if (rows === undefined) return Object.keys(properties).length > 0 ? { fields: fieldsOf(api, page) } : undefined;
  const total = TOTALS.find((name) => properties[name]) ?? (properties["metadata"] && "metadata.totalItems");
  const totals = properties["totals"] && fieldsOf(api, flat(api, properties["totals"]));
  return { rows, ...(total && { total }), ...(totals && { totals }), fields: rowsOf(properties[rows]!) };
};

/** The input fields and answer fields of a read; undefined when the answer has no fields. */
const shapeOf = (api: OpenAPI3, { body, query, reply }: Operation): ReadShape | undefined => {
  const data = reply && flat(api, resolve(api, reply) as Schema).properties?.["data"];
  const answer = data && answerOf(api, data);
  if (!answer) return undefined;
  const queryInput: Schema | undefined = query;
  const bodyInput = body ? flat(api, resolve(api, body) as Schema) : undefined;
  const input = [
    ...(queryInput ? inputsOf(api, "query", queryInput) : []),
    ...(bodyInput ? inputsOf(api, "body", bodyInput) : []),
  ];
  const page = queryInput?.properties?.["page"];
  const sort = input.find((it) => it.name === "sortBy");
  return {
    ...answer,
    ...(page && flat(api, page).minimum === 0 && { firstPage: 0 as const }),
    input: input.filter((it) => !it.name.startsWith("sort")),
    sortBy: sort?.values ?? [],
  };
};

const print = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(print).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${print(inner)}`)
    .join(", ")} }`;
};
const lines = (values: readonly unknown[]) =>
  values.length === 0 ? "[]" : `[\n${values.map((it) => `    ${print(it)},`).join("\n")}\n  ]`;

const constant = (id: string, { fields, input, sortBy, ...rest }: ReadShape) =>
  [
    `export const ${id}: ReadShape = {`,
    ...Object.entries(rest).map(([key, value]) => `  ${key}: ${print(value)},`),
    `  fields: ${lines(fields)},`,
    `  input: ${lines(input)},`,
    `  sortBy: ${print(sortBy)},`,
    "};",
  ].join("\n");

/**
 * One file per tag with the shapes of its reads, separate from the clients: only pages that draw from shapes load them.
 */
export const readShapes = (api: OpenAPI3, operations: Operation[]): Record<string, string> => {
  const files: Record<string, string> = {};
  for (const tag of new Set(operations.map((it) => it.tag))) {
    const shapes = operations
      .filter((it) => it.tag === tag && it.effect === "read")
      .flatMap((it) => {
        const shape = shapeOf(api, it);
        return shape ? [constant(it.id, shape)] : [];
      });
    if (shapes.length > 0)
      files[`shapes/${tag}.ts`] = `import type { ReadShape } from "../../read-shape.ts";\n\n${shapes.join("\n\n")}\n`;
  }
  return files;
};
