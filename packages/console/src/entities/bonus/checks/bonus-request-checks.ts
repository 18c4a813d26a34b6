import type { components } from "@backoffice/api-client";
import { plural } from "@backoffice/ui";
import { accountCheck, KYC_CHECK, RISK_CHECK, type PlayerReads } from "#entities/player/checks/player-checks.ts";
import { checkRules, type CheckRule, type Finding } from "#kit/checks/check-rule.ts";

type Schemas = components["schemas"];

/** Data for the checks of a bonus request. */
export type BonusRequestReads = PlayerReads & {
  request: Pick<Schemas["BonusFormRequest"], "playerCode" | "bonusId">;
  form: Pick<Schemas["BonusForm"], "status">;
  /** Approved requests of the player for the same bonus. */
  approved: { count: number };
};

const formFinding = ({ form }: Pick<BonusRequestReads, "form">): Finding =>
  form.status === "ACTIVE"
    ? { state: "clear", text: "active" }
    : { state: "look", text: "ended", reason: "Bonus ended. Its form is inactive." };

const approvedFinding = ({ request, approved: { count } }: Pick<BonusRequestReads, "request" | "approved">): Finding =>
  count === 0
    ? { state: "clear", text: "never" }
    : {
        state: "look",
        text: plural(count, "time"),
        reason: `The player has received this bonus ${plural(count, "time")}.`,
        proof: {
          label: "Requests",
          to: "/bonus/forms/requests",
          query: { playerCode: request.playerCode, bonusId: request.bonusId },
          permission: "view_bonus_requests",
        },
      };

const rule = checkRules<BonusRequestReads>();

export const BONUS_REQUEST_CHECKS: readonly CheckRule<BonusRequestReads>[] = [
  accountCheck("Approval credits"),
  rule({ code: "ENDED", label: "Bonus", needs: ["form"], find: formFinding }),
  rule({ code: "RECEIVED", label: "Received before", needs: ["request", "approved"], find: approvedFinding }),
  RISK_CHECK,
  KYC_CHECK,
];
