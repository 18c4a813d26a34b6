import { expect, test } from "vitest";
import type { Backend } from "../backend.ts";
import { fixedBackend } from "../testing/fixed-backend.ts";

const get = (backend: Backend, path: string, headers: Record<string, string> = {}) =>
  backend.fetch(new Request(`http://localhost${path}`, { headers }));
const nickname = async (response: Response) =>
  ((await response.json()) as { data: { nickname: string } }).data.nickname;

test("sign-in: cookie set and redirect → session; sign-out → ended", async () => {
  const backend = fixedBackend();
  const login = await get(backend, "/api/auth/login?as=operator-admin&returnTo=/withdraw/bank-list%3Fpage%3D2");
  expect([login.status, login.headers.get("location")]).toEqual([302, "/withdraw/bank-list?page=2"]);
  expect(login.headers.get("set-cookie")).toBe("appSession=operator-admin; Path=/; HttpOnly; SameSite=Lax");
  expect(await nickname(await get(backend, "/api/auth/me", { cookie: "theme=dark; appSession=operator-admin" }))).toBe(
    "Aylin",
  );
  // A cookie is one browser's: the others stay signed out.
  expect((await get(backend, "/api/auth/me")).status).toBe(401);
  const logout = await get(backend, "/api/auth/logout");
  expect([logout.status, logout.headers.get("location")]).toEqual([302, "/admin"]);
  expect(logout.headers.get("set-cookie")).toContain("Max-Age=0");
  expect((await get(backend, "/api/auth/me", { cookie: "appSession=" })).status).toBe(401);
});

test("sign-in without readable cookies: account in settings → session", async () => {
  const backend = fixedBackend({ cookies: false });
  const login = await get(backend, "/api/auth/login");
  expect(login.headers.get("location")).toBe("/quick-dashboard");
  expect(backend.settings.get().account).toBe("super-admin");
  expect(await nickname(await get(backend, "/api/auth/me"))).toBe("Mara");
  await get(backend, "/api/auth/logout");
  expect((await get(backend, "/api/auth/me")).status).toBe(401);
});

test("session account: header overrides cookie, cookie overrides settings", async () => {
  const backend = fixedBackend({ settings: { account: "super-admin" } });
  const cookie = "appSession=admin";
  expect(await nickname(await get(backend, "/api/auth/me", { cookie }))).toBe("Jonas");
  expect(await nickname(await get(backend, "/api/auth/me", { cookie, "x-mock-role": "OPERATOR_MANAGER" }))).toBe(
    "Priya",
  );
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/..//evil.example",
  "https://evil.example",
  "/\t/evil.example",
  "evil",
  "",
])("sign-in: returnTo %j → 400, no cookie", async (returnTo) => {
  const response = await get(fixedBackend(), `/api/auth/login?${new URLSearchParams({ returnTo }).toString()}`);
  expect([response.status, response.headers.get("set-cookie")]).toEqual([400, null]);
});

test("sign-in: unknown account → 400", async () => {
  expect((await get(fixedBackend(), "/api/auth/login?as=nobody")).status).toBe(400);
});
