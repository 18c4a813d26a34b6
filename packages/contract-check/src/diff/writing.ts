import type { Contract, Schema } from "../contract/contract.ts";
import { typesOf } from "../checks/values/types-of.ts";

/** How a value is written in an address, a header or a form, with OpenAPI's defaults. */
type Writing = {
  style: string;
  explode: boolean;
  contentType?: string;
  allowReserved?: boolean;
  allowEmptyValue?: boolean;
};

/** A value's schema in its contract. */
export type Written = { contract: Contract; schema: Schema; writing: Writing };

/**
 * Whether `explode` changes what is sent. A plain value is written the same either way, and so is a list of the style
 * `simple`: by commas.
 */
const explodes = ({ contract, schema, writing: { style } }: Written): boolean => {
  const types = typesOf(contract, { node: schema });
  if (types.size === 0 || types.has("object")) return style !== "deepObject";
  return types.has("array") && style !== "simple";
};

const rest = ({ contentType, style, allowReserved = false, allowEmptyValue = false }: Writing): string =>
  JSON.stringify(contentType ? [contentType] : [style, allowReserved, allowEmptyValue]);

/** Whether the same value is written in another way now. */
export const isWrittenOtherwise = (before: Written, after: Written): boolean => {
  if (rest(before.writing) !== rest(after.writing)) return true;
  const hasStyle = before.writing.contentType === undefined;
  return hasStyle && before.writing.explode !== after.writing.explode && (explodes(before) || explodes(after));
};
