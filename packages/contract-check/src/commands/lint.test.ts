import { readFile, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { changedBanks, changedContract } from "../testing/edits/changed-contract.ts";
import { lineOf } from "../testing/line-of.ts";
import { partOfContract } from "../testing/part-of-contract.ts";
import { progressOf } from "../testing/progress-of.ts";
import { runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";

const work = workFolder();
const BANKS = "areas/banks.yaml";

test("lint: the repository's contract → clean", async () => {
  expect(await runCli(["lint"])).toMatchObject({ code: 0, err: "" });
});

test("lint: progress → counts operations, and is cleared before the report", async () => {
  const contract = await partOfContract(work.path("counted"), "banks");
  const { lines } = await progressOf(["lint", "--contract", contract]);
  const [, total = ""] = /^operation 1 of (\d+) checked$/.exec(lines[0] ?? "") ?? [];
  expect(lines.slice(-2)).toEqual([`operation ${total} of ${total} checked`, "cleared"]);
});

test("lint: violation → rule, line and hint", async () => {
  const contract = await partOfContract(work.path("wrong"), "banks");
  const text = await readFile(`${contract}/${BANKS}`, "utf8");
  await writeFile(`${contract}/${BANKS}`, text.replace("operationId: updateBank", "operationId: update_bank"));
  // The operation starts one line above its ID.
  const line = (await lineOf(`${contract}/${BANKS}`, "operationId: update_bank")) - 1;
  const { code, out } = await runCli(["lint", "--contract", contract, "--format", "json"]);
  expect(code).toBe(1);
  const { findings } = JSON.parse(out) as { findings: object[] };
  expect(findings).toContainEqual(
    expect.objectContaining({
      rule: "contract/operations-are-named-by-verb",
      severity: "error",
      operation: "PUT /api/banks",
      file: expect.stringMatching(/areas\/banks\.yaml$/) as string,
      line,
      hint: expect.stringMatching(/\.$/) as string,
    }),
  );
  expect((await runCli(["lint", "--contract", contract])).out).toContain(`areas/banks.yaml:${line}`);
  expect((await runCli(["lint", "--contract", contract, "--format", "github"])).out).toMatch(
    new RegExp(`^::error file=.*line=${line}`, "m"),
  );
});

const KEY = 'key: { $ref: "#/schemas/BankKey" }';
const namesFound = async (name: string, instead: string) => {
  const contract = await changedBanks(work.path(name), [BANKS, KEY, instead]);
  const { out } = await runCli(["lint", "--contract", contract, "--format", "json"]);
  const { findings } = JSON.parse(out) as { findings: { rule: string }[] };
  return findings.filter((it) => it.rule === "contract/inferred-names-are-marked");
};

test("lint: undocumented name without x-origin → finding", async () => {
  const vault = (mark = "") => `${KEY}\n      vault: { type: string,${mark} description: Where its money lies }`;
  expect(await namesFound("planted", vault())).toEqual([
    expect.objectContaining({
      severity: "error",
      operation: "createBank",
      where: "request: vault",
      message: "No document names vault here.",
      file: expect.stringMatching(/areas\/banks\.yaml$/) as string,
      line: expect.any(Number) as number,
    }),
  ]);
  expect(await namesFound("marked", vault(" x-origin: inferred,"))).toEqual([]);
});

test("lint: undocumented UUID without x-origin → finding", async () => {
  const uuid = "key: { type: string, format: uuid, description: What the bank is known by }";
  expect(await namesFound("uuid", uuid)).toMatchObject([
    { where: "request: key", message: "No document says that key is a UUID." },
  ]);
});

test("lint: operation marked as documented but in no document → finding", async () => {
  const contract = await changedBanks(work.path("call"), [
    BANKS,
    "x-origin: inferred\n      x-source: shell §2.2",
    "x-origin: documented\n      x-source: shell §2.2",
  ]);
  const { out } = await runCli(["lint", "--contract", contract]);
  expect(out).toMatch(/No document has POST \/api\/banks\/list/);
});

test.each([
  ["malformed YAML", [BANKS, "  /api/banks:", "   : [bad"], /areas\/banks\.yaml:\d+/],
  [
    "a reference to nothing",
    [BANKS, "#/responses/OneBank", "#/responses/Nothing"],
    /areas\/banks\.yaml:\d+ .*Can't resolve \$ref/,
  ],
  ["an operationId twice", [BANKS, "operationId: showBank", "operationId: listBanks"], /listBanks twice/],
] as [string, [string, string, string], RegExp][])(
  "lint: %s → exit code 3, one sentence",
  async (name, edit, expected) => {
    const contract = await changedContract(work.path(name), edit);
    const { code, out, err } = await runCli(["lint", "--contract", contract]);
    expect([code, out]).toEqual([3, ""]);
    expect(err).toMatch(expected);
    expect(err).not.toMatch(/\n\s+at |node:internal/);
    expect(err.trim().split("\n")).toHaveLength(1);
  },
);
