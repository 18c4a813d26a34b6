import type { components } from "@backoffice/api-client";
import { accountCheck, KYC_CHECK, RISK_CHECK, type PlayerReads } from "#entities/player/checks/player-checks.ts";
import { usePlayerSources } from "#entities/player/checks/use-player-sources.ts";
import type { CheckRule } from "#kit/checks/check-rule.ts";
import { checksOf, type Checks } from "#kit/checks/checks.ts";
import { useSession } from "#kit/session/session.ts";
import { isUndecided } from "../../is-undecided.ts";

const PAYOUT_CHECKS: readonly CheckRule<PlayerReads>[] = [accountCheck("Approval pays"), KYC_CHECK, RISK_CHECK];

/** The checks of a payout to a player's wallet: cashback, bonus, affiliate profit, referral claim. */
export const usePayoutChecks = (tx: components["schemas"]["Transaction"]): Checks =>
  checksOf(PAYOUT_CHECKS, usePlayerSources(tx.player.playerCode, isUndecided(tx)), useSession());
