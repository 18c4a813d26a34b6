import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { relative } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../root.ts";
import { wordsOf } from "./words-of.ts";

/** Files whose tests a command would run, from the repository root; `problem` if its options mean something else. */
export type Listing = { files: readonly string[]; problem: string | undefined };

/** As Playwright's JSON reporter writes it. */
type PlaywrightList = {
  config: { rootDir: string };
  suites: readonly { file: string }[];
  errors: readonly { message: string }[];
};

const listVitest = async (commands: readonly string[]): Promise<Listing[]> => {
  const child = fork(new URL("list-vitest.ts", import.meta.url), {
    cwd: ROOT,
    execArgv: [],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let output = "";
  child.stderr?.on("data", (data: Buffer) => (output += data.toString()));
  const ended = once(child, "exit");
  child.send(commands.map(wordsOf));
  const listings = await Promise.race([once(child, "message"), ended.then(() => undefined)]);
  if (!listings) throw new Error(`Vitest cannot list ${commands.join("; ")}: ${output}`);
  await ended;
  return listings[0] as Listing[];
};

const listPlaywright = async (command: string): Promise<Listing> => {
  const [, ...words] = wordsOf(command);
  const { PLAYWRIGHT_JSON_OUTPUT_FILE: _, ...env } = process.env;
  // Neither global setup nor the check of the build is run.
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [`${ROOT}node_modules/@playwright/test/cli.js`, ...words, "--list", "--reporter=json"],
    { cwd: ROOT, env, maxBuffer: 2 ** 26 },
  ).catch((error: { stdout: string; stderr: string }) => error);
  // Options that are wrong leave no list.
  if (stdout.trim() === "") return { files: [], problem: stderr };
  const { config, suites, errors } = JSON.parse(stdout) as PlaywrightList;
  return {
    files: suites
      .map(({ file }) => relative(ROOT, `${config.rootDir}/${file}`))
      .filter((it) => !it.endsWith(".setup.ts")),
    problem: errors.map(({ message }) => message).join("\n") || undefined,
  };
};

/** Lists the tests that commands of Vitest and Playwright would run, without running them. */
export const listTests = async (commands: readonly string[]): Promise<Map<string, Listing>> => {
  const [vitest = [], playwright = []] = ["vitest ", "playwright "].map((it) =>
    commands.filter((a) => a.startsWith(it)),
  );
  const [ofVitest, ofPlaywright] = await Promise.all([
    vitest.length > 0 ? listVitest(vitest) : [],
    Promise.all(playwright.map(listPlaywright)),
  ]);
  return new Map([...vitest, ...playwright].map((command, at) => [command, [...ofVitest, ...ofPlaywright][at]!]));
};
