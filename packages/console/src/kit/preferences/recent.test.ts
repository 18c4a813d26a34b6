import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readRecent, remember } from "./recent.ts";

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("recent pages: many visits → each page once, latest first, at most twelve", () => {
  for (let page = 1; page <= 14; page++) remember("u1", { at: `/p${page}`, title: `Page ${page}` });
  remember("u1", { at: "/p10?status=NEW", title: "Page 10" });
  const visits = readRecent("u1");
  expect(visits).toHaveLength(12);
  expect(visits[0]).toEqual({ at: "/p10?status=NEW", title: "Page 10" });
  expect(visits.filter((item) => item.at.startsWith("/p10"))).toHaveLength(1);
});

it("recent pages: another user → none", () => {
  remember("u1", { at: "/secret", title: "Secret" });
  expect(readRecent("u2")).toEqual([]);
});

it("recent pages: foreign address or malformed storage → ignored", () => {
  localStorage.setItem(
    "recent:u1",
    JSON.stringify([{ at: "//evil", title: "x" }, { at: "/ok", title: "Ok" }, 7, null]),
  );
  expect(readRecent("u1")).toEqual([{ at: "/ok", title: "Ok" }]);
  localStorage.setItem("recent:u1", "not json");
  expect(readRecent("u1")).toEqual([]);
});
