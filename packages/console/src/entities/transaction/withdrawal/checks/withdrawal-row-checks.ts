import type { components } from "@backoffice/api-client";
import type { RowCheck } from "@backoffice/ui/table";
import { bulkChecks } from "#kit/checks/bulk-checks.ts";
import { rowChecksOf } from "#kit/checks/row-checks-of.ts";

type Code = components["schemas"]["WithdrawalCheck"];

/** The checks of a row, most severe first. */
const ROW_CHECKS: Readonly<Record<Code, RowCheck>> = {
  PLAYER_DELETED: { label: "Player deleted", state: "stop" },
  PLAYER_BLOCKED: { label: "Player blocked", state: "stop" },
  PLAYER_SELF_EXCLUDED: { label: "Self-excluded", state: "stop" },
  HOLDER_DIFFERS: { label: "Holder differs", state: "stop" },
  SHARED_DESTINATION: { label: "Shared destination", state: "look" },
  HIGH_RISK: { label: "High risk", state: "look" },
  KYC_INCOMPLETE: { label: "KYC incomplete", state: "look" },
  FIRST_WITHDRAWAL: { label: "First withdrawal", state: "look" },
  TEST_PLAYER: { label: "Test player", state: "note" },
};

/** The checks of a withdrawal's row in words. */
export const rowChecks = rowChecksOf(ROW_CHECKS);

export const { stopReason, lookOf } = bulkChecks(rowChecks);
