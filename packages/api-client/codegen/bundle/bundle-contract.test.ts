import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { bundleContract } from "./bundle-contract.ts";
import { UnusableContract } from "./unusable-contract.ts";

const MAIN = `openapi: 3.1.0
info: { title: Notes, version: "1" }
paths:
  /notes: { $ref: notes.yaml }
`;
const notes = (summary: string) => `get: { operationId: listNotes, summary: ${summary}, responses: {} }\n`;

let folder = "";
let file = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bundle-test-"));
  file = join(folder, "openapi.yaml");
  await writeFile(file, MAIN);
  await writeFile(join(folder, "notes.yaml"), notes("First"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const cache = () => join(folder, "node_modules/.cache/contract");
const summary = async () => (await bundleContract(file)).document.paths!["/notes"] as { get: { summary: string } };

it("bundleContract: several files → one document and the file names", async () => {
  expect((await summary()).get.summary).toBe("First");
  expect((await bundleContract(file)).files).toEqual([file, join(folder, "notes.yaml")]);
});

it("bundleContract cache: unchanged files → reused; changed file → rebuilt", async () => {
  await mkdir(join(folder, "node_modules"));
  await bundleContract(file);
  const [cached = ""] = await readdir(cache());
  const place = join(cache(), cached);
  await writeFile(place, (await readFile(place, "utf8")).replace("First", "From the cache"));
  expect((await summary()).get.summary).toBe("From the cache");
  await writeFile(join(folder, "notes.yaml"), notes("Second"));
  expect((await summary()).get.summary).toBe("Second");
  expect(await readdir(cache())).toEqual([cached]);
});

it("bundleContract cache: unreadable or unwritable → bundled without it", async () => {
  await mkdir(join(folder, "node_modules"));
  await writeFile(join(folder, "node_modules/.cache"), "a file where a folder should be");
  expect((await summary()).get.summary).toBe("First");
  await rm(join(folder, "node_modules/.cache"));
  await bundleContract(file);
  const [cached = ""] = await readdir(cache());
  await writeFile(join(cache(), cached), "{");
  expect((await summary()).get.summary).toBe("First");
});

it("bundleContract cache: outside a project → nothing written", async () => {
  await bundleContract(file);
  expect((await readdir(folder)).toSorted()).toEqual(["notes.yaml", "openapi.yaml"]);
});

it("bundleContract: referenced file missing → one-sentence error, also with a cache", async () => {
  await mkdir(join(folder, "node_modules"));
  await bundleContract(file);
  await rm(join(folder, "notes.yaml"));
  const failed = await bundleContract(file).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(UnusableContract);
  expect((failed as Error).message).toMatch(/^The contract cannot be used: .*openapi\.yaml:4 .*Can't resolve \$ref/);
});
