import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generate } from "./steps.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const contract = join(root, "openapi/openapi.yaml");
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

describe("generation from the contract", () => {
  let work = "";
  const seconds: number[] = [];

  const run = async (name: string) => {
    const out = join(work, name);
    const before = process.cpuUsage();
    const files = await generate({ contract, out });
    const { user, system } = process.cpuUsage(before);
    seconds.push((user + system) / 1_000_000);
    return { files, contents: await contentsOf(out) };
  };

  beforeAll(async () => {
    work = await mkdtemp(join(tmpdir(), "generate-test-"));
  });
  afterAll(() => rm(work, { recursive: true, force: true }));

  it("gives the same bytes each time, and those that are committed", { timeout: 60_000 }, async () => {
    const first = await run("first");
    const second = await run("second");
    expect(second.contents).toEqual(first.contents);
    expect(first.contents).toEqual(await contentsOf(committed));
    expect(first.files.toSorted()).toEqual(Object.keys(first.contents).toSorted());
  });

  it("does not run away: at most twelve seconds of processor time", () => {
    expect(seconds).toHaveLength(2);
    expect(Math.min(...seconds)).toBeLessThan(12);
  });

  it("fails, and leaves what is there, when the contract cannot be read", { timeout: 60_000 }, async () => {
    const broken = join(work, "broken.yaml");
    const out = join(work, "kept");
    await writeFile(
      broken,
      "openapi: 3.1.0\ninfo: { title: Broken, version: '1' }\npaths: { /a: { $ref: nowhere.yaml } }\n",
    );
    await mkdir(out);
    await writeFile(join(out, "paths.ts"), "export {};\n");
    await expect(generate({ contract: broken, out })).rejects.toThrow("nowhere.yaml");
    expect(await contentsOf(out)).toEqual({ "paths.ts": "export {};\n" });
  });
});
