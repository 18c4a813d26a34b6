import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, realpath, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadContract } from "./contract/load-contract.ts";
import { installPackage, type InstalledPackage } from "./testing/install-package.ts";
import { partOfContract } from "./testing/part-of-contract.ts";
import type { Ran } from "./testing/run-cli.ts";
import { workFolder } from "./testing/work-folder.ts";

const work = workFolder();
let installed: InstalledPackage;
beforeAll(async () => {
  installed = await installPackage(work.path(""));
  await partOfContract(work.path("contract"), "banks");
});

/** Runs the installed program in the backend's folder, with a Node that does not load TypeScript there. */
const run = (...args: string[]): Promise<Ran> =>
  new Promise((done) => {
    execFile(process.execPath, [installed.program, ...args], { cwd: work.path("") }, (error, out, err) => {
      done({ code: error ? Number(error.code) : 0, out, err });
    });
  });

test("package: tarball → runtime files only, under 144 KiB, no local paths", async () => {
  const names = (await readdir(installed.home, { recursive: true, withFileTypes: true }))
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath, it.name));
  const kinds =
    /^(?:LICENSE|README\.md|package\.json|dist\/[\w-]+\.js|dist\/(?:watched-)?server\.d\.ts|assets\/[\w/.-]+\.(?:js|css|yaml|json))$/;
  for (const name of names) {
    expect(name.slice(installed.home.length + 1)).toMatch(kinds);
    expect(await readFile(name, "utf8")).not.toContain(process.cwd());
  }
  expect((await stat(installed.tarball)).size).toBeLessThan(144 * 1024);
});

test("installed package, lint: clean contract → exit code 0", async () => {
  expect(await run("lint", "--contract", "contract")).toMatchObject({
    code: 0,
    out: expect.stringContaining("Clean: no drift was found.") as string,
  });
});

test("installed package, diff: removed operation → exit code 1", async () => {
  const changed = await partOfContract(work.path("changed"), "banks");
  const main = await readFile(`${changed}/openapi.yaml`, "utf8");
  await writeFile(`${changed}/openapi.yaml`, main.replace(/^ {2}\/api\/banks\/show:.*\n/m, ""));
  const { code, out } = await run("diff", "--contract", "changed", "--base", "contract");
  expect(code).toBe(1);
  expect(out).toMatch(/^showBank\n\s+error\s+operation-removed/m);
  expect(out).toContain("--sources names the folder");
});

test("installed package, replay: clean → 0; drift → 1", async () => {
  const { operations } = await loadContract(work.path("contract"));
  const { method, path, body, replies } = operations.find((it) => it.id === "showBank")!;
  const url = `https://staging.example${path}`;
  const request = { method: method.toUpperCase(), url, body: body!.content.get("application/json")!.example };
  const reply = replies.get("200")!.get("application/json")!.example as { data: object };
  const replay = async (answered: object) => {
    await work.put("traffic.ndjson", JSON.stringify({ request, response: { status: 200, body: answered } }));
    return run("replay", "--har", "traffic.ndjson", "--contract", "contract", "--strict");
  };
  expect(await replay(reply)).toMatchObject({ code: 0, err: "" });
  const drifted = await replay({ ...reply, data: { ...reply.data, iban: "DE00" } });
  expect(drifted).toMatchObject({ code: 1, err: "" });
  expect(drifted.out).toContain("undocumented-field  reply 200: data.iban");
});

test("installed package, watchServer: importable by a server's tests", async () => {
  await work.put(
    "own.test.mjs",
    `import { watchServer } from "@backoffice/contract-check/server";
     const watched = await watchServer({ contract: "contract" });
     process.exitCode = typeof watched.middleware === "function" ? await watched.finish() : 9;`,
  );
  const ran = await new Promise<Ran>((done) => {
    execFile(process.execPath, ["own.test.mjs"], { cwd: work.path("") }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
  expect(ran).toMatchObject({ code: 3, out: expect.stringContaining("none of the 0 recorded exchanges") as string });
});

test("installed package, types: strict TypeScript project → compiles", async () => {
  await mkdir(work.path("node_modules/@types"), { recursive: true });
  await symlink(await realpath("node_modules/@types/node"), work.path("node_modules/@types/node"));
  await work.put("package.json", '{"type":"module"}');
  await work.put(
    "own.ts",
    `import { createServer } from "node:http";
     import { watchServer, type WatchedServer } from "@backoffice/contract-check/server";
     const watched: WatchedServer = await watchServer({ contract: "contract", tags: ["banks"] });
     createServer((request, response) => watched.middleware(request, response));
     export const code: number = await watched.finish("--format", "junit");
     // @ts-expect-error: a number is no file.
     await watchServer({ contract: 1 });`,
  );
  const compiler = await realpath("node_modules/.bin/tsc");
  const options = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--types", "node", "own.ts"];
  const said = await new Promise<string>((done) => {
    execFile(compiler, options, { cwd: work.path("") }, (_, out, err) => done(out + err));
  });
  expect(said).toBe("");
});

test("installed package, docs: reference written", async () => {
  expect(await run("docs", "--contract", "contract", "--output", "reference")).toMatchObject({ code: 0 });
  expect(await readdir(work.path("reference"))).toEqual(expect.arrayContaining(["index.html", "app.js", "frame.css"]));
});

test("installed package: command needs the repository → exit code 3", async () => {
  expect(await run("generate", "--check", "--contract", "contract")).toMatchObject({
    code: 3,
    err: expect.stringMatching(/^Could not check: generate needs .* repository .*\n$/) as string,
  });
  expect(await run("lint")).toMatchObject({ code: 3, err: expect.stringContaining("--contract says where") as string });
});
