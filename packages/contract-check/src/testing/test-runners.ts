import { execFile } from "node:child_process";
import { mkdir, mkdtemp, realpath, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { notesContract } from "./notes-server.ts";
import type { Ran } from "./run-cli.ts";

/** A test runner that servers use: where its package is here, how it is started, and how a test gets its functions. */
export type TestRunner = {
  name: string;
  /** The package's manifest here, and its name in a server's project; absent for the runner of Node itself. */
  from?: string;
  as?: string;
  /** The arguments of Node. */
  args: readonly string[];
  file: string;
  /** Declares `test`, `before` and `after` in the test file. */
  functions: string;
  /** Whether the test file is a CommonJS module. */
  isCommonJs?: boolean;
};

const require = createRequire(import.meta.url);

/** Milliseconds after which a test has stopped: on a loaded machine the usual five seconds are too few. */
const HANGS = 60_000;

const vitest = (from: string, version: number, pool: "forks" | "threads"): TestRunner => ({
  name: `Vitest ${version} (${pool})`,
  from,
  as: "vitest",
  args: ["node_modules/vitest/vitest.mjs", "run", "--pool", pool, `--hookTimeout=${HANGS}`],
  file: "notes.test.mjs",
  functions: 'import { test, beforeAll as before, afterAll as after } from "vitest";',
});

/** The test runners whose exit code must tell of drift. */
export const testRunners: readonly TestRunner[] = [
  {
    name: "node:test",
    args: ["--test"],
    file: "notes.test.mjs",
    functions: 'import { test, before, after } from "node:test";',
  },
  {
    name: "node:test (CommonJS)",
    args: ["--test"],
    file: "notes.test.js",
    functions: 'const { test, before, after } = require("node:test");',
    isCommonJs: true,
  },
  {
    name: "Jest (CommonJS)",
    from: require.resolve("jest/package.json"),
    as: "jest",
    args: ["node_modules/jest/bin/jest.js", `--testTimeout=${HANGS}`],
    file: "notes.test.js",
    functions: "const { test, beforeAll: before, afterAll: after } = globalThis;",
    isCommonJs: true,
  },
  vitest(require.resolve("vitest/package.json"), 5, "forks"),
  vitest(require.resolve("vitest/package.json"), 5, "threads"),
  vitest(require.resolve("vitest4/package.json"), 4, "forks"),
  vitest(require.resolve("vitest4/package.json"), 4, "threads"),
  {
    name: "Mocha",
    from: require.resolve("mocha/package.json"),
    as: "mocha",
    args: ["node_modules/mocha/bin/mocha.js", "--timeout", String(HANGS), "notes.test.mjs"],
    file: "notes.test.mjs",
    functions: "const { it: test, before, after } = globalThis;",
  },
];

/** The tests of a server that answers with this list, and whose own tests all pass. */
const testsOf = ({ functions, isCommonJs }: TestRunner, reply: unknown): string => {
  const imports = (names: string, from: string) =>
    isCommonJs ? `const ${names} = require("${from}");` : `import ${names} from "${from}";`;
  return `${functions}
${imports("{ watchServer }", "@backoffice/contract-check/server")}
${imports("{ createServer }", "node:http")}
let server, watched;
before(async () => {
  watched = await watchServer({ contract: "contract.yaml" });
  server = createServer((request, response) => {
    watched.middleware(request, response);
    response.setHeader("content-type", "application/json").end(${JSON.stringify(JSON.stringify(reply))});
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
});
test("lists notes", async () => {
  await (await fetch(\`http://127.0.0.1:\${server.address().port}/api/notes\`)).text();
});
after(async () => {
  server.close();
  server.closeAllConnections();
  await watched.finish();
});
`;
};

/** Runs such tests in a project of their own below a folder, as a server's developer does. */
export const runTests = async (place: string, runner: TestRunner, reply: unknown): Promise<Ran> => {
  const folder = await mkdtemp(join(place, "project-"));
  await mkdir(join(folder, "node_modules"));
  await writeFile(join(folder, "package.json"), "{}");
  await writeFile(join(folder, "contract.yaml"), notesContract);
  await writeFile(join(folder, runner.file), testsOf(runner, reply));
  if (runner.from !== undefined)
    await symlink(await realpath(dirname(runner.from)), join(folder, "node_modules", runner.as!));
  // Runners behave otherwise inside of one another.
  const env = { PATH: process.env["PATH"], HOME: process.env["HOME"] };
  return new Promise((done) => {
    execFile(process.execPath, [...runner.args], { cwd: folder, env, timeout: 2 * HANGS }, (error, out, err) =>
      done({ code: error ? Number(error.code ?? -1) : 0, out, err }),
    );
  });
};
