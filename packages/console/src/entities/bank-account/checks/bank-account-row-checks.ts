import type { components } from "@backoffice/api-client";
import type { RowCheck } from "@backoffice/ui/table";
import { bulkChecks } from "#kit/checks/bulk-checks.ts";
import { rowChecksOf } from "#kit/checks/row-checks-of.ts";

type Schemas = components["schemas"];
type Code = Schemas["BankAccountCheck"];

/** The checks of a bank account's row, most severe first. */
const ROW_CHECKS: Readonly<Record<Code, RowCheck>> = {
  PLAYER_DELETED: { label: "Deleted", state: "stop" },
  PLAYER_BLOCKED: { label: "Blocked", state: "stop" },
  PLAYER_SELF_EXCLUDED: { label: "Self-excluded", state: "stop" },
  HOLDER_DIFFERS: { label: "Holder differs", state: "stop" },
  DUPLICATE_NUMBER: { label: "Duplicate", state: "look" },
  KYC_INCOMPLETE: { label: "KYC incomplete", state: "look" },
  TEST_PLAYER: { label: "Test player", state: "note" },
};

export const bankAccountRowChecks = rowChecksOf(ROW_CHECKS);

export const { stopReason, lookOf } = bulkChecks(bankAccountRowChecks);

/** Checks that the row of a bank account allows without a call. */
export const ownCodes = ({
  ibanIsDuplicated,
  cardNumberIsDuplicated,
  player,
}: Pick<Schemas["BankAccount"], "ibanIsDuplicated" | "cardNumberIsDuplicated" | "player">): Code[] => [
  ...(ibanIsDuplicated || cardNumberIsDuplicated ? (["DUPLICATE_NUMBER"] as const) : []),
  ...(player.isTest ? (["TEST_PLAYER"] as const) : []),
];
