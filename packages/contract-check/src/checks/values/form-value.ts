import type { Media } from "../../contract/contract.ts";
import { isJsonType, mediaType } from "../../contract/media-type.ts";
import { allPartsOf } from "../../schema/parts/all-parts-of.ts";
import { propertyOf } from "../../schema/parts/map.ts";
import type { Body } from "../../traffic/exchange.ts";
import { coerce } from "./coerce.ts";
import type { CheckContext } from "../check-context.ts";
import { isFile } from "./is-file.ts";
import { parseJson } from "./parse-json.ts";

/** Converts the values of a form by its schema: numbers, lists, and JSON for parts declared as JSON. */
export const formValue = (context: Pick<CheckContext, "contract">, media: Media, body: Body & { kind: "form" }) => {
  const { schema, pointer, encoding } = media;
  if (!schema) return { ...body.values };
  const parts = allPartsOf(context.contract, { node: schema, pointer });
  return Object.fromEntries(
    Object.entries(body.values).map(([name, given]) => {
      const [property] = propertyOf(parts, name).schemas;
      const meant = (it: string | string[]) => (property ? coerce(context.contract, property, it) : it);
      // File contents are never read, even if they are JSON.
      if (isFile(context.contract, media, name))
        return [name, meant(Array.isArray(given) ? given.map(() => "file") : "file")];
      const contentType = encoding?.[name]?.contentType;
      const isJson = contentType !== undefined && isJsonType(mediaType(contentType));
      return [name, isJson && typeof given === "string" ? (parseJson(given) ?? given) : meant(given)];
    }),
  );
};
