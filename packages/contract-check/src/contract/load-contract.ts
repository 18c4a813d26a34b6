import {
  BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  type NormalizedProblem,
  type Source,
} from "@redocly/openapi-core";
import { relative } from "node:path";
import { CannotCheck } from "../frame/cannot-check.ts";
import type { Contract, Schema } from "./contract.ts";
import { findContractFile } from "./find-contract-file.ts";
import { operationsOf } from "./operations-of.ts";
import { placesIn } from "./places-in.ts";
import { resolveIn } from "./resolve-in.ts";

/** The contract is what is on this disk: a check must not depend on what another machine answers today. */
class LocalResolver extends BaseResolver {
  override async loadExternalRef(reference: string): Promise<Source> {
    if (/^https?:/i.test(reference)) throw new Error(`${reference} is an address, not a file`);
    return super.loadExternalRef(reference);
  }
}

const shown = (file: string) => relative(process.cwd(), file) || file;

const sentenceOf = (problem: NormalizedProblem): string => {
  const [at] = problem.location;
  if (!at) return problem.message;
  const { start } = getLineColLocation(at);
  // The parser's own words repeat the file and the place at their end.
  const message = problem.message.replace(/ in "[^"]*" \(\d+:\d+\)$/, "");
  return `${shown(at.source.absoluteRef)}:${start.line}${at.pointer ? ` ${at.pointer}` : ""}: ${message}`;
};

const bundled = async (file: string) => {
  try {
    const config = await createConfig({});
    return await bundle({ ref: file, config, externalRefResolver: new LocalResolver() });
  } catch (error) {
    throw new CannotCheck(`The contract ${file} cannot be read: ${(error as Error).message.split("\n")[0]}.`, {
      cause: error,
    });
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
  const { bundle: whole, problems, fileDependencies } = await bundled(file);
  const worst = problems.find((it) => it.severity === "error");
  if (worst) throw new CannotCheck(`The contract cannot be used: ${sentenceOf(worst)}.`);
  const document = whole.parsed as Schema | undefined;
  if (typeof document?.["openapi"] !== "string" || !document["openapi"].startsWith("3."))
    throw new CannotCheck(`${file} is not an OpenAPI 3 document.`);
  const resolve = resolveIn(document);
  const contract = {
    file,
    document,
    operations: operationsOf(document, resolve),
    resolve,
    placeOf: placesIn([file, ...fileDependencies]),
  };
  if (contract.operations.length === 0) throw new CannotCheck(`The contract ${file} has no operations.`);
  refuseDuplicates(contract);
  return contract;
};
