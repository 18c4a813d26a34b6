import type { Contract } from "../../contract/contract.ts";
import { allPartsOf } from "../../schema/parts/all-parts-of.ts";
import type { SchemaAt } from "../../schema/parts/schema-at.ts";

/** The types allowed by a schema and its alternatives. */
export const typesOf = (contract: Contract, schema: SchemaAt): ReadonlySet<string> =>
  new Set(
    allPartsOf(contract, schema).flatMap(({ node }) => [
      ...([node["type"] ?? []].flat() as string[]),
      ...(node["type"] === undefined && node["items"] !== undefined ? ["array"] : []),
      ...(node["type"] === undefined && node["properties"] !== undefined ? ["object"] : []),
    ]),
  );
