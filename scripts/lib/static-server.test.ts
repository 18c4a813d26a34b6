import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen } from "./listen.ts";
import { findNginx, startNginx } from "./nginx.ts";
import { readsOfThePage, securityHeaders } from "./response-headers.ts";
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

  test("media file → sandboxed by the console's policy, back end's policy dropped", async () => {
    const { headers } = await get("/media/op-nordlys/logo.svg");
    expect(headers.get("content-security-policy")).toBe(
      `${securityHeaders()["Content-Security-Policy"]}, default-src 'none'; sandbox`,
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});
