import { createBackend, createClock } from "@backoffice/mocks";
import { startServer, type HttpServer } from "@backoffice/mocks/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drifted, listen } from "../testing/proxy.ts";
import { NOON, runCli, type Ran } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";

const work = workFolder();
let server: HttpServer;
const env = { CONTRACT_COOKIE: "appSession=super-admin", PARTNER_COOKIE: "appSession=partner" };
const behave = (url: string, ...more: string[]): Promise<Ran> =>
  runCli(["behave", "--url", url, "--rate", "5000", ...more], { env });
type Report = {
  findings: { rule: string; where: string; operation: string; severity: string; curl: string }[];
  notes: string[];
  tables?: { rows: string[][] }[];
};
const reportOf = ({ out }: Ran) => JSON.parse(out) as Report;
const findingLines = (ran: Ran) =>
  reportOf(ran).findings.map((it) => `${it.severity} ${it.operation} ${it.rule} ${it.where}`);

beforeAll(async () => {
  server = await startServer({ port: 0, backend: createBackend({ clock: createClock(NOON), scenario: "small" }) });
});
afterAll(() => server.close());

/** The server with one more row than it says in the list of banks. */
const miscounting = () =>
  drifted(server.url, (path, reply) => {
    if (path !== "/api/banks/list" || reply.status !== 200) return reply;
    const body = JSON.parse(reply.body) as { data: { count: number } };
    return { ...reply, body: JSON.stringify({ ...body, data: { ...body.data, count: body.data.count + 1 } }) };
  });

describe("behave: safety", () => {
  test.each([
    [["--allow-writes"], /^--allow-writes needs --write-host/],
    [["--allow-money"], /^--allow-money needs --allow-writes/],
    [["--check", "list"], /^There is no check "list"; .* Did you mean lists\?$/],
    [["--as", "PARTNER"], /^--as takes the name of a role and that of a variable/],
    [["--require", "idempotence"], /^--require takes idempotency/],
    [["--max-calls", "0"], /^--max-calls takes a number above zero/],
  ])("behave %j → exit code 2, nothing is called", async (args, expected) => {
    const { code, err } = await behave("http://127.0.0.1:9", ...args);
    expect([code, err.split("\n")[0]]).toEqual([2, expect.stringMatching(expected)]);
  });

  test("behave: money elsewhere than on this machine → only a host named by --disposable", async () => {
    const args = ["--allow-writes", "--write-host", "staging.example", "--allow-money", "--plan", "--rate", "2"];
    const run = (...more: string[]) =>
      runCli(["behave", "--url", "https://staging.example", "--tag", "banks", ...args, ...more], { env });
    expect((await run()).err).toMatch(/^--allow-money is for a server on this machine; --disposable staging\.example/);
    expect((await run("--disposable", "staging.example")).code).toBe(0);
  });

  test("behave: --plan → nothing is called, each operation is told", async () => {
    const { code, out } = await behave("http://127.0.0.1:9", "--plan", "--tag", "banks");
    expect(code).toBe(0);
    expect(out).toMatch(/listBanks +read +read; pages, 5 sorts, \d+ filters; without a session; \d+ values/);
    expect(out).toMatch(/createBank +write +not called without --allow-writes/);
  });

  test("behave: without --allow-writes → reads only", async () => {
    let calls = 0;
    const url = await listen(async (request, response) => {
      if (request.url!.split("?")[0]!.endsWith("/banks")) calls++;
      response.writeHead(401).end();
    });
    await behave(url, "--tag", "banks");
    expect(calls).toBe(0);
  });
});

describe("behave: findings", () => {
  test("behave: mock server → clean", async () => {
    const ran = await behave(server.url, "--tag", "banks", "--as", "PARTNER=PARTNER_COOKIE", "--format", "json");
    expect(findingLines(ran)).toEqual([]);
    expect(ran.code).toBe(0);
  });

  test("behave: inferred list → warning, error with --strict; curl without the session", async () => {
    const url = await miscounting();
    const args = ["--operation", "listBanks", "--check", "lists", "--format", "json"];
    const ran = await behave(url, ...args);
    expect(ran.code).toBe(0);
    expect(findingLines(ran)).toContain("warning listBanks list-count reply 200: data.count");
    const { curl } = reportOf(ran).findings[0]!;
    expect(curl).toMatch(/^curl -X POST 'http:.*\/api\/banks\/list' .*"Cookie: \$CONTRACT_COOKIE"/);
    expect(ran.out).not.toContain("super-admin");
    expect((await behave(url, ...args, "--strict")).code).toBe(1);
  });

  test("behave: report replayed → what still appears and what is gone", async () => {
    const url = await miscounting();
    const file = work.path("report.json");
    await behave(url, "--operation", "listBanks", "--check", "lists", "--format", "json", "--output", file);
    const again = await behave(url, "--replay", file, "--format", "json");
    expect(findingLines(again)).toContain("warning listBanks list-count reply 200: data.count");
    expect(reportOf(again).notes[1]).toMatch(/^Of (\d+) findings? \1 still appears?, 0 no longer, 0 could not/);
    const clean = await behave(server.url, "--replay", file);
    expect(clean.out).toMatch(/by seed 1: lists\.\nOf (\d+) findings? 0 still appear, \1 no longer, 0 could not/);
    expect(clean.out).toMatch(/No longer there[^]+listBanks +list-count +reply 200: data\.count/);
    expect(clean.out).toMatch(/Clean: no drift was found\.\n/);
    expect((await behave(server.url, "--replay", await work.put("none.json", "{}"))).code).toBe(3);
  });

  test("behave: known finding in the baseline → accepted; gone → fails", async () => {
    const url = await miscounting();
    const args = ["--operation", "listBanks", "--check", "lists", "--baseline", work.path("baseline.yaml")];
    await behave(url, ...args, "--write-baseline", "--reason", "Release 12 mends it");
    expect(await behave(url, ...args, "--strict")).toMatchObject({ code: 0 });
    const { code, out } = await behave(server.url, ...args);
    expect(code).toBe(1);
    expect(out).toContain("baseline-idle");
  });
});

describe("behave: limits", () => {
  test("behave: --max-calls → ends, and says what was not checked", async () => {
    const { code, out } = await behave(server.url, "--tag", "banks", "--max-calls", "5");
    expect(code).toBe(0);
    expect(out).toMatch(/^5 calls of /m);
    expect(out).toContain("Not everything was checked: 5 calls were made, which is what --max-calls allows.");
  });

  test("behave: server refuses everything → exit code 3", async () => {
    const url = await listen((_, response) => response.writeHead(401).end());
    const { code, out } = await behave(url, "--tag", "banks");
    expect([code, out]).toEqual([3, expect.stringContaining("every call was answered with 401")]);
  });

  test("behave: stopped by its user → exit code 3", async () => {
    const controller = new AbortController();
    controller.abort();
    const args = ["behave", "--url", server.url];
    const { code, out } = await runCli(args, { env, stopped: controller.signal });
    expect([code, out]).toEqual([3, expect.stringContaining("Could not check: the run was stopped.")]);
  });
});
