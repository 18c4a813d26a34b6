import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { fixedBackend } from "../testing/fixed-backend.ts";
import { outcomes, requests, type Outcome } from "../testing/requests.ts";
import { createNodeServer, type NodeServer } from "./node.ts";
import { startServer, type HttpServer } from "./server.ts";

const { db } = fixedBackend();
const ORIGIN = "http://localhost";
let direct: Outcome[];
beforeAll(async () => {
  const backend = fixedBackend();
  direct = await outcomes(requests(db, ORIGIN), (request) => backend.fetch(request));
});

test("sample calls: direct to the mock server → expected statuses", () => {
  const seen = direct.map((it) => ("broken" in it ? `${it.name}: broken` : `${it.name}: ${it.status}`));
  expect(seen).toMatchInlineSnapshot(`
    [
      "nobody: 401",
      "session: 200",
      "blocked: 403",
      "no right: 403",
      "badges: 200",
      "list: 200",
      "refused: 400",
      "create: 200",
      "delete: 200",
      "gone: 404",
      "review: 200",
      "hostile: 200",
      "fault refused: 200",
      "fault refused-silently: 200",
      "fault 500: 500",
      "fault html-502: 502",
      "fault cut: 200",
      "fault null: 200",
      "fault offline: broken",
      "fault lost: broken",
      "nowhere: 404",
    ]
  `);
});

describe("MSW in Node", () => {
  let server: NodeServer;
  beforeAll(() => {
    server = createNodeServer(fixedBackend());
    server.listen();
  });
  afterAll(() => server.close());

  test("MSW in Node: each sample call → same outcome as a direct call", async () => {
    expect(await outcomes(requests(db, ORIGIN), (request) => fetch(request))).toEqual(direct);
  });

  test("MSW in Node: unknown path → network error, logged once", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue();
    await expect(fetch("http://localhost/elsewhere")).rejects.toMatchObject({
      cause: { message: expect.stringContaining('"error" strategy') as string },
    });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});

describe("HTTP server", () => {
  let server: HttpServer;
  beforeAll(async () => {
    server = await startServer({ port: 0, backend: fixedBackend() });
  });
  afterAll(() => server.close());

  test("HTTP server: each sample call → same outcome as a direct call", async () => {
    expect(await outcomes(requests(db, server.url), (request) => fetch(request))).toEqual(direct);
  });

  test("HTTP server: sign-in and sign-out → session cookie decides /api/auth/me", async () => {
    const get = (path: string, cookie = "") => fetch(server.url + path, { redirect: "manual", headers: { cookie } });
    const login = await get("/api/auth/login?as=partner&returnTo=/x");
    expect([login.status, login.headers.get("location")]).toEqual([302, "/x"]);
    const cookie = login.headers.get("set-cookie")!.split(";")[0]!;
    expect((await get("/api/auth/me", cookie)).status).toBe(200);
    expect((await get("/api/auth/me")).status).toBe(401);
    expect((await get("/api/auth/logout", cookie)).headers.get("location")).toBe("/admin");
  });

  test("HTTP server: client aborts a hanging request → server keeps answering", async () => {
    const caller = new AbortController();
    const answer = fetch(`${server.url}/api/rates`, {
      signal: caller.signal,
      headers: { "x-mock-role": "admin", "x-mock-fault": "timeout" },
    });
    caller.abort();
    await expect(answer).rejects.toThrow("aborted");
    expect((await fetch(`${server.url}/api/rates`, { headers: { "x-mock-role": "admin" } })).status).toBe(200);
  });

  test("HTTP server: port in use → next free port", async () => {
    const port = Number(new URL(server.url).port);
    const second = await startServer({ port, backend: fixedBackend() });
    expect(Number(new URL(second.url).port)).toBeGreaterThan(port);
    await second.close();
  });
});
