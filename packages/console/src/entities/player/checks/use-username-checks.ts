import { checksOf, type Checks } from "#kit/checks/checks-of.ts";
import { useSession } from "#kit/session/session.ts";
import { usePlayer } from "../use-player.ts";
import { USERNAME_CHECKS } from "./username-checks.ts";

/** The checks of a requested username. */
export const useUsernameChecks = (playerCode: string): Checks =>
  checksOf(USERNAME_CHECKS, { player: { query: usePlayer(playerCode), permission: "view_players" } }, useSession());
