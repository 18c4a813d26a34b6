import { describe, expect, test } from "vitest";
import { callOperation } from "../../testing/call-operation.ts";
import { bestCpuMs } from "../../testing/best-cpu-ms.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import type { InputOf } from "../../testing/to-request.ts";

const backend = fixedBackend();
const page = { page: 1, itemsPerPage: 50 };

describe("12,000 games", () => {
  test.each<[string, Partial<InputOf<"listGames">["body"]>]>([
    ["the first page", {}],
    ["the last page", { page: 240 }],
    ["a filter", { aggregator: "imoon", status: "ENABLED", hasDemo: true }],
    ["a search", { search: "lantern" }],
    ["a sort by a text", { sortBy: "title", sortDirection: "desc" }],
    ["a sort by a number", { sortBy: "RTP", sortDirection: "asc" }],
  ])("listGames, 12,000 games: %s → under 50 ms", async (_, asked) => {
    expect(backend.db.games.games.size).toBe(12_000);
    const list = () => callOperation(backend, "listGames", { body: { ...page, ...asked } });
    expect(await bestCpuMs(list)).toBeLessThan(50);
  });

  test.each<[string, Partial<InputOf<"listOperatorGames">["body"]>]>([
    ["the first page", {}],
    ["the last page", { page: 240 }],
    ["a filter", { aggregator: "imoon", status: "ACTIVE" }],
    ["a search", { search: "lantern" }],
    ["a sort by the game", { sortBy: "title", sortDirection: "desc" }],
    ["a sort by the operator's setting", { sortBy: "status", sortDirection: "asc" }],
  ])("listOperatorGames, one operator: %s → under 50 ms", async (_, asked) => {
    const list = () => callOperation(backend, "listOperatorGames", { body: { ...page, opId: "op-nordlys", ...asked } });
    expect(await bestCpuMs(list)).toBeLessThan(50);
  });

  test.each<[string, Partial<InputOf<"listOperatorGames">["body"]>]>([
    ["the first page", {}],
    ["a filter", { status: "ACTIVE" }],
    ["a sort", { sortBy: "status", sortDirection: "desc" }],
  ])("listOperatorGames, all operators, a million rows: %s → under 100 ms", async (_, asked) => {
    const list = () => callOperation(backend, "listOperatorGames", { body: { ...page, opId: "*", ...asked } });
    expect((await list()).data.count).toBeGreaterThan(500_000);
    expect(await bestCpuMs(list)).toBeLessThan(100);
  });
});

test("listOperatorGames: setting changed by staff → filter and sort use it", async () => {
  const staffed = fixedBackend({ scenario: "small" });
  const list = async (asked: Partial<InputOf<"listOperatorGames">["body"]>) =>
    (await callOperation(staffed, "listOperatorGames", { body: { ...page, opId: "*", ...asked } })).data;
  const disabled = await list({ status: "DISABLED" });
  const { opId, gameId, title } = disabled.items.at(-1)!;
  const dto = { gameId, order: 9_999, status: "ACTIVE" } as const;
  await callOperation(staffed, "updateOperatorGame", { body: { opId, dto, gameTitle: title } });
  expect((await list({ status: "DISABLED" })).count).toBe(disabled.count - 1);
  const [last] = (await list({ sortBy: "order", sortDirection: "desc" })).items;
  expect(last).toMatchObject({ opId, gameId, order: 9_999, status: "ACTIVE" });
});
