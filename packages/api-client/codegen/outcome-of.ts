import type { OpenAPI3 } from "openapi-typescript";
import { resolve } from "./resolve.ts";
import { flat, type Schema } from "./shapes/field-of.ts";

/** The field of a write's answer that says whether it was carried out, and its two values. */
export type Outcome = { field: string; done: unknown; undone: unknown };

/** The `x-outcome` of a write's answer, given by the JSON pointer of its reply; undefined where success is carried out. */
export const outcomeOf = (api: OpenAPI3, reply: string): Outcome | undefined => {
  const data = flat(api, resolve(api, reply) as Schema).properties?.["data"];
  const fields = Object.entries((data && flat(api, data).properties) ?? {});
  for (const [field, schema] of fields) {
    const values = (schema as { "x-outcome"?: Omit<Outcome, "field"> })["x-outcome"];
    if (values) return { field, done: values.done, undone: values.undone };
  }
  return undefined;
};
