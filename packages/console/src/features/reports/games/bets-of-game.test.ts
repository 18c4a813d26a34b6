import { expect, it } from "vitest";
import { betsOfGame, betsOfProvider } from "./bets-of-game.ts";

it.each([
  [{ gameId: "gm-1", title: "Fjord Fortune", category: "SLOTS" }, { gameId: "gm-1" }],
  [
    { gameId: "sport-tennis", title: "Tennis", category: "SPORT" },
    { betType: "SPORT", betMode: "SINGLE", discipline: "Tennis" },
  ],
  [
    { gameId: "sport-combo", title: "Combo", category: "SPORT" },
    { betType: "SPORT", betMode: "COMBO" },
  ],
])("the bets of %j are filtered by %j", (row, query) => expect(betsOfGame(row)).toEqual(query));

it("the bets of the sportsbook are those on sport, of a provider those on its games", () => {
  expect(betsOfProvider({ providerId: null })).toEqual({ betType: "SPORT" });
  expect(betsOfProvider({ providerId: "lumen-works" })).toEqual({ providerId: "lumen-works" });
});
