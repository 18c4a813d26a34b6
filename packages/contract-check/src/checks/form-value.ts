import type { Media } from "../contract/contract.ts";
import { isJsonType, mediaType } from "../contract/media-type.ts";
import { allPartsOf } from "../schema/all-parts-of.ts";
import { propertyOf } from "../schema/map.ts";
import type { Body } from "../traffic/exchange.ts";
import { coerce } from "./coerce.ts";
import type { CheckContext } from "./check-context.ts";
import { parseJson } from "./parse-json.ts";

/** The values of a form as its schema means them: numbers, lists, and JSON where a part is said to be JSON. */
export const formValue = (context: Pick<CheckContext, "contract">, media: Media, body: Body & { kind: "form" }) => {
  const { schema, pointer, encoding } = media;
  if (!schema) return { ...body.values };
  const parts = allPartsOf(context.contract, { node: schema, pointer });
  return Object.fromEntries(
    Object.entries(body.values).map(([name, given]) => {
      const contentType = encoding?.[name]?.contentType;
      if (contentType && isJsonType(mediaType(contentType)) && typeof given === "string")
        return [name, parseJson(given) ?? given];
      const [property] = propertyOf(parts, name).schemas;
      return [name, property ? coerce(context.contract, property, given) : given];
    }),
  );
};
