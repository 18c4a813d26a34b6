import type { components } from "@backoffice/api-client";
import { checkRules, type CheckRule } from "#kit/checks/check-rule.ts";
import { accountFinding, kycFinding, riskFinding } from "./player-findings.ts";

/** Data for the checks of a player's money. */
export type PlayerReads = {
  player: components["schemas"]["Player"];
  /** Null if the risk report does not list the player. */
  risk: components["schemas"]["RiskReportRow"] | null;
};

const rule = checkRules<PlayerReads>();

/** Whether the account is active; `act` says what the decision does: "Approval pays". */
export const accountCheck = (act: string): CheckRule<Pick<PlayerReads, "player">> =>
  rule({ code: "PLAYER", label: "Player", needs: ["player"], find: ({ player }) => accountFinding(player, act) });

export const KYC_CHECK = rule({
  code: "KYC",
  label: "KYC",
  needs: ["player"],
  find: ({ player }) => kycFinding(player),
});

export const RISK_CHECK = rule({ code: "RISK", label: "Risk", needs: ["risk"], find: ({ risk }) => riskFinding(risk) });
