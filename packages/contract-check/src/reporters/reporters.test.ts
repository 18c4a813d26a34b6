import { readFile } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import type { Report } from "../frame/report.ts";
import { runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";
import { lookOf } from "./look.ts";
import { reporterOf } from "./reporter-of.ts";

const report: Report = {
  command: "replay",
  findings: [
    {
      rule: "wrong-type",
      severity: "error",
      operation: "getPlayer",
      where: "reply 200: data.isTest",
      message: 'is null, should be boolean <&"> | 50 %\nnext',
      hint: "A hint.",
      file: "openapi/areas/players.yaml",
      line: 121,
      count: 3,
      seen: "a.har, entry 2",
    },
    {
      rule: "undocumented-value",
      severity: "warning",
      operation: "listBanks",
      where: "reply 200: data",
      message: "is new",
    },
    {
      rule: "undocumented-endpoint",
      severity: "error",
      operation: "GET /api/x",
      where: "address",
      message: "is not there",
    },
  ],
  cases: [
    { operation: "getPlayer", group: "players" },
    { operation: "listBanks", group: "banks" },
    { operation: "getRates", group: "shell", skipped: "not in the traffic" },
  ],
  notes: ["3 calls."],
  tables: [{ title: "Coverage", columns: ["kind", "seen"], rows: [["operations", "2"]] }],
};
const failed: Report = {
  command: "live",
  findings: [],
  cases: [],
  notes: [],
  couldNotCheck: "nothing answered <here>.",
};
const as = (name: string, it: Report = report) => reporterOf(name)(it);

test("text reporter: findings, tables, notes and summary", () => {
  expect(as("text")).toMatchInlineSnapshot(`
    "getPlayer
      error   wrong-type  reply 200: data.isTest
              is null, should be boolean <&"> | 50 %
    next (3 times)
              A hint.
              openapi/areas/players.yaml:121; first seen in a.har, entry 2

    listBanks
      warning undocumented-value  reply 200: data
              is new

    GET /api/x
      error   undocumented-endpoint  address
              is not there

    Coverage
      kind        seen
      operations  2

    3 calls.
    2 errors, 1 warning.
    "
  `);
});

test("text reporter: colours on a terminal only, lines as wide as it", () => {
  const colours = reporterOf("text")(report, { columns: 40, isColoured: true });
  expect(colours).toContain("\u001B[1mgetPlayer\u001B[22m\n  \u001B[31merror\u001B[39m   wrong-type");
  expect(colours).toContain("  \u001B[33mwarning\u001B[39m ");
  const plain = stripVTControlCharacters(colours);
  expect(plain).toBe(reporterOf("text")(report, { columns: 40, isColoured: false }));
  expect(Math.max(...plain.split("\n").map((it) => it.length))).toBeLessThanOrEqual(40);
  expect(lookOf({ isTTY: true, columns: 120 }, {})).toEqual({ columns: 120, isColoured: true });
  expect(lookOf({ isTTY: true, columns: 120 }, { NO_COLOR: "1" })).toEqual({ columns: 120, isColoured: false });
  expect(lookOf({ columns: 120 }, {})).toEqual({ columns: 80, isColoured: false });
});

test("text reporter: findings that only warn since they are inferred → said in the first line", () => {
  const { findings } = report;
  const inferred = findings.map((it) => ({ ...it, severity: "warning" as const, origin: "inferred" as const }));
  const [first] = as("text", { ...report, findings: inferred }).split("\n");
  expect(first).toBe("2 findings about inferred operations or fields warn; --strict makes them errors.");
  expect(as("markdown", { ...report, findings: inferred.slice(0, 1) })).toContain("--strict makes it an error.");
});

test("JSON reporter: whole report and exit code", () => {
  expect(JSON.parse(as("json"))).toEqual({ ...report, exitCode: 1 });
  expect(JSON.parse(as("json", failed))).toMatchObject({ exitCode: 3 });
});

describe("JUnit reporter", () => {
  const xml = as("junit");
  test("JUnit reporter: one test case per operation and undocumented endpoint", () => {
    expect([...xml.matchAll(/<testcase name="([^"]+)" classname="([^"]+)"/g)].map((it) => `${it[2]} ${it[1]}`)).toEqual(
      ["players getPlayer", "banks listBanks", "shell getRates", "undocumented GET /api/x"],
    );
    expect(xml).toContain('tests="4" failures="2" errors="0" skipped="1"');
    expect(xml).toContain("<skipped>not in the traffic</skipped>");
  });
  test("JUnit reporter: XML is escaped, warning is not a failure", () => {
    expect(xml).toContain("is null, should be boolean &lt;&amp;&quot;&gt; | 50 %&#10;next");
    expect(xml).toMatch(/name="listBanks" classname="banks"><system-out>warning/);
    expect(xml).toContain("&#10;next (3 times). A hint. (openapi/areas/players.yaml:121)");
  });
  test("JUnit reporter: nothing checked → error element", () => {
    expect(as("junit", failed)).toContain('<error message="nothing answered &lt;here&gt;."/>');
  });
});

test("SARIF reporter: rules, lines and stable fingerprints", () => {
  const log = JSON.parse(as("sarif")) as {
    version: string;
    runs: { results: Record<string, unknown>[]; invocations: object[] }[];
  };
  expect(log.version).toBe("2.1.0");
  expect(log.runs[0]!.results).toHaveLength(3);
  expect(log.runs[0]!.results[0]).toMatchObject({
    ruleId: "wrong-type",
    level: "error",
    locations: [
      { physicalLocation: { artifactLocation: { uri: "openapi/areas/players.yaml" }, region: { startLine: 121 } } },
    ],
  });
  expect(as("sarif")).toBe(as("sarif"));
  expect(JSON.parse(as("sarif", failed))).toMatchObject({ runs: [{ invocations: [{ executionSuccessful: false }] }] });
});

test("GitHub reporter: annotations at the contract's lines", () => {
  const [first, second] = as("github").split("\n");
  expect(first).toBe(
    '::error file=openapi/areas/players.yaml,line=121,title=getPlayer wrong-type::reply 200: data.isTest: is null, should be boolean <&"> | 50 %25%0Anext (3 times). A hint.',
  );
  expect(second).toMatch(/^::warning title=listBanks/);
  expect(as("github", failed)).toMatch(/^::error title=contract-check::Could not check/);
});

test("markdown reporter: escapes pipes and newlines in messages", () => {
  const text = as("markdown");
  expect(text).toContain("**2 errors, 1 warning.**");
  expect(text).toContain(
    '| error | getPlayer | wrong-type | reply 200: data.isTest | is null, should be boolean &lt;&amp;"> \\| 50 % next. A hint. | 3 |',
  );
  expect(text).toContain("### Coverage");
});

describe("--output option", () => {
  const work = workFolder();
  test("--output: report goes to the file, summary to the terminal; unwritable → exit code 3", async () => {
    const har = await work.har("odd.har", [{}]);
    const output = work.path("report.json");
    const { code, out, err } = await runCli(["replay", "--har", har, "--format", "json", "--output", output]);
    expect([code, out]).toEqual([3, ""]);
    expect(err).toContain("Could not check: none of the 1 recorded exchanges");
    expect(JSON.parse(await readFile(output, "utf8"))).toMatchObject({ exitCode: 3 });
    const nowhere = await runCli(["replay", "--har", har, "--output", work.path("no/where.txt")]);
    expect([nowhere.code, nowhere.err]).toEqual([3, expect.stringContaining("cannot be written")]);
  });
});
