import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { PageDefinition } from "#kit/pages/define-module.ts";
import { inConsole } from "#testing/shell/in-console.tsx";
import { ok, stubApi } from "#testing/backend/stub-api.ts";
import { useGameSearch } from "./use-game-search.ts";

afterEach(() => void vi.unstubAllGlobals());

const GAME = { gameId: "sg-amber", title: "Amber Fox" };
const pages = [
  { path: "/gamesV2/{id}", title: "Game Details", group: "Games", permission: "view_games" },
] as unknown as PageDefinition[];

const search = (account: string, at = "/") => {
  const requests = stubApi({ "/api/games": () => ok([GAME]) });
  const { wrapper, history } = inConsole({ account, pages, at });
  const { result, rerender } = renderHook(({ query }) => useGameSearch(query, new URL(at, "http://x").search), {
    initialProps: { query: "a" },
    wrapper,
  });
  return { requests, history, result, rerender };
};

it("found games: from the second letter, by title → opens the game, the scope is kept", async () => {
  const { requests, history, result, rerender } = search("super-admin", "/?opId=op-nordlys&status=ACTIVE");
  expect([result.current.busy, requests]).toEqual([false, []]);
  rerender({ query: "am" });
  await waitFor(() => expect(result.current.commands).toMatchObject([{ label: "Amber Fox", hint: "sg-amber" }]));
  act(() => result.current.commands[0]!.onSelect());
  expect(history.location).toMatchObject({ pathname: "/gamesV2/sg-amber", search: "?opId=op-nordlys" });
});

it("found games: text changes → none until its answer arrives", async () => {
  const { result, rerender } = search("super-admin");
  rerender({ query: "am" });
  await waitFor(() => expect(result.current.commands).toHaveLength(1));
  rerender({ query: "amb" });
  expect([result.current.commands, result.current.busy]).toEqual([[], true]);
  await waitFor(() => expect(result.current.commands).toHaveLength(1));
});

it("found games: account partner, permission is missing → no request", () => {
  const { requests, result, rerender } = search("partner");
  rerender({ query: "amber" });
  expect([requests, result.current.busy, result.current.commands]).toEqual([[], false, []]);
});
