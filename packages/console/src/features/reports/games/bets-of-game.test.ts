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
])("betsOfGame: %j → filters %j", (row, query) => expect(betsOfGame(row)).toEqual(query));

it("betsOfProvider: sportsbook → sport bets, provider → bets on its games", () => {
  expect(betsOfProvider({ providerId: null })).toEqual({ betType: "SPORT" });
  expect(betsOfProvider({ providerId: "lumen-works" })).toEqual({ providerId: "lumen-works" });
});
