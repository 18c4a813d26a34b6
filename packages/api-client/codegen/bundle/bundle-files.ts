import {
  BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  type Document,
  type NormalizedProblem,
  type Source,
} from "@redocly/openapi-core";
import type { OpenAPI3 } from "openapi-typescript";
import { relative, resolve } from "node:path";
import type { Bundle } from "./bundle.ts";
import type { AllowedFiles } from "./allowed-files.ts";
import { blowUp } from "./blow-up.ts";
import { isStackOverflow } from "./is-stack-overflow.ts";
import { UnusableContract } from "./unusable-contract.ts";

const shown = (file: string) => relative(process.cwd(), file) || file;

/**
 * Resolves local files only, since the result must not depend on what another machine answers today, and of those only
 * the allowed ones: a contract may come from somebody else.
 */
class LocalResolver extends BaseResolver {
  readonly #isAllowed: AllowedFiles;
  /** Whether a reference led out of the allowed folders. */
  isOutside = false;

  constructor(isAllowed: AllowedFiles) {
    super();
    this.#isAllowed = isAllowed;
  }

  override async loadExternalRef(reference: string): Promise<Source> {
    if (/^(?:https?|file|data):/i.test(reference)) throw new Error(`${reference} is an address, not a file`);
    if (!(await this.#isAllowed(reference))) {
      this.isOutside = true;
      throw new Error(`${shown(reference)} is outside of the contract's folder`);
    }
    return super.loadExternalRef(reference);
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    // The parser itself limits brackets and indentation to 100 levels.
    const document = super.parseDocument(source, isRoot) as Document;
    const problem = blowUp(document.parsed);
    if (problem !== undefined) throw new Error(`${shown(source.absoluteRef)} ${problem}`);
    return document;
  }
}

const sentenceOf = (problem: NormalizedProblem): string => {
  const [at] = problem.location;
  if (!at) return problem.message;
  const { start } = getLineColLocation(at);
  // The parser's message repeats the file and the position at its end.
  const message = problem.message.replace(/ in "[^"]*" \(\d+:\d+\)$/, "");
  return `${shown(at.source.absoluteRef)}:${start.line}${at.pointer ? ` ${at.pointer}` : ""}: ${message}`;
};

const bundled = async (file: string, externalRefResolver: LocalResolver) => {
  try {
    const config = await createConfig({});
    return await bundle({ ref: file, config, externalRefResolver });
  } catch (error) {
    const why = isStackOverflow(error) ? "it is nested too deeply" : (error as Error).message.split("\n")[0];
    throw new UnusableContract(`The contract ${file} cannot be read: ${why}.`, { cause: error });
  }
};

/** Bundles a contract from its files on disk. Throws an `UnusableContract`. */
export const bundleFiles = async (file: string, isAllowed: AllowedFiles): Promise<Bundle> => {
  const resolver = new LocalResolver(isAllowed);
  const { bundle: whole, problems, fileDependencies } = await bundled(file, resolver);
  const worst = problems.find((it) => it.severity === "error");
  if (worst) {
    const { isOutside } = resolver;
    throw new UnusableContract(`The contract cannot be used: ${sentenceOf(worst)}.`, { isOutside });
  }
  return {
    document: whole.parsed as OpenAPI3,
    files: [...new Set([resolve(file), ...fileDependencies])],
  };
};
