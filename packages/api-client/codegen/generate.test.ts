import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenAPI3 } from "openapi-typescript";
import { bundleContract } from "./bundle/bundle-contract.ts";
import { generate } from "./steps.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const committed = join(root, "packages/api-client/src/generated");

const contentsOf = async (folder: string): Promise<Record<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .toSorted();
  return Object.fromEntries(
    await Promise.all(files.map(async (one) => [one.slice(folder.length + 1), await readFile(one, "utf8")] as const)),
  );
};

describe("generate", () => {
  let work = "";
  let whole: OpenAPI3;
  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), "generate-test-"));
    whole = (await bundleContract(join(root, "openapi/openapi.yaml"))).document;
  });
  afterAll(() => rm(work, { recursive: true, force: true }));

  it("generate: whole contract → committed bytes, under twelve seconds of processor time", async () => {
    const out = join(work, "whole");
    const before = process.cpuUsage();
    const files = await generate({ contract: whole, out });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(12);
    const contents = await contentsOf(out);
    expect(contents).toEqual(await contentsOf(committed));
    expect(files.toSorted()).toEqual(Object.keys(contents).toSorted());
  });

  it("generate: twice → same bytes, input not mutated", async () => {
    const paths = Object.fromEntries(Object.entries(whole.paths!).filter(([path]) => path.startsWith("/api/banks")));
    const part = { ...whole, paths };
    const text = JSON.stringify(part);
    const run = async (name: string) => {
      await generate({ contract: part, out: join(work, name) });
      return contentsOf(join(work, name));
    };
    const first = await run("first");
    expect(Object.keys(first)).toContain("banks.ts");
    expect(await run("second")).toEqual(first);
    expect(JSON.stringify(part)).toBe(text);
  });
});
