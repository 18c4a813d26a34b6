import { expect, it } from "vitest";
import { operatorGameKey, readOperatorGameKey } from "./operator-game-key.ts";

it.each([
  { opId: "op-nordlys", gameId: "imoon-00417" },
  { opId: "op-nordlys", gameId: "with/slashes/in it" },
])("names one operator's game in one word and finds it again: %o", (game) => {
  expect(readOperatorGameKey(operatorGameKey(game))).toEqual(game);
});

it.each([undefined, "", "op-nordlys", "op-nordlys/", "/imoon-00417"])("reads nothing out of %o", (key) => {
  expect(readOperatorGameKey(key)).toBeUndefined();
});
