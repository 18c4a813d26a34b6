import { createClock, createBackend } from "@backoffice/mocks";
import { startServer, type HttpServer } from "@backoffice/mocks/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { partOfContract } from "../testing/part-of-contract.ts";
import { listen } from "../testing/proxy.ts";
import { NOON, runCli, type Ran } from "../testing/run-cli.ts";
import { workFolder } from "../testing/work-folder.ts";

const work = workFolder();
let server: HttpServer;
/** A contract with a few areas, for tests where the responses do not matter. */
let part = "";
const env = { CONTRACT_COOKIE: "appSession=super-admin" };
const liveOf = (contract: string, url: string, ...more: string[]): Promise<Ran> =>
  runCli(["live", "--url", url, "--rate", "500", "--contract", contract, ...more], { env });
const live = (url: string, ...more: string[]): Promise<Ran> => liveOf(part, url, ...more);

beforeAll(async () => {
  server = await startServer({ port: 0, backend: createBackend({ clock: createClock(NOON), scenario: "small" }) });
  part = await partOfContract(work.path("part"), "session", "shell", "banks", "players");
});
afterAll(() => server.close());

describe("live: server with a part of the contract", () => {
  /** A server that has these paths, and answers others like Express. */
  const having = (...paths: string[]) =>
    listen(async (request, response) => {
      if (!paths.includes(request.url!.split("?")[0]!))
        return response.writeHead(404, { "content-type": "text/html" }).end("<pre>Cannot GET it</pre>");
      const answer = await fetch(server.url + request.url, { headers: { cookie: request.headers.cookie ?? "" } });
      const type = { "content-type": "application/json", "cache-control": "no-store" };
      return response.writeHead(answer.status, type).end(await answer.text());
    });

  test("live: few operations are there → the way to select them first, at most twenty of the others", async () => {
    // `part` has fewer reads than are listed.
    const wider = await partOfContract(work.path("wider"), "shell", "players", "game-catalogue", "billing-v2");
    const { code, out } = await liveOf(wider, await having("/api/rates"));
    expect(code).toBe(3);
    const lines = out.split("\n");
    expect(lines[0]).toMatch(/^Could not check: only 1 of \d+ calls succeeded .*--operation, --tag or --path/);
    expect(out.match(/missing-operation/g)).toHaveLength(20);
    expect(out).toMatch(/^\d+ more operations are not there; --operation, --tag or --path selects those that are\.$/m);
    expect(lines.length).toBeLessThan(200);
  });

  test("live: operation that is not there → one finding, with what is wrong if it is there", async () => {
    const url = await having("/api/rates", "/api/tooltips");
    const ran = await live(url, "--operation", "getRates", "listTooltips", "getBadges", "--format", "json");
    const { findings } = JSON.parse(ran.out) as { findings: { rule: string; hint?: string }[] };
    expect(findings.filter((it) => !it.rule.endsWith("header"))).toEqual([
      expect.objectContaining({
        rule: "missing-operation",
        severity: "error",
        operation: "getBadges",
        message: "is not there: the server answers 404",
        hint: expect.stringMatching(
          /^If it is there, its 404 is none of the contract's \(reply 404 is not in the/,
        ) as string,
      }),
    ]);
    expect(ran.code).toBe(1);
  });
});

describe("live: likely mistakes are named", () => {
  test.each([
    [
      ["--operation", "createBank"],
      /Could not check: nothing was called: createBank is a write, which --allow-writes --write-host/,
    ],
    [
      ["--base-path", "/api"],
      /The contract's paths begin with \/api themselves: leave it out of --url and --base-path/,
    ],
  ])("live %j → the message says so", async (args, expected) => {
    const { code, out } = await live(server.url, ...args);
    expect(code).toBe(3);
    expect(out.replaceAll(/\n\s*/g, " ")).toMatch(expected);
  });

  test.each(["a token alone", "name=value\nother=value", "=value", "Bearer abc"])(
    "live: CONTRACT_COOKIE of %j → exit code 3, value is not shown",
    async (given) => {
      const { code, err } = await runCli(["live", "--url", server.url], { env: { CONTRACT_COOKIE: given } });
      expect([code, err]).toEqual([
        3,
        "Could not check: CONTRACT_COOKIE is not one line name=value, or several separated by semicolons.\n",
      ]);
    },
  );
});

test("live: CONTRACT_COOKIE is still the placeholder of an example → exit code 3, says so", async () => {
  const around = { env: { CONTRACT_COOKIE: "appSession=…" } };
  expect(await runCli(["live", "--url", "http://127.0.0.1:9"], around)).toMatchObject({
    code: 3,
    err: "Could not check: CONTRACT_COOKIE has a character that no cookie may have: is it still a placeholder?\n",
  });
});

describe("live: unusable server → exit code 3", () => {
  test.each([
    ["hangs", () => undefined, /stopped answering: 3 calls in a row hung for 0.3 s/],
    [
      "redirects",
      (_, response) => response.writeHead(302, { location: "https://sso.example/" }).end(),
      /every call was redirected/,
    ],
    [
      "answers HTML",
      (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<html></html>"),
      /HTML page: --url leads to a web site/,
    ],
    ["fails", (_, response) => response.writeHead(500).end(), /every call failed in the server/],
    ["knows nothing", (_, response) => response.writeHead(404).end("{}"), /^Could not check: no operation is there/],
  ] as [string, Parameters<typeof listen>[0], RegExp][])(
    "live: server %s → exit code 3",
    async (name, answer, expected) => {
      const { code, out, err } = await live(await listen(answer), "--timeout", name === "hangs" ? "0.3" : "10");
      expect(code).toBe(3);
      expect(out).toMatch(expected);
      expect(out + err).not.toMatch(/\n\s+at /);
    },
  );

  test("live: server not reachable → exit code 3", async () => {
    expect(await live("http://127.0.0.1:65531")).toMatchObject({
      code: 3,
      err: "Could not check: 127.0.0.1:65531 cannot be reached: ECONNREFUSED.\n",
    });
  });
});
