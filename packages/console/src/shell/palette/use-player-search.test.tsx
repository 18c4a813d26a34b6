import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { usePlayerSearch } from "./use-player-search.ts";

afterEach(() => void vi.unstubAllGlobals());

const PLAYER = {
  playerId: "p-1",
  playerCode: "8F2K",
  username: "fox",
  email: "fox@example.com",
  opId: "br-polaris",
  opTitle: "Polaris",
  parentOpTitle: "Nordlys",
};

const search = (account: string) => {
  const asked = stubApi({ "/api/players/search": () => ok([PLAYER]) });
  const { result, rerender } = renderHook(({ query }) => usePlayerSearch(query), {
    initialProps: { query: "f" },
    wrapper: inConsole({ account }).wrapper,
  });
  return { asked, result, rerender };
};

it.each([
  ["super-admin", "fox@example.com · Polaris · Nordlys"],
  ["admin", "fox@example.com · Polaris"],
])("found players: account %s → hint %s", async (account, hint) => {
  const { asked, result, rerender } = search(account);
  expect([result.current.short, result.current.busy, asked]).toEqual([true, false, []]);
  rerender({ query: "fo" });
  await waitFor(() => expect(result.current.found).toMatchObject([{ label: "fox · 8F2K", hint }]));
  expect(asked).toEqual(["/api/players/search"]);
});

it("found players: text changes → none until its answer arrives", async () => {
  const { result, rerender } = search("admin");
  rerender({ query: "fo" });
  await waitFor(() => expect(result.current.found).toHaveLength(1));
  rerender({ query: "fox" });
  expect([result.current.found, result.current.busy]).toEqual([[], true]);
  await waitFor(() => expect(result.current.found).toHaveLength(1));
});

it("found players: pasted code → sent without invisible characters, too long text → not sent", async () => {
  const { asked, result, rerender } = search("admin");
  rerender({ query: "x".repeat(500) });
  expect([result.current.short, result.current.busy]).toEqual([false, false]);
  rerender({ query: "\u200E8F2K\u00A0" });
  await waitFor(() => expect(result.current.found).toHaveLength(1));
  rerender({ query: "8F2K" });
  expect([result.current.found.length, asked.length]).toEqual([1, 1]);
});

it.each(["operator-admin", "operator-manager", "brand-admin"])(
  "found players: account %s → own players",
  async (account) => {
    const { asked, result, rerender } = search(account);
    rerender({ query: "fox" });
    await waitFor(() => expect(result.current.found).toMatchObject([{ label: "fox · 8F2K" }]));
    expect(asked).toEqual(["/api/players/search"]);
  },
);

it.each(["dev-ops", "partner"])("found players: account %s, permission is missing → no request", (account) => {
  const { asked, result, rerender } = search(account);
  rerender({ query: "fox" });
  expect([asked, result.current.busy, result.current.found]).toEqual([[], false, []]);
});
