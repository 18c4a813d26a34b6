import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenAPI3, OperationObject } from "openapi-typescript";
import { generate as orval } from "orval";
import { clientTemplate } from "./client-template.ts";
import type { Operation } from "./operations.ts";

/** An operation as our template reads it: its id, its summary, and whether it has a reply. */
const bare = (path: string, operation: OperationObject) => ({
  ...operation,
  requestBody: undefined,
  parameters: Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  })),
  responses: Object.fromEntries(Object.keys(operation.responses ?? {}).map((status) => [status, { description: "" }])),
});

/**
 * The contract without schemas: orval would generate models of them, which nobody uses and which take as long as
 * everything else together.
 */
const withoutSchemas = ({ openapi, info, paths = {} }: OpenAPI3) => ({
  openapi,
  info,
  paths: Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item as Record<string, OperationObject>).map(([method, it]) => [method, bare(path, it)]),
      ),
    ]),
  ),
});

/**
 * One file per tag, through orval and our client template. Other output of orval goes to a temporary folder that is
 * deleted.
 */
export const clients = async (contract: OpenAPI3, operations: Operation[]): Promise<Record<string, string>> => {
  const work = await mkdtemp(join(tmpdir(), "clients-"));
  const target = join(work, "clients");
  try {
    await orval(
      {
        // The bundler has validated the contract already.
        input: { target: withoutSchemas(contract) as never, unsafeDisableValidation: true },
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
      { logLevel: "error" },
    );
    const files: Record<string, string> = {};
    for (const name of (await readdir(target)).toSorted())
      files[name] = (await readFile(join(target, name), "utf8")).replace(/\n{3,}/g, "\n\n").trim() + "\n";
    return files;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};
