import type { WireSchema } from "../diff/schemas/wire-schema.ts";

const range = (schema: WireSchema, [least, most]: readonly [string, string], what: string): string | undefined => {
  const from = schema.all(least).length > 0 ? Math.max(...(schema.all(least) as number[])) : undefined;
  const to = schema.all(most).length > 0 ? Math.min(...(schema.all(most) as number[])) : undefined;
  if (from === undefined && to === undefined) return undefined;
  if (to === undefined) return `${what}at least ${from}`;
  if (from === undefined) return `${what}at most ${to}`;
  return from === to ? `${what}${from}` : `${what}${from} to ${to}`;
};

/** The limits of a value in words. */
export const limitsOf = (schema: WireSchema): string[] => {
  const said = [
    range(schema, ["minimum", "maximum"], ""),
    range(schema, ["exclusiveMinimum", "exclusiveMaximum"], "strictly between "),
    range(schema, ["minLength", "maxLength"], "length "),
    range(schema, ["minItems", "maxItems"], "items "),
    range(schema, ["minProperties", "maxProperties"], "fields "),
    ...schema.all("pattern").map((it) => `matches ${String(it)}`),
    ...schema.all("default").map((it) => `default ${JSON.stringify(it)}`),
    ...(schema.all("uniqueItems").includes(true) ? ["no two alike"] : []),
    ...(schema.isClosed ? ["no other fields"] : []),
  ];
  return said.filter((it) => it !== undefined);
};
