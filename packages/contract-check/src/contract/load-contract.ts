import { bundleContract, UnusableContract, type Bundle } from "@backoffice/api-client/codegen";
import { CannotCheck } from "../frame/cannot-check.ts";
import type { Contract, Schema } from "./contract.ts";
import { convertFrom30 } from "./convert-from-3-0.ts";
import { findContractFile } from "./find-contract-file.ts";
import { operationsOf } from "./operations-of.ts";
import { placesIn } from "./places-in.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";
import { resolveIn } from "./resolve-in.ts";

const bundled = async (file: string, folders: readonly string[]): Promise<Bundle> => {
  try {
    return await bundleContract(file, folders);
  } catch (error) {
    if (!(error instanceof UnusableContract)) throw error;
    const way = error.isOutside ? " --ref-folder names another folder that references may lead into." : "";
    throw new CannotCheck(error.message + way, { cause: error });
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
 * Converts the document to OpenAPI 3.1. Throws a `CannotCheck` for other versions, since a partial check would be
 * worthless.
 */
const in31 = (document: Schema | undefined, file: string): Schema => {
  const version = document?.["openapi"];
  if (!document || typeof version !== "string" || !version.startsWith("3."))
    throw new CannotCheck(`${file} is not an OpenAPI 3 document.`);
  if (/^3\.0(\.|$)/.test(version)) return convertFrom30(document);
  if (/^3\.1(\.|$)/.test(version)) return document;
  throw new CannotCheck(`${file} is OpenAPI ${version}; 3.0 and 3.1 are understood.`);
};

const contractOf = ({ document: whole, files }: Bundle, file: string): Contract => {
  const document = in31(whole as unknown as Schema | undefined, file);
  const resolve = resolveIn(document);
  const contract = {
    file,
    document,
    operations: operationsOf(document, resolve),
    webhooks: operationsOf(document, resolve, "webhooks"),
    resolve,
    placeOf: placesIn(files),
  };
  if (contract.operations.length + contract.webhooks.length === 0)
    throw new CannotCheck(`The contract ${file} has no operations.`);
  refuseDuplicates(contract);
  refuseUnreadable(contract);
  return contract;
};

/**
 * Loads and bundles a contract (OpenAPI 3.0 or 3.1) from a file or folder. Its references may lead to files in its own
 * folder and in `folders`. Throws a `CannotCheck` with file and line if it is malformed, a reference is broken or leads
 * elsewhere, an operationId is duplicated, or something is unsupported.
 */
export const loadContract = async (path: string, folders: readonly string[] = []): Promise<Contract> => {
  const file = await findContractFile(path);
  return contractOf(await bundled(file, folders), file);
};
