import type { Contract, Media, Parameter } from "../../contract/contract.ts";
import { allPartsOf } from "../../schema/parts/all-parts-of.ts";
import { propertyOf } from "../../schema/parts/map.ts";

/**
 * A property of a form as a parameter, if its encoding says how it is written. Without `style`, `explode` and
 * `allowReserved` its media type decides (OpenAPI 3.1, Encoding Object).
 */
export const styledProperty = (
  contract: Contract,
  { schema, pointer, encoding = {} }: Media,
  name: string,
): Parameter | undefined => {
  const written = Object.hasOwn(encoding, name) ? encoding[name]! : {};
  const { style, explode, allowReserved } = written;
  if (!schema || (style === undefined && explode === undefined && allowReserved === undefined)) return undefined;
  const [property] = propertyOf(allPartsOf(contract, { node: schema, pointer }), name).schemas;
  return {
    name,
    in: "query",
    required: false,
    origin: "documented",
    schema: property?.node ?? {},
    pointer: property?.pointer ?? pointer,
    style: style ?? "form",
    explode: explode ?? (style ?? "form") === "form",
    written: {},
  };
};
