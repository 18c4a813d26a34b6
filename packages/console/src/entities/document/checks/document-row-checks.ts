import type { components } from "@backoffice/api-client";
import type { RowCheck } from "@backoffice/ui/table";
import { rowChecksOf } from "#kit/checks/row-checks-of.ts";

type Schemas = components["schemas"];

/** The checks of a document's row, most severe first. */
const ROW_CHECKS: Readonly<Record<Schemas["PlayerDocumentCheck"], RowCheck>> = {
  PLAYER_DELETED: { label: "Deleted", state: "stop" },
  PLAYER_BLOCKED: { label: "Blocked", state: "stop" },
  PLAYER_SELF_EXCLUDED: { label: "Self-excluded", state: "stop" },
  UNDER_AGE: { label: "Under 18", state: "stop" },
  NAME_DIFFERS: { label: "Name differs", state: "stop" },
  BIRTH_DATE_DIFFERS: { label: "Birth date differs", state: "stop" },
  WITHDRAWAL_WAITING: { label: "Withdrawal", state: "look" },
  SENT_AGAIN: { label: "Sent again", state: "look" },
  TEST_PLAYER: { label: "Test player", state: "note" },
};

export const documentRowChecks = rowChecksOf(ROW_CHECKS);

/** Checks that the row of a waiting document allows without a call. */
export const ownCodes = ({
  noteForThePlayer,
  isTest,
}: Pick<Schemas["PlayerDocument"], "noteForThePlayer" | "isTest">): Schemas["PlayerDocumentCheck"][] => [
  ...(noteForThePlayer ? (["SENT_AGAIN"] as const) : []),
  ...(isTest ? (["TEST_PLAYER"] as const) : []),
];
