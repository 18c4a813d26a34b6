import { expect, it } from "vitest";
import { operatorGameKey, readOperatorGameKey } from "./operator-game-key.ts";

it.each([
  { opId: "op-nordlys", gameId: "imoon-00417" },
  { opId: "op-nordlys", gameId: "with/slashes/in it" },
])("operatorGameKey: %o → key that reads back as the same game", (game) => {
  expect(readOperatorGameKey(operatorGameKey(game))).toEqual(game);
});

it.each([undefined, "", "op-nordlys", "op-nordlys/", "/imoon-00417"])("readOperatorGameKey: %o → undefined", (key) => {
  expect(readOperatorGameKey(key)).toBeUndefined();
});
