import type { Field } from "@backoffice/api-client";
import { isName } from "./name-in.ts";

/** The field that links an object: its name if that is a reference, or else its first reference. */
export const refIn = ({ fields = [] }: Field): Field | undefined => {
  const refs = fields.filter((it) => it.ref && !it.names);
  return refs.find((it) => isName(it.name)) ?? refs[0];
};
