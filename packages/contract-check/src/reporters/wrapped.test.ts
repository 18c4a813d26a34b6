import { expect, test } from "vitest";
import { commandTable } from "../frame/command-table.ts";
import { runCli } from "../testing/run-cli.ts";
import { reporterOf } from "./reporter-of.ts";
import { wrapped } from "./wrapped.ts";

const longest = (text: string) => Math.max(...text.split("\n").map((it) => it.length));

test("wrapped: long line → indented continuation; long word → split; nothing lost", () => {
  const names = `  Never succeeded: ${Array.from(Array(60).keys(), (it) => `list${it}`).join(", ")}.`;
  expect(longest(wrapped(names))).toBeLessThanOrEqual(80);
  expect(wrapped(names).replaceAll(/\s+/g, " ")).toBe(names.replaceAll(/\s+/g, " "));
  expect(wrapped("a".repeat(450)).replaceAll(/\s/g, "")).toBe("a".repeat(450));
  expect(longest(wrapped("a".repeat(450)))).toBe(80);
  expect(wrapped("short\n")).toBe("short\n");
  const indents = wrapped(names.repeat(3))
    .split("\n")
    .map((it) => /^ */.exec(it)![0].length);
  expect([indents[0], new Set(indents.slice(1))]).toEqual([2, new Set([4])]);
});

test("text reports and help: lines of at most 80 characters", async () => {
  const row = ["listBanks", "x, ".repeat(120)];
  const report = { command: "live", findings: [], cases: [], notes: ["y, ".repeat(120)] };
  expect(
    longest(reporterOf("text")({ ...report, tables: [{ title: "T", columns: ["a", "b"], rows: [row] }] })),
  ).toBeLessThanOrEqual(80);
  expect(longest((await runCli(["--help"])).out)).toBeLessThanOrEqual(80);
  for (const name of Object.keys(commandTable))
    expect(longest((await runCli([name, "--help"])).out), name).toBeLessThanOrEqual(80);
});

test("SARIF reporter: each rule → description and help", () => {
  const rules = ["wrong-type", "no-answer", "field-removed", "backoffice/writes-carry-a-key"];
  const findings = rules.map((rule) => ({
    rule,
    severity: "error" as const,
    operation: "o",
    where: "w",
    message: "m",
  }));
  const log = JSON.parse(reporterOf("sarif")({ command: "diff", findings, cases: [], notes: [] })) as {
    runs: {
      tool: { driver: { rules: { id: string; shortDescription: { text: string }; help: { text: string } }[] } };
    }[];
  };
  const described = log.runs[0]!.tool.driver.rules;
  expect(described.map((it) => it.id)).toEqual(rules);
  for (const it of described) expect(it.shortDescription.text.length * it.help.text.length).toBeGreaterThan(100);
});

test("--version: version of the package", async () => {
  expect(await runCli(["--version"])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string,
  });
});
