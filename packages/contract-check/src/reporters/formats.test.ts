import { error, warning } from "@actions/core";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { readFile } from "node:fs/promises";
import { lexer, type Tokens } from "marked";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { stringify } from "yaml";
import type { Finding } from "../findings/finding.ts";
import { jsonOf } from "../testing/findings-of.ts";
import { formatChecks } from "../testing/format-checks.ts";
import { runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";
import { messageOf, often } from "./message-of.ts";

const work = workFolder();
let checks: Awaited<ReturnType<typeof formatChecks>>;
/** Command lines that together produce all parts of a report, with their exit codes. */
let lines: Record<string, { args: string[]; code: number }>;

const operation = (operationId: string, properties: object) => ({
  operationId,
  tags: ["notes"],
  responses: { 200: jsonOf({ type: "object", required: ["id"], properties }) },
});
const id = { type: "integer" };
const contractOf = (properties: object) =>
  stringify({
    openapi: "3.1.0",
    info: { title: "Notes", version: "1" },
    paths: {
      "/notes": {
        get: operation("listNotes", { id, mood: { type: "string", "x-origin": "inferred" }, ...properties }),
      },
      "/tags": { get: operation("listTags", { id }) },
    },
  });
const entry = (path: string, body: object, headers: object = { "content-type": "application/json" }) => ({
  request: { method: "GET", url: `https://office.example${path}` },
  response: { status: 200, headers, body },
});

beforeAll(async () => {
  checks = await formatChecks();
  const contract = await work.put("contract.yaml", contractOf({}));
  const more = await work.put("more.yaml", contractOf({ id: { type: "string" }, note: { type: "string" } }));
  const drifted = await work.har("drifted.har", [
    entry("/notes", { id: '<&">, 50 %: `x` | 1', "]]>\n::error::": 1, mood: 5 }),
    entry("/likes", {}),
  ]);
  const refused = await work.har("refused.har", [{ ...entry("/notes", {}), response: { status: 500 } }]);
  const fine = await work.har("fine.har", [entry("/notes", { id: 1 }), entry("/tags", { id: 1 })]);
  const at = (command: string, har: string) => [command, "--contract", contract, "--har", har];
  lines = {
    "a replay with findings": { args: [...at("replay", drifted), "--show-values"], code: 1 },
    "a clean replay": { args: at("replay", fine), code: 0 },
    "a replay of nothing": { args: at("replay", refused), code: 3 },
    "the coverage": { args: at("coverage", fine), code: 0 },
    "a suggestion": { args: at("suggest", drifted), code: 0 },
    "a diff": { args: ["diff", "--base", contract, "--contract", more], code: 1 },
    "a lint": { args: ["lint", "--contract", contract], code: 1 },
  };
});
afterEach(() => {
  vi.restoreAllMocks();
});

const NAMES = [
  "a replay with findings",
  "a clean replay",
  "a replay of nothing",
  "the coverage",
  "a suggestion",
  "a diff",
  "a lint",
];
const outputs = new Map<string, Promise<string>>();
const run = async (name: string, format: string): Promise<string> => {
  const { args, code } = lines[name]!;
  const ran = await runCli([...args, "--format", format]);
  expect(ran, ran.err).toMatchObject({ code });
  return ran.out;
};
const written = (name: string, format: string): Promise<string> => {
  const key = `${name} ${format}`;
  const output = outputs.get(key) ?? run(name, format);
  outputs.set(key, output);
  return output;
};
const findingsIn = async (name: string) =>
  (JSON.parse(await written(name, "json")) as { findings: Finding[] }).findings;

describe.each(NAMES)("report formats: %s", (name) => {
  test.each(["sarif", "junit", "json"] as const)("report as %s: valid by its schema", async (format) => {
    expect(checks[format](await written(name, format))).toEqual([]);
  });

  test("report: GitHub format → same commands as the toolkit of GitHub Actions", async () => {
    const out = await written(name, "github");
    const said: string[] = [];
    vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0);
    for (const it of await findingsIn(name)) {
      const message = `${it.where}: ${messageOf(it, often(it))}`;
      const place = { ...(it.file && { file: it.file, startLine: it.line ?? 1 }) };
      (it.severity === "error" ? error : warning)(message, { ...place, title: `${it.operation} ${it.rule}` });
    }
    vi.restoreAllMocks();
    const parts = (text: string) => {
      const [, severity, properties, message] = /^::(\w+) (.*?)::(.*)$/.exec(text.trimEnd())!;
      return [severity, properties!.split(",").toSorted(), message];
    };
    const commands = out.split("\n").filter((it) => it.startsWith("::") && !it.includes("title=contract-check::"));
    expect(commands.map(parts)).toEqual(said.map(parts));
  });

  test("report: Markdown format → one table row per finding, cells are plain text", async () => {
    const tokens = lexer(await written(name, "markdown"));
    const findings = await findingsIn(name);
    const table = tokens.find((it): it is Tokens.Table => it.type === "table" && it["header"][2]?.text === "rule");
    expect(table?.rows.length ?? 0).toBe(findings.length);
    for (const row of table?.rows ?? []) {
      expect(row).toHaveLength(6);
      for (const { tokens: inside } of row)
        expect(inside.map((it) => it.type).filter((it) => !/text|escape/.test(it))).toEqual([]);
    }
  });
});

test("format checks: invalid report → errors", async () => {
  expect(checks.sarif('{"version":"2.0.0","runs":[]}')).not.toEqual([]);
  expect(checks.junit('<testsuite name="a"><case/></testsuite>')).not.toEqual([]);
  expect(checks.json('{"exitCode":2}')).not.toEqual([]);
  expect(checks.har('{"log":{"entries":[{}]}}')).not.toEqual([]);
});

test("scrub output: valid HAR, also for replies without headers", async () => {
  const seen = [
    entry("/notes", { id: 1 }),
    { request: entry("/tags", {}).request, response: { status: 200, body: { id: 1 } } },
  ];
  const har = await work.put("seen.ndjson", seen.map((it) => JSON.stringify(it)).join("\n"));
  const output = work.path("scrubbed.har");
  const contract = work.path("contract.yaml");
  expect((await runCli(["scrub", "--contract", contract, "--har", har, "--output", output])).code).toBe(0);
  expect(checks.har(await readFile(output, "utf8"))).toEqual([]);
});

test("suggest output: valid OpenAPI Overlay", async () => {
  const source = await written("a suggestion", "text");
  const config = await createConfig({ rules: { struct: "error" } });
  const messagesOf = async (text: string) => (await lintFromString({ source: text, config })).map((it) => it.message);
  expect(await messagesOf(source)).toEqual([]);
  expect(await messagesOf(source.replace(/^actions:/m, "action:"))).not.toEqual([]);
});
