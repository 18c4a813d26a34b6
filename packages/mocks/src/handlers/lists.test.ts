import { describe, expect, test } from "vitest";
import { callOperation } from "../testing/call-operation.ts";
import { bestCpuMs } from "../testing/best-cpu-ms.ts";
import { fixedBackend } from "../testing/fixed-backend.ts";
import type { InputOf } from "../testing/to-request.ts";

const backend = fixedBackend();
const rows = [...backend.db.bankAccounts.values()];
const all = { page: 1, itemsPerPage: 10_000, opId: "*" };
type Filter = Partial<InputOf<"listBankAccounts">["body"]>;
const list = async (filter: Filter = {}) =>
  (await callOperation(backend, "listBankAccounts", { body: { ...all, ...filter } })).data;
const banks = async (filter: Partial<InputOf<"listBanks">["body"]> = {}) =>
  (await callOperation(backend, "listBanks", { body: { ...all, ...filter } })).data.items;
const isSorted = (values: (string | null)[]) =>
  values.every((it, index) => index === 0 || String(values[index - 1]) <= String(it));

describe("listBankAccounts", () => {
  test("listBankAccounts: newest first, pages make up the whole list", async () => {
    const whole = (await list()).items.map((it) => it.uuid);
    expect(isSorted((await list()).items.map((it) => it.createdAt).toReversed())).toBe(true);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, itemsPerPage: 900 })));
    expect(pages.flatMap((it) => it.items.map((row) => row.uuid))).toEqual(whole);
    expect(pages.map(({ items, count, remaining }) => [items.length, count, remaining])).toEqual([
      [900, 3000, 2100],
      [900, 3000, 1200],
      [900, 3000, 300],
      [300, 3000, 0],
    ]);
    expect(await list({ page: 9, itemsPerPage: 900 })).toEqual({ items: [], count: 3000, remaining: 0 });
  });

  const known = rows.find((it) => it.iban && it.cardNumber && it.nameOnCard)!;
  test.each<[string, Filter, (row: (typeof rows)[number]) => boolean]>([
    ["the status", { status: "PENDING" }, (it) => it.status === "PENDING"],
    ["test players", { isTest: true }, (it) => it.player.isTest],
    ["real players", { isTest: false }, (it) => !it.player.isTest],
    ["deleted", { isDeleted: true }, (it) => it.isDeleted],
    ["duplicated", { isDuplicated: true }, (it) => it.cardNumberIsDuplicated || it.ibanIsDuplicated],
    [
      "a player's code, in any case",
      { playerCode: known.player.playerCode.toLowerCase() },
      (it) => it.player.playerCode === known.player.playerCode,
    ],
    ["an IBAN with spaces", { search: known.iban!.replaceAll(/.{4}/g, "$& ") }, (it) => it.iban === known.iban],
    ["a part of a card number", { search: known.cardNumber!.slice(4) }, (it) => it.cardNumber === known.cardNumber],
    ["the holder", { search: known.nameOnCard!.toUpperCase() }, (it) => it.nameOnCard === known.nameOnCard],
    [
      "the time",
      { from: "2026-10-01T00:00:00Z", to: "2026-10-31T23:59:59+02:00" },
      (it) => it.createdAt >= "2026-10-01" && it.createdAt <= "2026-10-31T21:59:59.000Z",
    ],
    [
      "several at once",
      { status: "APPROVED", isTest: true, isDeleted: false },
      (it) => it.status === "APPROVED" && it.player.isTest && !it.isDeleted,
    ],
  ])("listBankAccounts filter: by %s → matching rows only", async (_, filter, fits) => {
    const expected = rows.filter(fits).map((it) => it.uuid);
    expect(expected.length).toBeGreaterThan(0);
    expect(new Set((await list(filter)).items.map((it) => it.uuid))).toEqual(new Set(expected));
  });

  test("listBankAccounts: sorted either way → stable, missing values last", async () => {
    for (const sortDirection of ["asc", "desc"] as const) {
      const { items } = await list({ sortBy: "confirmedAt", sortDirection });
      const moments = items.map((it) => it.confirmedAt);
      const first = moments.indexOf(null);
      expect(moments.slice(first).every((it) => it === null)).toBe(true);
      const decided = moments.slice(0, first);
      expect(isSorted(sortDirection === "asc" ? decided : decided.toReversed())).toBe(true);
      expect(
        isSorted(
          items
            .slice(first)
            .map((it) => it.createdAt)
            .toReversed(),
        ),
      ).toBe(true);
    }
  });

  test.each([
    ["default", 10],
    ["huge", 50],
  ] as const)("listBankAccounts: %s scenario → within its time limit", async (scenario, limit) => {
    const options = { headers: { "x-mock-scenario": scenario } };
    const body = { page: 1, itemsPerPage: 50, opId: "*", sortBy: "createdAt" } as const;
    expect(await bestCpuMs(() => callOperation(backend, "listBankAccounts", { body }, options))).toBeLessThan(limit);
  });
});

describe("listBanks", () => {
  test("listBanks: sorted by order, then by key", async () => {
    const items = await banks();
    expect(items.length).toBe(120);
    expect(isSorted(items.map((it) => `${String(it.order).padStart(8, "0")} ${it.key.toLowerCase()}`))).toBe(true);
  });

  test("listBanks filter: status, operator, key or name in any language → matching rows", async () => {
    expect(new Set((await banks({ status: "INACTIVE" })).map((it) => it.status))).toEqual(new Set(["INACTIVE"]));
    expect(new Set((await banks({ opId: "op-nordlys" })).map((it) => it.opId))).toEqual(new Set(["op-nordlys"]));
    const foreign = (await banks()).find((it) => Object.values(it.bankName).some((name) => name !== it.bankName.en))!;
    const name = Object.values(foreign.bankName).find((it) => it !== foreign.bankName.en)!;
    expect((await banks({ search: name })).map((it) => it.uuid)).toContain(foreign.uuid);
    expect((await banks({ search: foreign.key.toLowerCase() })).map((it) => it.uuid)).toContain(foreign.uuid);
  });
});

describe("searchPlayers", () => {
  test("searchPlayers: 100,000 players → under 50 ms", async () => {
    const many = fixedBackend();
    const seeded = [...many.db.players.values()];
    for (let at = seeded.length; at < 100_000; at++) {
      const row = seeded[at % seeded.length]!;
      const playerId = at.toString(16).padStart(24, "0");
      many.db.players.set(playerId, { ...row, playerId, playerCode: `${row.playerCode}${at}` });
    }
    // A permission of few roles, one of most roles, and one of no role.
    for (const search of [seeded[0]!.playerCode, "example", "nobody-is-called-so"])
      expect(await bestCpuMs(() => callOperation(many, "searchPlayers", { body: { search } }))).toBeLessThan(50);
  });

  test("searchPlayers: exact code → first; at most 50 results", async () => {
    const { playerId, playerCode } = [...backend.db.players.values()].find((it) => it.playerCode.length === 4)!;
    const { data } = await callOperation(backend, "searchPlayers", { body: { search: playerCode.toLowerCase() } });
    expect(data[0]).toMatchObject({ playerId, playerCode });
    expect((await callOperation(backend, "searchPlayers", { body: { search: "example" } })).data.length).toBe(50);
  });

  test("searchPlayers: fewer than two characters after trimming → refused", async () => {
    expect((await callOperation(backend, "searchPlayers", { body: { search: "f " } })).messages).toEqual([
      "Type at least two characters.",
    ]);
  });
});
