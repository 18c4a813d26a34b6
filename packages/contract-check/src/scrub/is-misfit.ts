import { coerce } from "../checks/values/coerce.ts";
import { typesOf } from "../checks/values/types-of.ts";
import type { Contract, Parameter } from "../contract/contract.ts";
import { fits } from "../schema/own-check.ts";

/** Whether a text in an address or header is none that its parameter allows: it is as unknown as an undocumented one. */
export const isMisfit = (contract: Contract, { schema, contentType }: Parameter, text: string): boolean => {
  const types = typesOf(contract, { node: schema });
  // Lists and objects are written in many ways, and masked only if they give something away.
  if (contentType !== undefined || types.has("array") || types.has("object")) return false;
  return !fits(contract, schema, coerce(contract, { node: schema }, text));
};
