import type { Contract, Schema } from "../contract/contract.ts";
import { operationsOf } from "../contract/operations-of.ts";
import { resolveIn } from "../contract/resolve-in.ts";

/** A bundled document as a contract without files. */
export const contractInMemory = (document: Schema): Contract => {
  const resolve = resolveIn(document);
  return {
    file: "memory",
    document,
    operations: operationsOf(document, resolve),
    webhooks: operationsOf(document, resolve, "webhooks"),
    resolve,
    placeOf: () => undefined,
  };
};
