import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { watchServerIn } from "../server/watch-server.ts";
import { loadContract } from "../contract/load-contract.ts";
import { jsonOf } from "../testing/findings-of.ts";
import { listen } from "../testing/proxy.ts";
import { NOON, runCli } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";

const work = workFolder();
const schema = { type: "object", required: ["id"], properties: { id: { type: "integer" } } };
const operation = (operationId: string, ...tags: string[]) => ({
  operationId,
  tags,
  responses: { 200: jsonOf(schema), 404: { description: "None" } },
});
const idParameter = { name: "id", in: "path", required: true, example: 1, schema: { type: "integer" } };
const many = Object.fromEntries(
  Array.from(Array(40).keys(), (it) => [`/api/other/${it}`, { get: operation(`getOther${it}`, "other") }]),
);
const contract = () =>
  work.put(
    "contract.yaml",
    stringify({
      openapi: "3.1.0",
      info: { title: "Notes", version: "1" },
      paths: {
        "/api/notes": { get: operation("listNotes", "notes") },
        "/api/notes/{id}": { parameters: [idParameter], get: operation("getNote", "notes") },
        "/api/rates": { get: operation("getRates", "rates", "money") },
        ...many,
      },
    }),
  );

const THREE = ["--operation", "listNotes", "getNote", "getRates"];
type Json = {
  exitCode: number;
  findings: { operation: string; rule: string }[];
  cases: object[];
  notes: string[];
  tables?: { rows: string[][] }[];
};
const run = async (...args: string[]) => {
  const ran = await runCli([...args, "--contract", await contract(), "--format", "json"], { env: process.env });
  return { ...ran, report: (ran.code === 2 ? {} : JSON.parse(ran.out || "{}")) as Json };
};
const entry = (path: string, id: unknown = 1) => ({
  request: { method: "GET", url: `https://office.example${path}` },
  response: { status: 200, headers: { "content-type": "application/json" }, body: { id } },
});
const replay = async (paths: readonly (readonly [path: string, id?: unknown])[], ...more: string[]) => {
  const har = await work.har(
    "traffic.har",
    paths.map(([path, id]) => entry(path, id)),
  );
  const { report, ...ran } = await run("replay", "--har", har, ...more);
  return {
    ...ran,
    told: report.findings?.map((it) => `${it.operation} ${it.rule}`),
    cases: report.cases?.length,
    notes: report.notes?.join("\n"),
  };
};

/** A server with three of the contract's routes. */
const small = () =>
  listen((request, response) => {
    const isThere = /^\/api\/(?:notes(?:\/\w+)?|rates)$/.test(request.url!);
    response.writeHead(isThere ? 200 : 404, { "content-type": "application/json", "cache-control": "no-store" });
    response.end(isThere ? '{"id":1}' : "{}");
  });

describe("selection of three operations", () => {
  test("live with a selection: only selected operations are called", async () => {
    const url = await small();
    const { code, report } = await run("live", "--url", url, "--rate", "500", ...THREE);
    expect([code, report.cases.length]).toEqual([0, 3]);
    expect(report.notes[0]).toContain("3 of 3 selected operations called");
    expect((await run("live", "--url", url, "--rate", "500")).code).toBe(3);
  });

  test("proxy with a selection: other operations are left out", async () => {
    const script = `for (const it of ["/api/notes", "/api/other/1"]) await fetch(process.env.CONTRACT_PROXY + it)`;
    const file = await work.put("calls.mjs", script);
    const command = `"${process.execPath}" "${file}"`;
    const { code, report } = await run(
      "proxy",
      "--upstream",
      await small(),
      "--run",
      command,
      "--tag",
      "notes",
      "rates",
    );
    expect([code, report.cases.length]).toEqual([0, 3]);
    expect(report.notes.join(" ")).toContain("Left out: 1 call of what is not selected.");
  });

  test("watchServer with a selection: only selected operations are checked", async () => {
    const said = { out: "" };
    const around = {
      out: (text: string) => void (said.out += text),
      err: () => undefined,
      env: {},
      now: () => NOON,
      load: loadContract,
    };
    const options = { contract: await contract(), paths: ["/api/notes"], exclude: { operations: ["getNote"] } };
    const watched = await watchServerIn(options, around);
    const url = await listen((request, response) => {
      watched.middleware(request, response);
      response.writeHead(200, { "content-type": "application/json" }).end('{"id":"one"}');
    });
    for (const it of ["/api/notes", "/api/notes/7", "/api/other/1"]) await (await fetch(url + it)).text();
    expect(await watched.finish("--format", "json", { exitCode: true })).toBe(1);
    const { findings, cases } = JSON.parse(said.out) as Json;
    expect(findings.map((it) => it.operation)).toEqual(["listNotes"]);
    expect(cases).toHaveLength(1);
  });

  test("coverage with a selection: only selected operations are counted", async () => {
    const har = await work.har("one.har", [entry("/api/notes"), entry("/api/other/1")]);
    const { report } = await run("coverage", "--har", har, ...THREE);
    expect(report.tables![0]!.rows[0]!.slice(0, 3)).toEqual(["operations", "1", "3"]);
  });
});

describe("selection options", () => {
  const ALL = [
    ["/api/notes", "x"],
    ["/api/notes/7", "x"],
    ["/api/rates", "x"],
    ["/api/other/1", "x"],
  ] as const;
  test.each([
    [
      ["--tag", "notes"],
      ["listNotes", "getNote"],
    ],
    [["--tag", "notes", "--exclude-operation", "getNote"], ["listNotes"]],
    [
      ["--path", "/api/notes"],
      ["listNotes", "getNote"],
    ],
    [["--path", "/api/notes/*"], ["getNote"]],
    [["--tag", "mon*"], ["getRates"]],
    [
      ["--operation", "get*", "--exclude-tag", "other"],
      ["getNote", "getRates"],
    ],
    [
      ["--exclude-path", "/api/other", "/api/rates"],
      ["listNotes", "getNote"],
    ],
  ])("selection %j: findings of the selected operations only", async (args, expected) => {
    expect((await replay(ALL, ...args)).told).toEqual(expected.map((it) => `${it} wrong-type`));
  });

  test("selection: undocumented endpoint → reported under a selected path only", async () => {
    const odd = [["/api/notes"], ["/api/notes/7/likes"], ["/api/rates/old"]] as const;
    const told = async (...args: string[]) => (await replay(odd, ...args)).told;
    expect(await told("--path", "/api/notes")).toEqual(["GET /api/notes/{}/likes undocumented-endpoint"]);
    expect(await told("--tag", "notes")).toEqual([]);
    expect(await told("--exclude-path", "/api/rates")).toEqual(["GET /api/notes/{}/likes undocumented-endpoint"]);
  });

  test("selection: not in the traffic → exit code 3", async () => {
    expect(await replay([["/api/other/1"]], "--tag", "notes")).toMatchObject({ code: 3, cases: 3 - 1 });
  });

  test.each([
    [["--operation", "listNote"], /--operation "listNote" is nothing of the contract/],
    [["--exclude-path", "/api/none"], /--exclude-path "\/api\/none" is nothing/],
    [["--tag", "notes", "--exclude-tag", "notes"], /No operation is left/],
  ])("selection %j: exit code 2", async (args, words) => {
    const { code, err } = await replay([["/api/notes"]], ...args);
    expect([code, err]).toEqual([2, expect.stringMatching(words)]);
  });
});
