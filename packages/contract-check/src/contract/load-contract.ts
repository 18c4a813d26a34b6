import { bundleContract, UnusableContract, type Bundle } from "@backoffice/api-client/codegen";
import { CannotCheck } from "../frame/cannot-check.ts";
import type { Contract, Schema } from "./contract.ts";
import { findContractFile } from "./find-contract-file.ts";
import { operationsOf } from "./operations-of.ts";
import { placesIn } from "./places-in.ts";
import { refuseBadPatterns } from "./refuse-bad-patterns.ts";
import { resolveIn } from "./resolve-in.ts";

const bundled = async (file: string): Promise<Bundle> => {
  try {
    return await bundleContract(file);
  } catch (error) {
    if (error instanceof UnusableContract) throw new CannotCheck(error.message, { cause: error });
    throw error;
  }
};

const refuseDuplicates = ({ operations, file }: Pick<Contract, "operations" | "file">) => {
  const byId = new Map<string, string>();
  for (const { id, method, path } of operations) {
    const here = `${method.toUpperCase()} ${path}`;
    const before = byId.get(id);
    if (before) throw new CannotCheck(`The contract ${file} has the operationId ${id} twice: ${before} and ${here}.`);
    byId.set(id, here);
  }
};

/**
 * Loads and bundles a contract (OpenAPI 3.x) from a file or a folder. Throws a `CannotCheck` that names file and line
 * when it is malformed, a reference leads nowhere or an operationId is there twice.
 */
export const loadContract = async (path: string): Promise<Contract> => {
  const file = await findContractFile(path);
  const { document: whole, files } = await bundled(file);
  const document = whole as unknown as Schema | undefined;
  if (typeof document?.["openapi"] !== "string" || !document["openapi"].startsWith("3."))
    throw new CannotCheck(`${file} is not an OpenAPI 3 document.`);
  const resolve = resolveIn(document);
  const contract = {
    file,
    document,
    operations: operationsOf(document, resolve),
    resolve,
    placeOf: placesIn(files),
  };
  if (contract.operations.length === 0) throw new CannotCheck(`The contract ${file} has no operations.`);
  refuseDuplicates(contract);
  refuseBadPatterns(contract);
  return contract;
};
