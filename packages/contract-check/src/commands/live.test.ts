import { createClock, createBackend } from "@backoffice/mocks";
import { startServer, type HttpServer } from "@backoffice/mocks/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { partOfContract } from "../testing/part-of-contract.ts";
import { drifted, listen } from "../testing/proxy.ts";
import { NOON, runCli, type Ran } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";

const work = workFolder();
let server: HttpServer;
let cookie = "";
/** A contract with a few areas, for tests where the responses do not matter. */
let part = "";
const env = { CONTRACT_COOKIE: "appSession=super-admin" };
const liveWhole = (url: string, ...more: string[]): Promise<Ran> =>
  runCli(["live", "--url", url, "--rate", "500", ...more], { env });
const live = (url: string, ...more: string[]): Promise<Ran> => liveWhole(url, "--contract", part, ...more);
type Report = {
  exitCode: number;
  findings: { rule: string; where: string; operation: string; severity: string }[];
  notes: string[];
};
const reportOf = ({ out }: Ran) => JSON.parse(out) as Report;
const findingLines = (ran: Ran) =>
  reportOf(ran).findings.map((it) => `${it.severity} ${it.operation} ${it.rule} ${it.where}`);

beforeAll(async () => {
  server = await startServer({ port: 0, backend: createBackend({ clock: createClock(NOON), scenario: "small" }) });
  cookie = await work.put("cookie.txt", "appSession=super-admin\n");
  part = await partOfContract(work.path("part"), "session", "shell", "banks", "players");
});
afterAll(() => server.close());

describe("live: running server", () => {
  test("live: server follows the contract → clean, no writes sent", async () => {
    const ran = await liveWhole(server.url, "--format", "json");
    expect(ran.code).toBe(0);
    expect(findingLines(ran)).toEqual([]);
    const { notes } = reportOf(ran);
    expect(notes.join("\n")).toMatch(/Not called, for it is a write: .*createBank/);
    // IDs from lists are reused, so few reads are refused for an unknown ID.
    const refused = notes.find((it) => it.startsWith("refused: "))?.split(", ") ?? [];
    expect(refused.length, String(refused)).toBeLessThan(6);
  });

  test("live: cookie file → used, never printed", async () => {
    const args = ["live", "--url", server.url, "--rate", "500", "--contract", part];
    expect((await runCli([...args, "--cookie-file", cookie])).code).toBe(0);
    const { code, out } = await runCli(args);
    expect([code, out]).toEqual([3, expect.stringContaining("every call was answered with 401")]);
    const bad = await work.put("bad.txt", "super-secret-value");
    const refused = await runCli([...args, "--cookie-file", bad]);
    expect(refused.code).toBe(3);
    expect(refused.err).not.toContain("super-secret-value");
    expect((await runCli([...args, "--cookie-file", work.path("none")])).code).toBe(3);
  });

  test("live: writes → only with their host named, money operations never", async () => {
    const host = new URL(server.url).host;
    const ran = await liveWhole(server.url, "--format", "json", "--allow-writes", "--write-host", host);
    expect(ran.code).toBe(0);
    const notes = reportOf(ran).notes.join("\n");
    expect(notes).not.toMatch(/Not called, for it (?:is a write|sends)/);
    expect(notes).toMatch(/Not called, for it moves money/);
    // File uploads work: an image is uploaded.
    expect(notes).not.toMatch(/refused: .*uploadMedia/);
  });
});

