import type { Field } from "@backoffice/api-client";

/** The names of all secret fields, at any depth: a JSON view masks them. */
export const secretNames = (fields: readonly Field[]): ReadonlySet<string> =>
  new Set(fields.flatMap((it) => [...(it.secret ? [it.name] : []), ...(it.fields ? secretNames(it.fields) : [])]));
