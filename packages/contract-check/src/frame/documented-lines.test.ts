import { createBackend, createClock } from "@backoffice/mocks";
import { startServer, type HttpServer } from "@backoffice/mocks/server";
import { execFile, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordBase } from "../testing/record-base.ts";
import { repositoryContract } from "../testing/repository-contract.ts";
import { NOON, runCli, type Ran } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";

const PAGES = ["docs/contract-drift.md", "docs/contract-drift-reference.md"];
const CLI = resolve("packages/contract-check/src/cli.ts");

type Line = { page: string; line: string; isHere: boolean };

/** All command lines in the code blocks of a page; continued lines are joined. */
const linesOf = (page: string): Line[] =>
  [...readFileSync(page, "utf8").matchAll(/```(?:sh|yaml)\n(.*?)```/gs)]
    .map(([, block = ""]) => block.replaceAll(/ \\\n\s+/g, " ").replaceAll(/>\n\s+(.*)\n\s+(--.*)/g, "$1 $2"))
    .flatMap((block) => block.split("\n"))
    .flatMap((written) => {
      const [, program, line] = /(npx contract-check|pnpm(?:@12)?(?: --silent)? contract) (.*)$/.exec(written) ?? [];
      if (line === undefined) return [];
      const text = line.replace(/\s+#.*$/, "").replaceAll(/origin\/(?:main|\$\{\{.*?\}\})/g, "HEAD");
      return [{ page, line: text, isHere: program !== "npx contract-check" }];
    });

const lines = PAGES.flatMap(linesOf).filter(
  (it, index, all) => all.findIndex(({ line }) => line === it.line) === index,
);

test("documentation: each command used in a server's CI is shown", () => {
  const names = new Set(lines.map(({ line }) => line.split(" ")[0]));
  expect([...names]).toEqual(
    expect.arrayContaining(["live", "behave", "replay", "suggest", "scrub", "proxy", "diff", "lint"]),
  );
});

describe("documented command in a server's repository", () => {
  const work = workFolder();
  let server: HttpServer;
  beforeAll(async () => {
    const contract = await repositoryContract();
    const document = JSON.stringify(contract.document);
    await Promise.all(["contract.json", "new-contract.json"].map((it) => work.put(it, document)));
    const clean = [...(await recordBase(contract)).values()].filter((it) => Number(it.response?.status) < 400);
    await work.har("staging.har", clean);
    server = await startServer({ port: 0, backend: createBackend({ clock: createClock(NOON), scenario: "small" }) });
    await work.put(
      "calls.mjs",
      'await fetch(process.env.CONTRACT_PROXY + "/api/rates", { headers: { cookie: "appSession=super-admin" } });',
    );
    await work.put("package.json", JSON.stringify({ scripts: { test: "node calls.mjs" } }));
  });
  afterAll(() => server.close());

  /** Runs a line in a shell in the server's folder. */
  const run = (line: string): Promise<Ran> => {
    const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const here = line
      .replaceAll(/https:\/\/staging\.example|http:\/\/127\.0\.0\.1:8080/g, server.url)
      .replaceAll(/\b20\d\d-\d\d-\d\d\b/g, soon);
    const env = { ...process.env, CONTRACT_COOKIE: "appSession=super-admin", PARTNER_COOKIE: "appSession=partner" };
    const command = `${JSON.stringify(process.execPath)} ${JSON.stringify(CLI)} ${here}`;
    return new Promise((done) => {
      execFile("sh", ["-c", command], { cwd: work.path(""), env }, (error, out, err) =>
        done({ code: error ? Number(error.code) : 0, out, err }),
      );
    });
  };

  // In the order of the pages, since a command may read what an earlier one has written.
  test.each(lines.filter((it) => !it.isHere))("$line → exit code 0 in a fresh folder", async ({ line }) => {
    const { code, out, err } = await run(line);
    expect(code, out.slice(0, 2000) + err).toBe(0);
  });
});

describe("documented command in this repository", () => {
  const own = lines.filter((it) => it.isHere);
  const words = (line: string) => line.split(" ");

  test.each(own.filter((it) => !it.line.includes("--serve")))("$line → exit code 0", async ({ line }) => {
    const { code, out, err } = await runCli(words(line));
    expect(code, out.slice(0, 2000) + err).toBe(0);
  });

  test.each(own.filter((it) => it.line.includes("--serve")))("$line → serves until it is stopped", async ({ line }) => {
    const child = spawn(process.execPath, [CLI, ...words(line)], { stdio: ["ignore", "ignore", "pipe"] });
    const said = await new Promise<string>((done) => {
      let text = "";
      child.stderr.on("data", (piece) => {
        text += String(piece);
        if (text.includes("Ctrl-C")) done(text);
      });
      child.once("exit", () => done(text));
    });
    child.kill();
    expect(said).toMatch(/^The reference is at http:\/\/127\.0\.0\.1:\d+\/ until Ctrl-C\.$/m);
  });
});
