import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { edited } from "../testing/edits/edit.ts";
import { recordBase } from "../testing/record-base.ts";
import { repositoryContract } from "../testing/repository-contract.ts";
import { NOON, runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";

const DAY = 86_400_000;
const work = workFolder();
let har = "";
let file = "";
beforeAll(async () => {
  const base = await recordBase(await repositoryContract());
  const entry = edited(base.get("getPlayer")!, [
    { set: "reply.data.vipLevel", to: 1 },
    { remove: "reply.data.isTest" },
  ]);
  har = await work.har("drift.har", [...base.values(), entry]);
  file = work.path("baseline.yaml");
});
const replay = (args: string[], now = NOON) => runCli(["replay", "--har", har, "--baseline", file, ...args], { now });

test("baseline: accepted findings → not counted until they expire", async () => {
  const first = await replay([]);
  expect([first.code, first.out]).toEqual([1, expect.stringContaining("There is no baseline at")]);
  expect(await replay(["--write-baseline"])).toMatchObject({
    code: 2,
    err: expect.stringContaining("--reason") as string,
  });
  expect((await replay(["--write-baseline", "--reason", "Release 12 brings it", "--expires", "2026-12-31"])).code).toBe(
    0,
  );
  expect(await readFile(file, "utf8")).toContain("reason: Release 12 brings it");

  const accepted = await replay([]);
  expect(accepted.code).toBe(0);
  expect(accepted.out).toContain("2 findings accepted by the baseline.");
  expect((await replay([], NOON + 41 * DAY)).code).toBe(0);
  const expired = await replay([], NOON + 42 * DAY);
  expect(expired.code).toBe(1);
  expect(expired.out).toContain("(was accepted until 2026-12-31: Release 12 brings it)");
});

test("baseline: written again → earlier reasons are kept", async () => {
  await replay(["--write-baseline", "--reason", "First", "--expires", "2026-12-31"]);
  await replay(["--write-baseline", "--reason", "Second"]);
  const text = await readFile(file, "utf8");
  expect(text).not.toContain("Second");
});

describe("baseline: invalid file", () => {
  test.each([
    [
      "no reason",
      "accepted:\n  - { rule: a, operation: b, where: c, expires: '2027-01-01' }\n",
      /Entry 1 .* has no reason/,
    ],
    [
      "no day",
      "accepted:\n  - { rule: a, operation: b, where: c, reason: d, expires: soon }\n",
      /expires on no day: soon/,
    ],
    ["no list", "findings: []\n", /has no list "accepted"/],
    ["no YAML", "accepted: [\n", /is not YAML/],
  ])("baseline: %s → exit code 3", async (_, text, expected) => {
    const baseline = await work.put("bad.yaml", text);
    const { code, err } = await runCli(["replay", "--har", har, "--baseline", baseline]);
    expect([code, err]).toEqual([3, expect.stringMatching(expected)]);
  });
  test.each(["2026-11-19", "tomorrow"])("baseline: --expires %s → exit code 2", async (day) => {
    expect((await replay(["--write-baseline", "--reason", "x", "--expires", day])).code).toBe(2);
  });
});

test("baseline: entry no longer found → reported", async () => {
  const baseline = await work.put(
    "old.yaml",
    "accepted:\n  - { rule: a, operation: b, where: c, reason: d, expires: '2027-01-01' }\n",
  );
  expect((await runCli(["replay", "--har", har, "--baseline", baseline])).out).toContain(
    "1 baseline entry no longer found",
  );
});
