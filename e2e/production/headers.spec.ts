import { sendsBrotli } from "../../scripts/lib/nginx.ts";
import { cacheControl, securityHeaders } from "../../scripts/lib/response-headers.ts";
import { expect, signIn, test } from "../fixtures.ts";

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** URLs of the scripts and style sheets in index.html. */
const assetsIn = (html: string) => [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap((it) => it[1] ?? []);

test("responses: security headers on each", async ({ request }) => {
  const [asset] = assetsIn(await (await request.get("/")).text());
  for (const path of [
    "/",
    "/withdraw/bank-list",
    "/favicon.svg",
    String(asset),
    "/assets/missing.js",
    "/.vite/manifest.json",
  ]) {
    const response = await request.get(path);
    expect(response.headers(), path).toMatchObject(lowerCase(securityHeaders()));
  }
});

test("caching: index page is never stored, hashed files are kept for a year", async ({ request }) => {
  const page = await request.get("/");
  expect(page.headers()["cache-control"]).toBe(cacheControl.index);
  const assets = assetsIn(await page.text());
  expect(assets.length).toBeGreaterThan(1);
  for (const asset of assets) {
    expect(asset).toMatch(/[/-][\w-]{8}\.(?:js|css|png)$/);
    expect((await request.get(asset)).headers()["cache-control"], asset).toBe(cacheControl.assets);
  }
  expect((await request.get("/favicon.svg")).headers()["cache-control"]).toBe(cacheControl.other);
});

test("routing: console URL → index page; missing file → 404", async ({ request }) => {
  const page = await request.get("/withdraw/bank-list?panel=bank-edit&bankId=1");
  expect(page.status()).toBe(200);
  expect(page.headers()["content-type"]).toContain("text/html");
  expect(page.headers()["cache-control"]).toBe(cacheControl.index);
  expect(await page.text()).toContain('<div id="root">');
  const missing = await request.get("/assets/missing-12345678.js");
  expect(missing.status()).toBe(404);
  expect(missing.headers()["cache-control"] ?? "").not.toContain("immutable");
});

test("source maps and build manifest: 404", async ({ request }) => {
  const [script] = assetsIn(await (await request.get("/")).text());
  expect((await request.get(`${script}.map`)).status()).toBe(404);
  expect((await request.get("/.vite/manifest.json")).status()).toBe(404);
});

test("scripts: compressed by Accept-Encoding, uncompressed on request", async ({ request }) => {
  const script = String(assetsIn(await (await request.get("/")).text()).find((it) => /index-.*\.js$/.test(it)));
  const packed = await request.get(script, { headers: { "Accept-Encoding": "gzip" } });
  expect(packed.headers()).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
  const brotli = await request.get(script, { headers: { "Accept-Encoding": "gzip, br" } });
  expect(brotli.headers()["content-encoding"]).toBe(sendsBrotli() ? "br" : "gzip");
  const plain = await request.get(script, { headers: { "Accept-Encoding": "identity" } });
  expect(plain.headers()["content-encoding"]).toBeUndefined();
  for (const it of [packed, brotli]) expect((await plain.body()).equals(await it.body())).toBe(true);
});

test("/api: proxied to the back end, session cookie in both directions", async ({ page, request }) => {
  expect((await request.get("/api/auth/me")).status()).toBe(401);
  await signIn(page, "SUPER_ADMIN", "/withdraw/bank-list");
  const [cookie] = (await page.context().cookies()).filter((it) => it.name === "appSession");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const me = await page.request.get("/api/auth/me");
  expect(me.status()).toBe(200);
  expect(me.headers()["x-content-type-options"]).toBe("nosniff");
});
