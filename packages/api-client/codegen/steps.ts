import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { generate as orval } from "orval";
import ts from "typescript";
import { clientTemplate } from "./client-template.ts";
import { operationsOf, operationsTable, type Operation } from "./operations.ts";
import { readShapes } from "./read-shapes.ts";
import { validators } from "./validators.ts";

const HEAD = "// Generated from openapi/ by `pnpm generate`. Do not edit.\n";
const BLOB = ts.factory.createTypeReferenceNode("Blob");
const run = promisify(execFile);

const bundle = async (contract: string, work: string): Promise<OpenAPI3> => {
  const target = join(work, "contract.json");
  const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
  await run(process.execPath, [cli, "bundle", contract, "--ext", "json", "-o", target], {
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
  return JSON.parse(await readFile(target, "utf8")) as OpenAPI3;
};

/** A file is a Blob where it is used. */
const blobs = ({ format }: { format?: string }) => (format === "binary" ? BLOB : undefined);

/** One file a tag, through orval and our client template. orval's own models go to a folder that is thrown away. */
const clients = async (contract: OpenAPI3, operations: Operation[], work: string): Promise<Record<string, string>> => {
  const target = join(work, "clients");
  await orval(
    {
      input: { target: contract as never },
      output: {
        target: join(target, "api.ts"),
        schemas: join(work, "models"),
        mode: "tags",
        client: clientTemplate(operations),
        indexFiles: false,
        clean: false,
        override: { header: false },
      },
    },
    work,
    { logLevel: "warn" },
  );
  const files: Record<string, string> = {};
  for (const name of (await readdir(target)).toSorted())
    files[basename(name)] = (await readFile(join(target, name), "utf8")).replace(/\n{3,}/g, "\n\n").trim() + "\n";
  return files;
};

/**
 * Writes everything that can be generated from the contract into the folder `out`, which it owns whole.
 * The same contract gives the same bytes. Returns the names of the files.
 */
export const generate = async ({ contract, out }: { contract: string; out: string }): Promise<string[]> => {
  const work = await mkdtemp(join(tmpdir(), "generate-"));
  try {
    const api = await bundle(contract, work);
    const operations = operationsOf(api);
    const [types, tags, checks] = await Promise.all([
      openapiTS(structuredClone(api), { alphabetize: true, transform: blobs }).then(astToString),
      clients(api, operations, work),
      validators(api, operations),
    ]);
    const files: Record<string, string> = {
      "paths.ts": types,
      "operations.ts": operationsTable(operations),
      ...tags,
      ...checks,
      ...readShapes(api, operations),
    };
    await rm(out, { recursive: true, force: true });
    await Promise.all(["shapes", "validators"].map((name) => mkdir(join(out, name), { recursive: true })));
    await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(out, name), HEAD + text)));
    return Object.keys(files);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};