describe("live: drifted server", () => {
  test("live: drift in replies, headers and cookies → findings", async () => {
    const url = await drifted(server.url, (path, reply) => {
      const json = (change: (body: { data: Record<string, unknown> }) => void) => {
        const body = JSON.parse(reply.body) as { data: Record<string, unknown> };
        change(body);
        return { ...reply, body: JSON.stringify(body) };
      };
      if (path === "/api/admin/badges") return json(({ data }) => void (data["kyc"] = "7"));
      if (path === "/api/player") return json(({ data }) => void (data["vipLevel"] = 1));
      if (path === "/api/banks/list") return json(({ data }) => void delete data["count"]);
      if (path === "/api/rates")
        return {
          ...reply,
          headers: { ...reply.headers, "cache-control": "public, max-age=60", "x-content-type-options": "sniff" },
        };
      if (path === "/api/tooltips") return { ...reply, status: 202 };
      if (path === "/api/users/me/check")
        return { ...reply, headers: { ...reply.headers, "content-type": "text/html" }, body: "<html></html>" };
      if (path === "/api/auth/login")
        return { ...reply, headers: { ...reply.headers, "set-cookie": "appSession=x; Path=/" } };
      return reply;
    });
    const before = new Set(findingLines(await live(server.url, "--format", "json")));
    const ran = await live(url, "--format", "json");
    expect(ran.code).toBe(1);
    expect(
      findingLines(ran)
        .filter((it) => !before.has(it))
        .toSorted(),
    ).toEqual([
      "error checkMe not-json reply 200: the whole body",
      "error every operation cache-header header cache-control",
      "error every operation cookie-flags cookie appSession: HttpOnly",
      "error every operation cookie-flags cookie appSession: SameSite",
      "error getBadges wrong-type reply 200: data.kyc",
      "error getPlayer undocumented-field reply 200: data.vipLevel",
      "error listTooltips undocumented-status reply 202",
      "warning every operation security-header header x-content-type-options",
      "warning listBanks missing-field reply 200: data.count",
    ]);
  });

  test("live: one operation hangs → finding, other operations are checked", async () => {
    const url = await listen(async (request, response) => {
      if (request.url === "/api/rates") return;
      const answer = await fetch(server.url + request.url, { headers: { cookie: request.headers.cookie ?? "" } });
      response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
    });
    const ran = await live(url, "--timeout", "2", "--format", "json");
    expect(ran.code).toBe(1);
    expect(findingLines(ran)).toContain("error getRates no-answer reply");
  });
});

test("live: finding → the curl line of its call, with ids only by --show-values", async () => {
  const url = await drifted(server.url, (path, reply) =>
    path === "/api/player" || path === "/api/admin/badges" ? { ...reply, status: 207 } : reply,
  );
  const curls = async (...more: string[]) => {
    const { findings } = reportOf(
      await live(url, "--tag", "players", "shell", "--format", "json", ...more),
    ) as unknown as {
      findings: { operation: string; rule: string; curl: string }[];
    };
    expect(findings.filter((it) => !it.curl.startsWith("curl ") || it.curl.includes("super-admin"))).toEqual([]);
    return new Map(findings.filter((it) => it.rule === "undocumented-status").map((it) => [it.operation, it.curl]));
  };
  const hidden = await curls();
  expect(hidden.get("getBadges")).toMatch(
    /^curl 'http:\/\/127\.0\.0\.1:\d+\/api\/admin\/badges[^']*' -H "Cookie: \$CONTRACT_COOKIE"$/,
  );
  const shown = await curls("--show-values");
  expect(hidden.get("getPlayer")).toContain("-X POST");
  expect(shown.get("getPlayer")).not.toBe(hidden.get("getPlayer"));
});

test("live: stopped by its user → exit code 3 with the findings so far", async () => {
  const controller = new AbortController();
  let calls = 0;
  const url = await listen((_, response) => {
    if (++calls === 3) controller.abort();
    response.writeHead(200, { "content-type": "application/json" }).end('{"success":true}');
  });
  const args = ["live", "--url", url, "--contract", part];
  const { code, out } = await runCli(args, { stopped: controller.signal });
  expect([code, calls]).toEqual([3, 3]);
  expect(out).toMatch(/^Could not check: the run was stopped after 3 of \d+ operations\.\n/);
  expect(out).toMatch(/missing-field {2}reply 200: /);
});
