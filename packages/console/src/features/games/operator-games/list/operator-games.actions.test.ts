import { expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { operatorGameActions } from "./operator-games.actions.ts";

type OperatorGame = Parameters<ReturnType<typeof operatorGameActions>[0]["onSelect"]>[0];
const game = { opId: "op-nordlys", gameId: "imoon-1", title: "Amber" } as OperatorGame;

it.each([
  ["super-admin", "may"],
  ["operator-admin", "may"],
  ["operator-manager", expect.stringContaining("edit_operator_games")],
  ["dev-ops", expect.stringContaining("edit_operator_games")],
])("operator game actions: %s → Edit with reason, Launch", (account, edit) =>
  expect(offers(operatorGameActions, account, game)).toEqual({ edit, launch: "may" }),
);
