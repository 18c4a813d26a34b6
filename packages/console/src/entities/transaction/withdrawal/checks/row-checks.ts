import type { components } from "@backoffice/api-client";
import type { RowCheck } from "@backoffice/ui/table";
import { rowChecksOf } from "#kit/checks/row-checks.ts";

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

/** Why a withdrawal with these checks is not approved together with others (ruling 54). */
export const stopReason = (codes: readonly string[] = []): string | undefined => {
  const [worst] = rowChecks(codes);
  return worst?.state === "stop" ? `${worst.label}: approve it individually.` : undefined;
};

/** What needs a look before a withdrawal is approved together with others. */
export const lookOf = (codes: readonly string[] | undefined): string | undefined =>
  codes === undefined ? "Not checked" : rowChecks(codes).find(({ state }) => state === "look")?.label;
