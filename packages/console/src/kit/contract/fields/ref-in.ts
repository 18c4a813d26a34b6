import type { Field } from "@backoffice/api-client";
import { isName } from "./name-in.ts";

/** What stands for an object as a link: the field that names it where that refers to something, else the first that does. */
export const refIn = ({ fields = [] }: Field): Field | undefined => {
  const refs = fields.filter((it) => it.ref && !it.names);
  return refs.find((it) => isName(it.name)) ?? refs[0];
};
