import { expect, it } from "vitest";
import { offers } from "#testing/offers.ts";
import { gameActions } from "./game.actions.ts";

type Game = Parameters<ReturnType<typeof gameActions>[0]["onSelect"]>[0];
const game = (hasDemo: boolean) => ({ gameId: "imoon-1", title: "Amber", status: "ENABLED", hasDemo }) as Game;
const of = (account: string, hasDemo = true) =>
  offers((panels, session) => gameActions(panels, session, "*"), account, game(hasDemo));

it.each([
  ["admin", "may"],
  ["operator-admin", expect.stringContaining("Only platform staff")],
  ["operator-manager", expect.stringContaining("edit_games_cms")],
])("catalogue game actions: %s → Disable with reason, Launch", (account, disable) =>
  expect(of(account)).toEqual({ launch: "may", disable }),
);

it("catalogue game actions: no demo → Launch is disabled with the reason", () =>
  expect(of("admin", false)).toMatchObject({ launch: "This game has no demo." }));
