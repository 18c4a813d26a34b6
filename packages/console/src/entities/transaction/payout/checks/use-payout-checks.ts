import type { components } from "@backoffice/api-client";
import { usePlayerSources } from "#entities/player/checks/use-player-sources.ts";
import { checksOf, type Checks } from "#kit/checks/checks-of.ts";
import { useSession } from "#kit/session/session.ts";
import { isUndecided } from "../../is-undecided.ts";
import { PAYOUT_CHECKS } from "./payout-checks.ts";

/** The checks of a payout to a player's wallet: cashback, bonus, affiliate profit, referral claim. */
export const usePayoutChecks = (tx: components["schemas"]["Transaction"]): Checks =>
  checksOf(PAYOUT_CHECKS, usePlayerSources(tx.player.playerCode, isUndecided(tx)), useSession());
