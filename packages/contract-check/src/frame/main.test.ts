import { cp, readFile, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { edited } from "../testing/edits/edit.ts";
import { partOfContract } from "../testing/part-of-contract.ts";
import { recordBase } from "../testing/record-base.ts";
import { repositoryContract } from "../testing/repository-contract.ts";
import { runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";
import type { HarEntry } from "../traffic/har-entry.ts";

const work = workFolder();
let base: Map<string, HarEntry>;
let clean = "";
let drifted = "";
beforeAll(async () => {
  base = await recordBase(await repositoryContract());
  clean = await work.har("clean.har", [...base.values()]);
  drifted = await work.har("drifted.har", [
    ...base.values(),
    edited(base.get("getPlayer")!, [{ set: "reply.data.vipLevel", to: "SECRET-LEVEL" }]),
    edited(base.get("updateBank")!, [{ remove: "reply.data.key" }]),
  ]);
});

/** Returns the first line after checking that the text exposes no internals. */
const sentence = (text: string) => {
  expect(text).not.toMatch(/\n\s+at |node:internal|\[object|undefined/);
  return text.split("\n")[0];
};

describe("command line", () => {
  test("--help: all commands and exit codes", async () => {
    const { code, out } = await runCli(["--help"]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^ {2}replay [^]*^ {2}live [^]*^ {2}behave [^]*^ {2}coverage [^]*^ {2}suggest [^]*^ {2}apply [^]*^ {2}scrub /m,
    );
    for (const name of ["replay", "live", "behave", "coverage", "suggest", "apply", "scrub"])
      expect(await runCli([name, "--help"])).toMatchObject({
        code: 0,
        out: expect.stringContaining("Exit codes") as string,
      });
    expect((await runCli(["help", "live"])).out).toContain("--allow-writes");
    expect((await runCli([])).code).toBe(2);
  });

  test.each([
    [["repaly"], /^There is no command "repaly"; there are .*replay.* Did you mean replay\?$/],
    [
      ["replay", "--har", "x", "--operation", "listBank"],
      /^--operation "listBank" is nothing of the contract. Did you mean listBanks\?$/,
    ],
    [["replay", "--har", "x", "--tag", "bnaks"], /is nothing of the contract. Did you mean banks\?$/],
    [["replay", "--har", "x", "--exclude-path", "/zzz"], '--exclude-path "/zzz" is nothing of the contract.'],
    [["replay"], "--har is missing: the recorded traffic."],
    [["replay", "--hra", "x"], "Unknown option '--hra'. Did you mean --har?"],
    [["replay", "x.har"], /^Unexpected argument 'x.har'/],
    [["replay", "--har"], "--har is missing: the recorded traffic."],
    [
      ["replay", "--har", "x", "--format", "xml"],
      'There is no format "xml"; there are text, json, junit, sarif, github, markdown.',
    ],
    [["replay", "--har", "x", "--format", "junti"], /Did you mean junit\?$/],
    [["replay", "--har", "x", "--origin", "nowhere"], /^--origin takes an address/],
    [["replay", "--har", "x", "--contract", "https://a.example/openapi.yaml"], /^The contract is a file or a folder/],
    [["coverage", "--har", "x", "--min-coverage", "lots"], /^--min-coverage takes percents/],
    [["live"], "--url is missing: where the server is."],
    [["live", "--url", "staging"], /^--url takes an address/],
    [["live", "--url", "https://me:pw@a.example"], /^--url is seen by everyone/],
    [["live", "--url", "https://a.example", "--rate", "50"], /^--rate above 2 a second/],
    [["live", "--url", "https://a.example", "--timeout", "soon"], /^--timeout takes a number/],
    [["live", "--url", "https://a.example", "--allow-writes"], /^--allow-writes needs --write-host a.example/],
    [["live", "--url", "https://a.example", "--allow-writes", "--write-host", "b.example"], /^--allow-writes needs/],
    [["scrub", "--har", "x"], /^--output is missing/],
  ] as [string[], string | RegExp][])("command line: %j → exit code 2", async (args, expected) => {
    const { code, out, err } = await runCli(args);
    expect([code, out]).toEqual([2, ""]);
    expect(sentence(err)).toMatch(expected);
  });

  test("replay: unknown tag for --strict-tag → exit code 2, with the likely one", async () => {
    const { code, err } = await runCli(["replay", "--har", clean, "--strict-tag", "bnaks"]);
    expect([code, sentence(err)]).toEqual([
      2,
      '--strict-tag "bnaks" is no tag of what was checked. Did you mean banks?',
    ]);
  });

  test("scrub: output equals input → exit code 2", async () => {
    expect(await runCli(["scrub", "--har", clean, "--output", clean])).toMatchObject({ code: 2 });
  });
});

describe("exit codes", () => {
  test("replay: clean traffic → 0; drift → 1", async () => {
    expect(await runCli(["replay", "--har", clean])).toMatchObject({ code: 0, err: "" });
    const { code, out } = await runCli(["replay", "--har", drifted]);
    expect(code).toBe(1);
    expect(out).toContain("undocumented-field  reply 200: data.vipLevel");
    expect(out).toContain("1 error, 1 warning.");
    expect(out).not.toContain("SECRET-LEVEL");
    expect((await runCli(["replay", "--har", drifted, "--show-values"])).out).toContain("SECRET-LEVEL");
  });

  test("replay: drift of inferred parts → warning, error with --strict; open enumeration → never", async () => {
    const list = base.get("listBanks")!;
    const inferred = await work.har("inferred.har", [edited(list, [{ remove: "reply.data.count" }])]);
    expect((await runCli(["replay", "--har", inferred])).code).toBe(0);
    expect((await runCli(["replay", "--har", inferred, "--strict"])).code).toBe(1);
    // One tag of several: that of these operations, or another.
    expect((await runCli(["replay", "--har", inferred, "--strict-tag", "banks"])).code).toBe(1);
    expect((await runCli(["replay", "--har", inferred, "--strict-tag", "players", "shell"])).code).toBe(0);
    expect((await runCli(["replay", "--har", inferred, "--strict-tag", "bnaks"])).code).toBe(2);
    const open = await work.har("open.har", [edited(list, [{ set: "reply.data.items.0.status", to: "NEW" }])]);
    expect((await runCli(["replay", "--har", open, "--strict"])).code).toBe(0);
  });

  test("coverage: below --min-coverage → exit code 3", async () => {
    const part = await partOfContract(work.path("part"), "session", "banks");
    const coverage = (wanted: string) =>
      runCli(["coverage", "--har", clean, "--contract", part, "--min-coverage", wanted]);
    expect((await coverage("operations=50,fields=50")).code).toBe(0);
    const { code, out } = await coverage("values=99");
    expect(code).toBe(3);
    expect(out).toContain("Could not check: coverage is too low: values");
  });
});

describe("unusable traffic", () => {
  const refused = async (file: string, ...more: string[]) => {
    const { code, out, err } = await runCli(["replay", "--har", file, ...more]);
    expect(code).toBe(3);
    return sentence(err) || sentence(out.slice(out.indexOf("Could not check")));
  };
  const cases: [string, () => Promise<string>, RegExp][] = [
    ["a file that is not there", async () => work.path("nowhere.har"), /There is no file/],
    ["an empty file", () => work.put("empty.har", ""), /is empty/],
    ["no entries", () => work.har("none.har", []), /has no entries/],
    ["JSON that is no HAR", () => work.put("other.har", '{"openapi":"3.1.0"}'), /has no entries/],
    ["a text", () => work.put("text.har", "hello"), /is not JSON/],
    ["HTML", () => work.put("page.har", "<html></html>"), /is not JSON/],
    [
      "a HAR that is cut off",
      async () => work.put("cut.har", (await readFile(clean)).subarray(0, 40_000)),
      /ends in the middle after entry \d+/,
    ],
    ["a broken line", () => work.put("broken.ndjson", '{"request":\n'), /not JSON in line 1/],
    [
      "a gzip that is cut off",
      async () => work.put("cut.har.gz", gzipSync(await readFile(clean)).subarray(0, 5000)),
      /cannot be unpacked/,
    ],
    [
      "a HAR of another site",
      () => work.har("site.har", [edited([...base.values()][1]!, [{ path: "/v2/feed" }])]),
      /none of the 1 recorded exchanges/,
    ],
    [
      "bodies that were not recorded",
      () => work.har("bare.har", [{ ...base.get("getRates"), response: { status: 200, content: { size: 90 } } }]),
      /bodies were not recorded/,
    ],
    [
      "a signed-out user's",
      () => work.har("out.har", [edited(base.get("getRates")!, [{ status: 401 }, { text: "", type: "" }])]),
      /signed-out/,
    ],
    [
      "entries without sense",
      () => work.har("odd.har", [{}, { request: 5 }, { request: { url: "a:b", method: "GET" } }]),
      /none of the 3/,
    ],
  ];
  test.each(cases)("traffic: %s → exit code 3", async (_, file, expected) => {
    expect(await refused(await file())).toMatch(expected);
  });
  test("traffic: other origin than --origin → exit code 3", async () => {
    expect(await refused(clean, "--origin", "https://live.example")).toMatch(/none of the/);
  });
});

/** A copy of the contract with one replaced text. */
const changed = async (name: string, file: string, from: string | RegExp, to: string) => {
  await cp("openapi", work.path(name), { recursive: true });
  const path = work.path(`${name}/${file}`);
  await writeFile(path, (await readFile(path, "utf8")).replace(from, to));
  return work.path(name);
};

test("contract: schema is true → accepted", async () => {
  const contract = await changed(
    "any",
    "areas/banks.yaml",
    'schema: { $ref: "common.yaml#/schemas/Done" }',
    "schema: true",
  );
  const parameter = "schema: { type: string, format: uuid }";
  const file = work.path("any/areas/banks.yaml");
  await writeFile(file, (await readFile(file, "utf8")).replace(parameter, "schema: true"));
  const { code, err } = await runCli(["replay", "--har", clean, "--contract", contract]);
  expect([code, err]).toEqual([0, ""]);
});

describe("unusable contract", () => {
  test.each([
    [
      "malformed YAML",
      () => changed("yaml", "areas/banks.yaml", "  /api/banks:", "   : [bad"),
      /areas\/banks.yaml:\d+: Failed to parse/,
    ],
    [
      "a reference to nothing",
      () => changed("ref", "areas/banks.yaml", "#/responses/OneBank", "#/responses/Nothing"),
      /areas\/banks.yaml.*Can't resolve \$ref/,
    ],
    [
      "a pattern of a parameter that is none",
      () => changed("pattern", "areas/session.yaml", "x-schemes: [relative]", 'pattern: "^/(?!/"'),
      /areas\/session.yaml:18: Invalid regular expression/,
    ],
    [
      "a pattern of a component that is none",
      () => changed("part", "areas/bets.yaml", "^[A-Za-z0-9_/-]+$", "^[z-a]+$"),
      /areas\/bets.yaml:\d+: Invalid regular expression/,
    ],
    [
      "an operationId twice",
      () => changed("twice", "areas/banks.yaml", "operationId: showBank", "operationId: listBanks"),
      /operationId listBanks twice: POST \/api\/banks\/list and POST \/api\/banks\/show/,
    ],
    [
      "a reference to another machine",
      () => changed("far", "openapi.yaml", 'areas/banks.yaml#/paths/~1api~1banks"', 'https://a.example/x.yaml"'),
      /a.example\/x.yaml/,
    ],
    ["another kind of file", () => work.put("plain.yaml", "a: 1\n"), /plain.yaml/],
    ["no file", async () => work.path("none"), /There is no contract/],
    ["a folder without one", async () => "docs", /has none of openapi.yaml/],
  ] as [string, () => Promise<string>, RegExp][])("contract: %s → exit code 3", async (_, contract, expected) => {
    const { code, err } = await runCli(["replay", "--har", clean, "--contract", await contract()]);
    expect(code).toBe(3);
    expect(sentence(err)).toMatch(/^Could not check: /);
    expect(sentence(err)).toMatch(expected);
  });
});
