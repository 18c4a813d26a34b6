import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { OpenAPI3 } from "openapi-typescript";
import { effectsFile } from "./effects.ts";
import { examples } from "./examples.ts";
import { editsFile } from "./shapes/edits.ts";
import { limitsFiles } from "./shapes/limits.ts";
import { operationsOf, operationsTable, type Operation } from "./operations.ts";
import { personalFile } from "./shapes/personal.ts";
import { refKinds } from "./shapes/ref-kinds.ts";
import { readShapes } from "./shapes/read-shapes.ts";
import { withoutRefusals } from "./without-refusals.ts";

const HEAD = "// Generated from openapi/ by `pnpm generate`. Do not edit.\n";

/** Makes the validators in a worker thread: they take as long as everything else together. */
const validators = (contract: OpenAPI3, operations: Operation[]): Promise<Record<string, string>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("validators-worker.ts", import.meta.url), { workerData: [contract, operations] });
    worker.once("message", resolve);
    worker.once("error", reject);
  });

/** The file that exports the clients of all tags. */
const clientsOf = (tags: readonly string[]) => `${tags.map((it) => `export * from "./${it}";`).join("\n")}\n`;

/**
 * Writes everything that is generated from a bundled contract into the folder `out`, which must contain nothing else.
 * The same contract gives the same bytes. Returns the names of the files.
 */
export const generate = async (given: { contract: OpenAPI3; out: string }): Promise<string[]> => {
  const { out } = given;
  const contract = withoutRefusals(given.contract);
  const operations = operationsOf(contract);
  // The generators are big: load them while the worker is busy.
  const [checks, paths, tags, answers] = await Promise.all([
    validators(contract, operations),
    import("./types.ts").then(({ types }) => types(contract)),
    import("./clients.ts").then(({ clients }) => clients(contract, operations)),
    examples(contract, operations),
  ]);
  const files: Record<string, string> = {
    "paths.ts": paths,
    "operations.ts": operationsTable(operations),
    "effects.ts": effectsFile(operations),
    "personal.ts": personalFile(contract),
    "ref-kinds.ts": refKinds(contract),
    "edits.ts": editsFile(contract, operations),
    ...tags,
    "clients.ts": clientsOf(Object.keys(tags)),
    ...checks,
    ...answers,
    ...readShapes(contract, operations),
    ...limitsFiles(contract, operations),
  };
  await rm(out, { recursive: true, force: true });
  await Promise.all(
    ["examples", "limits", "shapes", "validators"].map((name) => mkdir(join(out, name), { recursive: true })),
  );
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(out, name), HEAD + text)));
  return Object.keys(files);
};
