import type { Media } from "../../contract/contract.ts";
import { isJsonType, mediaType } from "../../contract/media-type.ts";
import { allPartsOf } from "../../schema/parts/all-parts-of.ts";
import { propertyOf } from "../../schema/parts/map.ts";
import type { Body } from "../../traffic/exchange.ts";
import { coerce } from "./coerce.ts";
import type { CheckContext } from "../check-context.ts";
import { isFile } from "./is-file.ts";
import { parseJson } from "./parse-json.ts";

/** The values of a form as its schema means them: numbers, lists, and JSON where a part is said to be JSON. */
export const formValue = (context: Pick<CheckContext, "contract">, media: Media, body: Body & { kind: "form" }) => {
  const { schema, pointer, encoding } = media;
  if (!schema) return { ...body.values };
  const parts = allPartsOf(context.contract, { node: schema, pointer });
  return Object.fromEntries(
    Object.entries(body.values).map(([name, given]) => {
      const [property] = propertyOf(parts, name).schemas;
      const meant = (it: string | string[]) => (property ? coerce(context.contract, property, it) : it);
      // What is in a file is nobody's business, also when it is JSON.
      if (isFile(context.contract, media, name))
        return [name, meant(Array.isArray(given) ? given.map(() => "file") : "file")];
      const contentType = encoding?.[name]?.contentType;
      const isJson = contentType !== undefined && isJsonType(mediaType(contentType));
      return [name, isJson && typeof given === "string" ? (parseJson(given) ?? given) : meant(given)];
    }),
  );
};
