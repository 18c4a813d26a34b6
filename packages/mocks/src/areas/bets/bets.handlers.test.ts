import { describe, expect, test } from "vitest";
import { callOperation } from "../../testing/call-operation.ts";
import { fixedBackend } from "../../testing/fixed-backend.ts";
import type { InputOf } from "../../testing/to-request.ts";

const backend = fixedBackend();
const all = { page: 1, itemsPerPage: 50, opId: "*" };
type Filter = Partial<InputOf<"listBets">["body"]>;
const list = async (filter: Filter = {}, as = "super-admin") =>
  (await callOperation(backend, "listBets", { body: { ...all, ...filter } }, { as })).data;
type Row = Awaited<ReturnType<typeof list>>["items"][number];

const rows = [...backend.db.bets.bets.values()];
const sport = rows.find((it) => it.betMode === "SINGLE" && it.betType === "SPORT")!;
const casino = rows.find((it) => it.betType === "CASINO")!;
const open = rows.find((it) => it.status === "OPEN" && it.betMode === "COMBO")!;

describe("listBets", () => {
  test.each<[string, Filter, (row: Row) => boolean]>([
    ["nothing", {}, () => true],
    ["the status", { status: "OPEN" }, (it) => it.status === "OPEN"],
    ["the type and the mode", { betType: "SPORT", betMode: "SYSTEM" }, (it) => it.betMode === "SYSTEM"],
    ["real players", { isTest: false }, (it) => !it.player.isTest],
    ["the operator", { opId: "op-nordlys" }, (it) => it.opId === "op-nordlys"],
    [
      "a player's code, in any case",
      { playerCode: sport.player.playerCode.toLowerCase() },
      (it) => it.player.playerCode === sport.player.playerCode,
    ],
    ["the game", { gameId: casino.gameId! }, (it) => it.gameId === casino.gameId],
    ["the discipline of single bets", { discipline: "Tennis" }, (it) => it.discipline === "Tennis"],
    ["the tournament of single bets", { tournament: "clay" }, (it) => it.tournament === "Clay Masters"],
    ["the currency", { currency: "SEK" }, (it) => it.currency === "SEK"],
    [
      "the time",
      { from: "2026-10-01T00:00:00Z", to: "2026-10-02T00:00:00+02:00" },
      (it) => it.createdAt >= "2026-10-01" && it.createdAt <= "2026-10-01T22:00:00.000Z",
    ],
    ["an id", { betId: open.betId }, (it) => it.betId === open.betId],
    [
      "an id in the search box, in any case",
      { search: ` ${open.betId.toLowerCase()} ` },
      (it) => it.betId === open.betId,
    ],
    ["an event in the search box", { search: sport.event! }, (it) => it.event === sport.event],
    [
      "several at once",
      { status: "WON", betType: "CASINO", isTest: true, currency: "EUR" },
      (it) => it.status === "WON" && it.betType === "CASINO" && it.player.isTest && it.currency === "EUR",
    ],
  ])("listBets filter: by %s → matching rows only", async (_, filter, fits) => {
    const expected = rows.filter(fits);
    expect(expected.length).toBeGreaterThan(0);
    const { items, count } = await list(filter);
    expect(count).toBe(expected.length);
    expect(items.map((it) => it.betId)).toEqual(expected.slice(0, 50).map((it) => it.betId));
  });

  test("listBets: operator staff → own and brand bets only; unknown id → empty list", async () => {
    const { items } = await list({ itemsPerPage: 500 }, "operator-admin");
    const mine = new Set(
      [...backend.db.operators.values()].filter((it) => it.parentOpId === "op-nordlys").map((it) => it.opId),
    );
    expect(items.every((it) => it.opId === "op-nordlys" || mine.has(it.opId))).toBe(true);
    expect((await list({ betId: "S-00000000" })).count).toBe(0);
  });

  const SORTS = ["createdAt", "settledAt", "betAmountInUSD", "winAmountInUSD", "odds", "status", "playerCode"] as const;
  test.each(
    SORTS.flatMap(
      (sortBy) =>
        [
          [sortBy, "asc"],
          [sortBy, "desc"],
        ] as const,
    ),
  )("listBets sort: by %s %s → sorted, missing values last", async (sortBy, sortDirection) => {
    const value = (it: Row) => (sortBy === "playerCode" ? it.player.playerCode : it[sortBy]);
    const { items } = await list({
      sortBy,
      sortDirection,
      opId: "br-polaris",
      itemsPerPage: 10_000,
    });
    const values = items.map(value);
    const known = values.filter((it) => it !== null);
    expect(values.slice(known.length).every((it) => it === null)).toBe(true);
    const sign = sortDirection === "asc" ? 1 : -1;
    expect(known.every((it, at) => at === 0 || it === known[at - 1] || sign * (it > known[at - 1]! ? 1 : -1) > 0)).toBe(
      true,
    );
  });

  test("listBets paging: three pages → same rows as one large page", async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, itemsPerPage: 7, status: "OPEN" })));
    const whole = await list({ itemsPerPage: 21, status: "OPEN" });
    expect(pages.flatMap((it) => it.items)).toEqual(whole.items);
    expect(pages.map((it) => it.remaining)).toEqual([7, 14, 21].map((it) => whole.count - it));
  });
});
