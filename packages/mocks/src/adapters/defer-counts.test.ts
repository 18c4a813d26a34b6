import { expect, test } from "vitest";
import { deferCounts } from "./defer-counts.ts";

const get = (path: string) => new Request(new URL(path, "http://localhost"));

test("deferCounts: badges requested beside other calls → answered last, also after a failure", async () => {
  const answered: string[] = [];
  const { promise: go, resolve: release } = Promise.withResolvers<void>();
  const fetch = deferCounts(async ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname !== "/api/admin/badges") await go;
    answered.push(pathname);
    if (pathname === "/api/rates") throw new Error("cut");
    return new Response();
  });
  const rates = fetch(get("/api/rates"));
  const all = [fetch(get("/api/banks/list")), fetch(get("/api/admin/badges"))];
  release();
  await expect(rates).rejects.toThrow("cut");
  await Promise.all(all);
  expect(answered).toEqual(["/api/rates", "/api/banks/list", "/api/admin/badges"]);
});
