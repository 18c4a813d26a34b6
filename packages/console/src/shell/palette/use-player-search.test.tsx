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
  const requests = stubApi({ "/api/players/search": () => ok([PLAYER]) });
  const { result, rerender } = renderHook(({ query }) => usePlayerSearch(query), {
    initialProps: { query: "f" },
    wrapper: inConsole({ account }).wrapper,
  });
  return { requests, result, rerender };
};

it.each([
  ["super-admin", "fox@example.com · Polaris · Nordlys"],
  ["admin", "fox@example.com · Polaris"],
])("found players: account %s → hint %s", async (account, hint) => {
  const { requests, result, rerender } = search(account);
  expect([result.current.short, result.current.busy, requests]).toEqual([true, false, []]);
  rerender({ query: "fo" });
  await waitFor(() => expect(result.current.commands).toMatchObject([{ label: "fox · 8F2K", hint }]));
  expect(requests).toEqual(["/api/players/search"]);
});

it("found players: text changes → none until its answer arrives", async () => {
  const { result, rerender } = search("admin");
  rerender({ query: "fo" });
  await waitFor(() => expect(result.current.commands).toHaveLength(1));
  rerender({ query: "fox" });
  expect([result.current.commands, result.current.busy]).toEqual([[], true]);
  await waitFor(() => expect(result.current.commands).toHaveLength(1));
});

it("found players: pasted code → sent without invisible characters, too long text → not sent", async () => {
  const { requests, result, rerender } = search("admin");
  rerender({ query: "x".repeat(500) });
  expect([result.current.short, result.current.busy]).toEqual([false, false]);
  rerender({ query: "\u200E8F2K\u00A0" });
  await waitFor(() => expect(result.current.commands).toHaveLength(1));
  rerender({ query: "8F2K" });
  expect([result.current.commands.length, requests.length]).toEqual([1, 1]);
});

it.each(["operator-admin", "operator-manager", "brand-admin"])(
  "found players: account %s → own players",
  async (account) => {
    const { requests, result, rerender } = search(account);
    rerender({ query: "fox" });
    await waitFor(() => expect(result.current.commands).toMatchObject([{ label: "fox · 8F2K" }]));
    expect(requests).toEqual(["/api/players/search"]);
  },
);

it.each(["dev-ops", "partner"])("found players: account %s, permission is missing → no request", (account) => {
  const { requests, result, rerender } = search(account);
  rerender({ query: "fox" });
  expect([requests, result.current.busy, result.current.commands]).toEqual([[], false, []]);
});
