import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen } from "./listen.ts";
import { findNginx, startNginx } from "./nginx.ts";
import { readsOfThePage, securityHeaders, serverTimingOfThePage } from "./response-headers.ts";
import { staticServer } from "./static-server.ts";

const root = mkdtempSync(join(tmpdir(), "site-"));
mkdirSync(join(root, "assets"));
mkdirSync(join(root, ".vite"));
for (const [name, text] of [
  ["index.html", "the console"],
  ["assets/a-12345678.js.map", "{}"],
  ["favicon.svg", "<svg/>"],
  [".vite/manifest.json", "{}"],
] as const)
  writeFileSync(join(root, name), text);

const backEnd = createServer(({ url }, answer) => {
  answer.writeHead(200, { "Content-Type": "text/plain", "Content-Security-Policy": "img-src *", "X-From": "back end" });
  answer.end(`back end ${url}`);
});
const nginx = findNginx();
const sites: { [name: string]: string } = {};
const ends: (() => unknown)[] = [() => backEnd.close(), () => rmSync(root, { recursive: true })];

beforeAll(async () => {
  const upstream = await listen(backEnd);
  const server = staticServer({ root, upstream });
  ends.push(() => server.close());
  sites["pnpm serve"] = await listen(server);
  if (!nginx) return;
  const running = await startNginx(nginx, { root, upstream: new URL(upstream).host });
  ends.push(running.stop);
  sites["nginx"] = running.url;
});
afterAll(() => Promise.all(ends.map((end) => end())));

/** A server of somebody else, to which no request may be passed on. */
const reached: string[] = [];
const foreign = createServer(({ url, headers }, answer) => {
  reached.push(`${url} ${headers.cookie ?? ""}`);
  answer.end("foreign");
});
let foreignHost = "";
beforeAll(async () => void (foreignHost = new URL(await listen(foreign)).host));
afterAll(() => foreign.close());

/** The status of the answer to a request line that `fetch` would not send. */
const statusOf = (site: string, target: string, ...headers: string[]): Promise<number> => {
  const { hostname, port, host } = new URL(site);
  const socket = connect(Number(port), hostname);
  socket.end(
    [`GET ${target} HTTP/1.1`, `Host: ${host}`, "Cookie: session=secret", "Connection: close", ...headers, "", ""].join(
      "\r\n",
    ),
  );
  return new Promise((resolve, reject) => {
    let text = "";
    socket.on("data", (data: Buffer) => (text += data.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])));
  });
};
const foreignTargets = () =>
  ["//HOST/api/x.html", "/\\HOST/api/x.html", "http://HOST/api/x.html", "//HOST/api/awps/client/hubs/x"].map((it) =>
    it.replace("HOST", foreignHost),
  );
const UPGRADE = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Key: x", "Sec-WebSocket-Version: 13"];

describe.each(["pnpm serve", ...(nginx ? ["nginx"] : [])])("static server %s", (name) => {
  const get = async (path: string) => {
    const answer = await fetch(`${sites[name]}${path}`);
    return { status: answer.status, text: (await answer.text()).trim(), headers: answer.headers };
  };

  test.each([
    "/api/banks/list",
    "/api/files/app.js.map",
    "/api/sites/.well-known/x",
    "/media/op-nordlys/logo.svg",
    "/media/op-nordlys/.hidden.png",
    "/media/op-nordlys/drawing.map",
  ])("%s → proxied to the back end", async (path) => {
    expect(await get(path)).toMatchObject({ status: 200, text: `back end ${path}` });
  });

  test.each(["/assets/a-12345678.js.map", "/.vite/manifest.json"])("%s → 404", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test("path of the console → index page", async () => {
    expect(await get("/withdraw/bank-list")).toMatchObject({ status: 200, text: "the console" });
  });

  test.each([
    ["/", readsOfThePage],
    ["/withdraw/bank-list?page=2", readsOfThePage],
    ["/administrators", readsOfThePage],
    ["/admin", null],
    ["/admin?returnTo=%2Fplayers", null],
    ["/admin/reset", null],
    ["/favicon.svg", null],
  ])("%s → Link header %s", async (path, link) => {
    expect((await get(path)).headers.get("link")).toBe(link);
  });

  test("page → says whether reports are sent; file → does not", async () => {
    const timingOf = async (path: string) => (await get(path)).headers.get("server-timing");
    expect(await timingOf("/")).toBe(serverTimingOfThePage);
    expect(await timingOf("/withdraw/bank-list?page=2")).toBe(serverTimingOfThePage);
    expect(await timingOf("/favicon.svg")).toBeNull();
  });

  test("/healthz → ok, never stored, not asked of the back end", async () => {
    const answer = await get("/healthz");
    expect(answer).toMatchObject({ status: 200, text: "ok" });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("media file → sandboxed by the console's policy, back end's policy dropped", async () => {
    const { headers } = await get("/media/op-nordlys/logo.svg");
    expect(headers.get("content-security-policy")).toBe(
      `${securityHeaders()["Content-Security-Policy"]}, default-src 'none'; sandbox`,
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("request line names another host → not passed on, session cookie stays here", async () => {
    for (const target of foreignTargets())
      for (const headers of [[], UPGRADE]) await statusOf(sites[name]!, target, ...headers);
    expect(reached).toEqual([]);
  });
});

test("pnpm serve: request line names another host → 400", async () => {
  for (const target of foreignTargets())
    for (const headers of [[], UPGRADE])
      expect(await statusOf(sites["pnpm serve"]!, target, ...headers), target).toBe(400);
});

test("pnpm serve: upgrade outside the realtime path → 400", async () => {
  expect(await statusOf(sites["pnpm serve"]!, "/api/banks/list", ...UPGRADE)).toBe(400);
});
