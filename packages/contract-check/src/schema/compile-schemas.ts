import type { Contract, Schema } from "../contract/contract.ts";
import { isNames, isWordsOrData } from "../contract/document-keys.ts";
import { prepareCheck } from "./own-check.ts";
import type { SchemaAt } from "./parts/schema-at.ts";

/** Compiles the validators of schemas, of everything in them and of their references, each once. */
export const compileSchemas = (contract: Contract, schemas: readonly SchemaAt[]): void => {
  const prepare = prepareCheck(contract);
  const seen = new Set<unknown>();
  const visit = (node: unknown, names: boolean): void => {
    if (typeof node !== "object" || node === null || seen.has(node)) return;
    seen.add(node);
    if (!names && !Array.isArray(node)) prepare(node as Schema);
    for (const [key, inside] of Object.entries(node)) {
      if (!names && key === "$ref" && typeof inside === "string") visit(contract.resolve(inside), false);
      if (names || !isWordsOrData(key)) visit(inside, !names && !Array.isArray(node) && isNames(key));
    }
  };
  for (const { node } of schemas) visit(node, false);
};
