import type { Contract, Media } from "../../contract/contract.ts";
import { allPartsOf } from "../../schema/parts/all-parts-of.ts";
import { itemOf } from "../../schema/parts/item-of.ts";
import { propertyOf } from "../../schema/parts/map.ts";
import type { SchemaAt } from "../../schema/parts/schema-at.ts";

/** Media types that make a form part a file. Others, such as XML, may also be a field. */
const FILES = /^(?:(?:image|audio|video|font)\/|application\/(?:octet-stream|pdf|zip|gzip))/i;

const isBinary = (contract: Contract, schema: SchemaAt): boolean => {
  const parts = allPartsOf(contract, schema);
  return (
    parts.some(
      ({ node }) =>
        node["format"] === "binary" ||
        (node["contentMediaType"] !== undefined && node["contentEncoding"] === undefined),
    ) || itemOf(parts, 0).some((it) => isBinary(contract, it))
  );
};

/** Whether the contract expects a file, or several, as this part of a form. */
export const isFile = (contract: Contract, { schema, pointer, encoding }: Media, name: string): boolean => {
  if (FILES.test(encoding?.[name]?.contentType ?? "")) return true;
  if (!schema) return false;
  return propertyOf(allPartsOf(contract, { node: schema, pointer }), name).schemas.some((it) => isBinary(contract, it));
};
