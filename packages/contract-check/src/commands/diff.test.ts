import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { changedBanks, changedContract } from "../testing/edits/changed-contract.ts";
import { lineOf } from "../testing/line-of.ts";
import { progressOf } from "../testing/progress-of.ts";
import { runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";

const work = workFolder();
const BANKS = "areas/banks.yaml";
const RIGHT = [BANKS, "x-permission: view_banks", "x-permission: see_banks"] as const;

const sources = async (name: string) => {
  await mkdir(work.path(name), { recursive: true });
  await writeFile(
    work.path(`${name}/bank-list.tsx`),
    'import { listBanks } from "x";\n\nexport const a = useListBanks();\n',
  );
  await writeFile(work.path(`${name}/other.tsx`), "export const listBanksOfMine = showBank;\n");
  return work.path(name);
};

test("diff: progress → counts operations and source files, and is cleared before the report", async () => {
  const { code, lines } = await progressOf(["diff", "--base", "openapi", "--sources", await sources("counted")]);
  expect(code).toBe(0);
  expect(lines[0]).toMatch(/^1 of \d+ operations compared$/);
  expect(lines.slice(-3)).toEqual(["1 of 2 source files read", "2 of 2 source files read", "cleared"]);
});

test("diff: breaking change → rule, line and affected source files", async () => {
  const contract = await changedContract(work.path("right"), RIGHT);
  const folder = await sources("src");
  const { code, out } = await runCli([
    "diff",
    "--base",
    "openapi",
    "--contract",
    contract,
    "--sources",
    folder,
    "--format",
    "json",
  ]);
  expect(code).toBe(1);
  const { findings, tables } = JSON.parse(out) as { findings: object[]; tables: { title: string; rows: string[][] }[] };
  expect(findings).toEqual([
    expect.objectContaining({
      rule: "permission-changed",
      impact: "breaking",
      severity: "error",
      operation: "listBanks",
      where: "x-permission",
      message: "breaking: was view_banks and is see_banks now.",
      hint: expect.stringMatching(/^Used in .*bank-list\.tsx:1\.$/) as string,
      file: expect.stringMatching(/areas\/banks\.yaml$/) as string,
      line: await lineOf(`${contract}/${BANKS}`, "x-permission: see_banks"),
    }),
  ]);
  expect(tables.find((it) => it.title.startsWith("Sources"))?.rows).toHaveLength(1);
});

test("diff: selection → changes of the selected operations only; unknown name → exit code 2", async () => {
  const base = await changedBanks(work.path("selected-before"));
  const contract = await changedBanks(work.path("selected"), RIGHT);
  const run = (...more: string[]) => runCli(["diff", "--base", base, "--contract", contract, ...more]);
  expect((await run("--operation", "listBanks")).code).toBe(1);
  expect((await run("--tag", "banks")).code).toBe(1);
  expect((await run("--operation", "showBank")).out).toContain("Nothing changed on the wire.");
  expect((await run("--exclude-path", "/api/banks")).code).toBe(0);
  expect(await run("--operation", "listBank")).toMatchObject({
    code: 2,
    err: expect.stringContaining("Did you mean listBanks?") as string,
  });
});

test("diff: no change → exit code 0 and a message", async () => {
  expect(await runCli(["diff", "--base", "openapi"])).toMatchObject({
    code: 0,
    out: expect.stringContaining("Nothing changed on the wire.") as string,
  });
});

test("diff: risky change → warning, error with --fail-on risky; compatible change → listed", async () => {
  const base = await changedBanks(work.path("risky-before"));
  const contract = await changedBanks(
    work.path("risky"),
    [BANKS, "x-origin: documented", "x-origin: inferred"],
    [BANKS, "enum: [key, bankName", "enum: [country, key, bankName"],
  );
  const run = (...more: string[]) => runCli(["diff", "--base", base, "--contract", contract, ...more]);
  const { code, out } = await run();
  expect(code).toBe(0);
  expect(out).toMatch(/warning\s+origin-demoted/);
  expect(out).toMatch(/Compatible changes[\s\S]*has the new value "country"/);
  expect((await run("--fail-on", "risky")).code).toBe(1);
});

test("diff: removed value with --fail-on never → listed, exit code 0", async () => {
  const contract = await changedContract(work.path("gone"), [
    BANKS,
    "enum: [key, bankName",
    "enum: [country, key, bankName",
  ]);
  const gone = await runCli(["diff", "--base", contract, "--fail-on", "never"]);
  expect(gone.code).toBe(0);
  expect(gone.out).toMatch(/value-removed/);
});

test("diff: breaking change in the baseline → exit code 0", async () => {
  const base = await changedBanks(work.path("accepted-before"));
  const contract = await changedBanks(work.path("accepted"), RIGHT);
  const args = ["diff", "--base", base, "--contract", contract, "--baseline", work.path("accepted.yaml")];
  expect((await runCli([...args, "--write-baseline", "--reason", "Release 12"])).code).toBe(0);
  expect((await runCli(args)).code).toBe(0);
});

test("diff: base is a git revision → removed operation found; unusable revision → exit code 3", async () => {
  const folder = work.path("repository");
  await changedContract(`${folder}/openapi`);
  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.com", ...words], {
      cwd: folder,
      stdio: "pipe",
    });
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "Before");
  git("tag", "before");
  await changedContract(`${folder}/openapi`, [
    "openapi.yaml",
    '  /api/tooltips: { $ref: "areas/shell.yaml#/paths/~1api~1tooltips" }\n',
    "",
  ]);
  const args = ["diff", "--contract", `${folder}/openapi`, "--base"];
  const { code, out } = await runCli([...args, "before"]);
  expect(code).toBe(1);
  expect(out).toMatch(/operation-removed/);
  expect(out).toMatch(/^\s+openapi\/areas\/shell\.yaml:\d+/m);
  expect(git("status", "--porcelain").toString()).toBe(" M openapi/openapi.yaml\n");

  expect(await runCli([...args, "never"])).toMatchObject({
    code: 3,
    err: expect.stringMatching(/never is neither a file nor a commit/) as string,
  });
  await changedContract(`${folder}/openapi`, [BANKS, "#/responses/OneBank", "#/responses/Nothing"]);
  git("commit", "-qam", "Broken");
  await changedContract(`${folder}/openapi`);
  const broken = await runCli([...args, "HEAD"]);
  expect(broken.code).toBe(3);
  expect(broken.err).toMatch(/^Could not check: The contract at HEAD cannot be used: openapi\/areas\/banks\.yaml:\d+/);
  expect(broken.err).not.toMatch(/\n\s+at |contract-check-/);
});

test.each([
  [["diff"], 2, "--base is missing"],
  [["diff", "--base=--output=x"], 2, "--base takes a file"],
  [["diff", "--base", "openapi", "--fail-on", "all"], 2, "--fail-on takes breaking"],
  [["diff", "--base", "no-such-thing"], 3, "neither a file nor a commit"],
  [["diff", "--base", "docs"], 3, "has none of openapi.yaml"],
  [["diff", "--base", "openapi", "--sources", "no-such-folder"], 3, "no folder of sources"],
] as [string[], number, string][])("diff arguments: %j → error", async (args, code, words) => {
  const ran = await runCli(args);
  expect(ran.code).toBe(code);
  expect(ran.err).toContain(words);
  expect(ran.err).not.toMatch(/\n\s+at /);
});
