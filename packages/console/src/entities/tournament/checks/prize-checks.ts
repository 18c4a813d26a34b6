import type { components } from "@backoffice/api-client";
import { accountCheck, KYC_CHECK, RISK_CHECK, type PlayerReads } from "#entities/player/checks/player-checks.ts";
import { checkRules, type CheckRule, type Finding } from "#kit/checks/check-rule.ts";

/** Data for the checks of a tournament prize. */
export type PrizeReads = PlayerReads & { tournament: Pick<components["schemas"]["Tournament"], "status"> };

const tournamentFinding = ({ tournament }: Pick<PrizeReads, "tournament">): Finding =>
  tournament.status === "ACTIVE"
    ? { state: "look", text: "not ended", reason: "Tournament not ended. Its ranking can still change." }
    : { state: "clear", text: "ended" };

const rule = checkRules<PrizeReads>();

export const PRIZE_CHECKS: readonly CheckRule<PrizeReads>[] = [
  accountCheck("Approval pays"),
  rule({ code: "TOURNAMENT", label: "Tournament", needs: ["tournament"], find: tournamentFinding }),
  KYC_CHECK,
  RISK_CHECK,
];
