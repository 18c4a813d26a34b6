import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, realpath, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { beforeAll, describe, expect, test } from "vitest";
import { loadContract } from "./contract/load-contract.ts";
import { installPackage, type InstalledPackage } from "./testing/install-package.ts";
import { partOfContract } from "./testing/part-of-contract.ts";
import type { Ran } from "./testing/run-cli.ts";
import { runTests, testRunners } from "./testing/test-runners.ts";
import { workFolder } from "./testing/work-folder.ts";

const work = workFolder();
let installed: InstalledPackage;
beforeAll(async () => {
  installed = await installPackage(work.path(""));
  await partOfContract(work.path("contract"), "banks");
  await mkdir(work.path("node_modules/@types"), { recursive: true });
  await symlink(await realpath("node_modules/@types/node"), work.path("node_modules/@types/node"));
});

const ran = (program: string, args: readonly string[]): Promise<Ran> =>
  new Promise((done) => {
    execFile(program, args, { cwd: work.path("") }, (error, out, err) => {
      done({ code: error ? Number(error.code) : 0, out, err });
    });
  });

/** Runs the installed program in the backend's folder, with a Node that does not load TypeScript there. */
const run = (...args: string[]) => ran(process.execPath, [installed.program, ...args]);

test("package: tarball → runtime files only, under 192 KiB, no local paths", async () => {
  const names = (await readdir(installed.home, { recursive: true, withFileTypes: true }))
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath, it.name));
  const kinds =
    /^(?:LICENSE|README\.md|package\.json|dist\/[\w-]+\.js|dist\/(?:watched-)?server\.d\.c?ts|dist\/(?:server|index)\.cjs|dist\/index\.d\.cts|assets\/[\w/.-]+\.(?:js|css|yaml|json))$/;
  for (const name of names) {
    expect(name.slice(installed.home.length + 1)).toMatch(kinds);
    expect(await readFile(name, "utf8")).not.toContain(process.cwd());
  }
  expect((await stat(installed.tarball)).size).toBeLessThan(192 * 1024);
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
     process.exitCode = typeof watched.middleware === "function" ? await watched.finish({ exitCode: true }) : 9;`,
  );
  expect(await ran(process.execPath, ["own.test.mjs"])).toMatchObject({
    code: 3,
    out: expect.stringContaining("none of the 0 recorded exchanges") as string,
  });
});

test("installed package, docs: reference written", async () => {
  expect(await run("docs", "--contract", "contract", "--output", "reference")).toMatchObject({ code: 0 });
  expect(await readdir(work.path("reference"))).toEqual(expect.arrayContaining(["index.html", "app.js", "frame.css"]));
});

test("installed package: command needs the repository → exit code 3", async () => {
  // The messages are wrapped at 80 characters.
  const refusal = async (...args: string[]) => {
    const { code, err } = await run(...args);
    return [code, err.replaceAll(/\s+/g, " ")];
  };
  expect(await refusal("generate", "--check", "--contract", "contract")).toEqual([
    3,
    expect.stringMatching(/^Could not check: generate needs .* repository .* there\. $/),
  ]);
  expect(await refusal("lint")).toEqual([3, expect.stringContaining("--contract says where")]);
});

test("package: types fit the modules for every module resolution", async () => {
  const analysis = await checkPackage(createPackageFromTarballData(await readFile(installed.tarball)));
  expect(analysis.types && analysis.problems).toEqual([]);
});

test("package: publint has no complaint about the manifest", async () => {
  const { messages, pkg } = await publint({ pkgDir: installed.home, pack: false });
  expect(messages.map((it) => formatMessage(it, pkg))).toEqual([]);
});

const SOURCE = `import { createServer } from "node:http";
import { watchServer as wrong } from "@backoffice/contract-check";
import { watchServer, type WatchedServer } from "@backoffice/contract-check/server";
export const start = async (): Promise<number> => {
  const watched: WatchedServer = await watchServer({ contract: "contract", tags: ["banks"] });
  createServer((request, response) => watched.middleware(request, response));
  // @ts-expect-error: a number is no file.
  await watchServer({ contract: 1 });
  // @ts-expect-error: the root module only says what to import.
  await wrong({ contract: "contract" });
  return watched.finish("--format", "junit", { exitCode: true });
};
export const right: "@backoffice/contract-check/server" = wrong.importFrom;
`;
const TSC6 = "packages/contract-check/node_modules/.bin/tsc6";
const TSC7 = "node_modules/typescript7/bin/tsc";

test.each([
  ["an ES module", "module", TSC7, ["--module", "nodenext"]],
  ["a CommonJS module (node16)", "commonjs", TSC7, ["--module", "node16"]],
  ["a CommonJS module (bundler)", "commonjs", TSC7, ["--module", "commonjs", "--moduleResolution", "bundler"]],
  [
    "a CommonJS module (node10)",
    "commonjs",
    TSC6,
    ["--module", "commonjs", "--moduleResolution", "node10", "--ignoreDeprecations", "6.0"],
  ],
])("installed package, types: strict project of %s → compiles", async (_, type, compiler, options) => {
  await work.put("package.json", JSON.stringify({ type }));
  await work.put("own.ts", SOURCE);
  const given = ["--noEmit", "--strict", "--target", "es2022", "--types", "node", ...options, "own.ts"];
  expect((await ran(await realpath(compiler), given)).out).toBe("");
});

test.each([
  ["CommonJS", "own.cjs", 'require("@backoffice/contract-check");'],
  ["an ES module", "own.mjs", 'import "@backoffice/contract-check";'],
])("installed package: root import in %s → says what to import", async (_, name, source) => {
  await work.put(name, source);
  const { code, err } = await ran(process.execPath, [name]);
  expect(code).toBe(1);
  expect(err).toContain('Error: Import watchServer from "@backoffice/contract-check/server"');
});

describe.each(testRunners)("installed package, watchServer in tests of $name", (runner) => {
  test("watchServer.finish: replies follow the contract → run passes", async () => {
    const { code, out, err } = await runTests(work.path(""), runner, [{ id: 1 }]);
    expect(code, out + err).toBe(0);
  });

  test("watchServer.finish: drift → run fails with the report", async () => {
    const { code, out, err } = await runTests(work.path(""), runner, [{ id: "one" }]);
    expect(code, out + err).not.toBe(0);
    expect(out + err).toContain("wrong-type  reply 200: [].id");
    expect(out + err).toContain("1 error, 0 warnings.");
  });
});
