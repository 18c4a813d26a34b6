import { readFilters } from "@backoffice/ui/filters";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import type { FilterContext } from "#kit/list/state/filters.ts";
import { betFilters, quickBetFilters } from "./bets.filters.ts";

const platform: FilterContext = {
  timeZone: "Europe/Malta",
  locale: "en-GB",
  isPlatform: true,
  opId: "*",
  can: () => true,
  client: new QueryClient(),
};
const read = (search: string) => readFilters(betFilters(platform), new URLSearchParams(search));

describe("bet filters", () => {
  it("event, tournament, discipline: type and mode not single sport → ignored (money §9)", () => {
    const of = "event=Final&tournament=Cup&discipline=Tennis";
    const given = { event: "Final", tournament: "Cup", discipline: "Tennis" };
    const none = { event: "", tournament: "", discipline: "" };
    expect(read(`${of}&betType=SPORT&betMode=SINGLE`)).toMatchObject(given);
    for (const others of ["", "&betType=SPORT", "&betMode=SINGLE", "&betType=CASINO&betMode=SINGLE"])
      expect(read(of + others)).toMatchObject(none);
  });

  it("bet ID: characters other than letters, digits, dash, underscore, slash → error (money §5)", () => {
    const { betId } = betFilters(platform);
    for (const id of ["S-9E3779B1", "a_B/2", "7"]) expect(betId?.problem(id as never)).toBeUndefined();
    for (const id of ["a b", "é", "a.b", "#1", "<b>", "a\nb"])
      expect(betId?.problem(id as never)).toBe("Use letters, digits, dash, underscore and slash only.");
    expect(read("betId=a%20b")).toMatchObject({ betId: "" });
  });

  it("status: options → OPEN, WON, LOST, CASHBACK, CANCELED (money §4)", () => {
    const { status } = betFilters(platform);
    const values = status?.kind === "select" ? status.options.map(({ value }) => value) : [];
    expect(values).toEqual(["OPEN", "WON", "LOST", "CASHBACK", "CANCELED"]);
  });

  it("bet filters: ?playerCode= → bets of one player (money §2)", () => {
    expect(read("playerCode=8F2K")).toMatchObject({ playerCode: "8F2K" });
  });

  it("roles: operator staff → no player ID; permission missing → no lookup (money §6)", () => {
    expect(betFilters(platform)).toHaveProperty("playerId");
    const operator = betFilters({ ...platform, isPlatform: false, can: () => false });
    expect(operator).not.toHaveProperty("playerId");
    expect(operator).not.toHaveProperty("gameId");
  });

  it("quick list: three filters → bar; period → drawer", () => {
    expect(Object.entries(quickBetFilters(platform)).map(([name, { place }]) => [name, place])).toEqual([
      ["search", "bar"],
      ["status", "bar"],
      ["betType", "bar"],
      ["period", "drawer"],
    ]);
  });
});
