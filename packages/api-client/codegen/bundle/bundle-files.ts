import {
  BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  type NormalizedProblem,
  type Source,
} from "@redocly/openapi-core";
import type { OpenAPI3 } from "openapi-typescript";
import { relative, resolve } from "node:path";
import type { Bundle } from "./bundle.ts";
import { UnusableContract } from "./unusable-contract.ts";

/** Resolves local files only: the result must not depend on what another machine answers today. */
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
  // The parser's message repeats the file and the position at its end.
  const message = problem.message.replace(/ in "[^"]*" \(\d+:\d+\)$/, "");
  return `${shown(at.source.absoluteRef)}:${start.line}${at.pointer ? ` ${at.pointer}` : ""}: ${message}`;
};

const bundled = async (file: string) => {
  try {
    const config = await createConfig({});
    return await bundle({ ref: file, config, externalRefResolver: new LocalResolver() });
  } catch (error) {
    throw new UnusableContract(`The contract ${file} cannot be read: ${(error as Error).message.split("\n")[0]}.`, {
      cause: error,
    });
  }
};

/** Bundles a contract from its files on disk. Throws an `UnusableContract`. */
export const bundleFiles = async (file: string): Promise<Bundle> => {
  const { bundle: whole, problems, fileDependencies } = await bundled(file);
  const worst = problems.find((it) => it.severity === "error");
  if (worst) throw new UnusableContract(`The contract cannot be used: ${sentenceOf(worst)}.`);
  return {
    document: whole.parsed as OpenAPI3,
    files: [...new Set([resolve(file), ...fileDependencies])],
  };
};
