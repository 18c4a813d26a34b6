import { readFile } from "node:fs/promises";
import { stringify } from "yaml";
import { beforeAll, describe, expect, test } from "vitest";
import { jsonOf } from "../testing/findings-of.ts";
import { runProgram } from "../testing/run-program.ts";
import { workFolder } from "../testing/work-folder.ts";

const work = workFolder();

/** Forty letters, for which `^(a+)+$` takes years. */
const LONG = `${"a".repeat(40)}!`;
const SLOW = "^(a+)+$";
const note = {
  type: "object",
  properties: {
    text: { type: "string", pattern: SLOW },
    count: { type: "integer" },
    names: { type: "object", propertyNames: { pattern: "^(b+)+$" } },
    marks: { type: "object", patternProperties: { "^(c+)+$": { type: "integer" } } },
    when: { if: { type: "string", pattern: "^(d+)+$" }, else: { minLength: 1 } },
    slug: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
    inside: {},
  },
};
const parameters = [
  { in: "query", name: "filter", style: "deepObject", schema: { type: "object", additionalProperties: true } },
  { in: "query", name: "letters", schema: { type: "string", pattern: "^(?=(e+)+$)" } },
];
const contractText = stringify({
  openapi: "3.1.0",
  info: { title: "Notes", version: "1" },
  paths: { "/notes": { get: { operationId: "listNotes", parameters, responses: { 200: jsonOf(note) } } } },
});

let contract = "";
beforeAll(async () => {
  contract = await work.put("openapi.yaml", contractText);
});

const entry = (text: string, query = "") => ({
  request: { method: "GET", url: `https://office.example/notes${query}` },
  response: { status: 200, content: { mimeType: "application/json", text } },
});
/** A wrong type after it shows that the check has gone on. */
const WRONG = JSON.stringify({ count: "one" });
const replay = async (entries: readonly object[], ...more: string[]) =>
  runProgram("replay", "--contract", contract, "--har", await work.har("hostile.har", entries), ...more);
type Found = { findings: { rule: string; where: string; message: string; line?: number; seen: string }[] };
const findings = async (...entries: object[]) => {
  const { code, out, err } = await replay(entries, "--format", "json");
  expect([code, err]).toEqual([1, ""]);
  return (JSON.parse(out) as Found).findings;
};
const nested = (open: string, close: string) => open.repeat(200_000) + close.repeat(200_000);

describe("patterns without end", () => {
  const letters = (letter: string) => LONG.replaceAll("a", letter);
  test.each([
    ["of a value", { text: LONG }, "", "text", SLOW],
    ["of keys", { names: { [letters("b")]: 1 } }, "", "names", "^(b+)+$"],
    ["of patternProperties", { marks: { [letters("c")]: 1 } }, "", "marks", "^(c+)+$"],
    ["of a condition", { when: letters("d") }, "", "when", "^(d+)+$"],
    ["of a parameter, in a lookahead", {}, `?letters=${letters("e")}`, "query letters", "^(?=(e+)+$)"],
  ])("pattern %s: runs out of time → reported by name, the rest is checked", async (_, body, query, where, pattern) => {
    const reported = await findings(entry(JSON.stringify(body), query), entry(WRONG));
    expect(reported.map((it) => it.rule).toSorted()).toEqual(["slow-pattern", "wrong-type"]);
    const slow = reported.find((it) => it.rule === "slow-pattern")!;
    expect(slow.where).toContain(where);
    expect(slow.message).toContain(pattern);
    expect(slow.line).toBeGreaterThan(1);
    expect(slow.seen).toBe("hostile.har, entry 1");
  });

  test("pattern of a value: position is its line in the contract", async () => {
    const [slow] = await findings(entry(JSON.stringify({ text: LONG })));
    expect(slow?.line).toBeGreaterThan(1);
  });

  test("pattern: many texts that run out of time → tried a few times only", async () => {
    const texts = Array.from({ length: 500 }, (_, it) => entry(JSON.stringify({ text: `${LONG}${it}` })));
    expect(await findings(...texts)).toMatchObject([{ rule: "slow-pattern", count: 500 }]);
  });

  test("pattern with a nested repetition: ordinary texts → checked as ever", async () => {
    const reported = await findings(entry('{"slug":"summer-sale-2026"}'), entry('{"slug":"Summer sale"}'));
    expect(reported).toMatchObject([{ rule: "out-of-bounds", seen: "hostile.har, entry 2" }]);
  });

  test("selection pattern: many stars → matched at once", async () => {
    const name = "a".repeat(5000);
    const long = await work.put("long.yaml", contractText.replace("listNotes", name));
    const har = await work.har("one.har", [entry("{}")]);
    const stars = `${"*a".repeat(30)}b`;
    const ran = await runProgram("replay", "--contract", long, "--har", har, "--operation", stars);
    const said = ran.err.replaceAll(/\s+/g, " ");
    expect([ran.code, said]).toEqual([2, expect.stringContaining("is nothing of the contract") as string]);
  });
});

describe("traffic that is nested too deeply", () => {
  test.each([
    ["lists in a body", () => entry(nested("[", "]"))],
    ["objects in a body", () => entry(nested('{"a":', "}").replace("}", "1}"))],
    ["lists in a field", () => entry(`{"inside":${nested("[", "]")}}`)],
    ["form fields", () => entry("{}", `?filter${"[a]".repeat(60_000)}=1`)],
  ])("%s → that exchange is named, the others are checked", async (_, deep) => {
    const reported = await findings(deep(), entry(WRONG));
    expect(reported).toMatchObject([
      { rule: "too-deep", operation: "listNotes", where: "the whole exchange", seen: "hostile.har, entry 1" },
      { rule: "wrong-type", seen: "hostile.har, entry 2" },
    ]);
  });

  test("newline JSON with a nested body → that exchange is named", async () => {
    const line = (body: string) =>
      `{"request":{"method":"GET","url":"https://office.example/notes"},"response":{"status":200,"body":${body}}}`;
    const file = await work.put("deep.ndjson", `${line(nested("[", "]"))}\n${line(WRONG)}\n`);
    const { code, out, err } = await runProgram("replay", "--contract", contract, "--har", file);
    expect([code, err]).toEqual([1, ""]);
    expect(out).toMatch(/too-deep {2}the whole exchange[\s\S]*deep\.ndjson, entry 1[\s\S]*wrong-type/);
  });

  test("scrub: nested JSON within a text → left out by name, the rest is written", async () => {
    const deep = entry(JSON.stringify({ inside: "x", text: "a", slug: "a", more: nested("[", "]") }));
    const inBody = entry(nested("[", "]"));
    const har = await work.har("scrub.har", [deep, inBody, entry('{"count":77}')]);
    const output = work.path("scrubbed.har");
    const { code, err } = await runProgram("scrub", "--contract", contract, "--har", har, "--output", output);
    expect(code).toBe(0);
    expect(err).toMatch(/nested too deeply: .*scrub\.har, entry 2/);
    expect(await readFile(output, "utf8")).toContain("77");
  });

  test("suggest: nested unknown field → a patch", async () => {
    const har = await work.har("suggest.har", [entry(`{"more":${nested("[", "]")}}`), entry("{}")]);
    const { code, out } = await runProgram("suggest", "--contract", contract, "--har", har);
    expect(code).toBeGreaterThanOrEqual(0);
    expect(out).toContain("overlay: 1.0.0");
  });

  test("form field that names a prototype → is data", async () => {
    const { code, out, err } = await replay([entry("{}", "?filter[__proto__][x]=1&filter[a]=1&filter[a][b]=2")]);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("Clean");
  });
});
