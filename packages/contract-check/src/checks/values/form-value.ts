import type { Contract, Media } from "../../contract/contract.ts";
import { isJsonType, mediaType } from "../../contract/media-type.ts";
import { allPartsOf } from "../../schema/parts/all-parts-of.ts";
import { propertyOf } from "../../schema/parts/map.ts";
import type { Body } from "../../traffic/exchange.ts";
import { coerce } from "./coerce.ts";
import { isFile } from "./is-file.ts";
import { queryParameter, type Query } from "./parameter-style.ts";
import { parseJson } from "./parse-json.ts";
import { styledProperty } from "./styled-property.ts";

type Form = Body & { kind: "form" };

/** The pairs of a form as in a query; only a URL-encoded one has them as written. */
const pairsOf = ({ pairs, values }: Form): Query =>
  pairs ??
  Object.entries(values).flatMap(([name, given]) =>
    [given].flat().map((it) => [name, encodeURIComponent(it)] as const),
  );

/** The properties whose encoding says how they are written, and the names that they use. */
const styledValues = (contract: Contract, media: Media, body: Form) => {
  const names = Object.keys(media.encoding ?? {});
  const used = new Set<string>();
  const values = names.flatMap((name) => {
    const parameter = styledProperty(contract, media, name);
    if (!parameter) return [];
    const { schema, pointer } = parameter;
    const others = () => new Set(names.filter((it) => it !== name));
    const found = queryParameter(contract, parameter, pairsOf(body), others);
    for (const it of found.names) used.add(it);
    return found.given === undefined ? [] : [[name, coerce(contract, { node: schema, pointer }, found.given)] as const];
  });
  return { values, used };
};

/** Converts the values of a form by its schema: numbers, lists, written objects, and JSON for parts declared as JSON. */
export const formValue = (contract: Contract, media: Media, body: Form): Record<string, unknown> => {
  const { schema, pointer, encoding } = media;
  if (!schema) return { ...body.values };
  const parts = allPartsOf(contract, { node: schema, pointer });
  const styled = styledValues(contract, media, body);
  const plain = Object.entries(body.values)
    .filter(([name]) => !styled.used.has(name))
    .map(([name, given]) => {
      const [property] = propertyOf(parts, name).schemas;
      const meant = (it: string | string[]) => (property ? coerce(contract, property, it) : it);
      // File contents are never read, even if they are JSON.
      if (isFile(contract, media, name))
        return [name, meant(Array.isArray(given) ? given.map(() => "file") : "file")] as const;
      const contentType = encoding?.[name]?.contentType;
      const isJson = contentType !== undefined && isJsonType(mediaType(contentType));
      return [name, isJson && typeof given === "string" ? (parseJson(given) ?? given) : meant(given)] as const;
    });
  return Object.fromEntries([...plain, ...styled.values]);
};
