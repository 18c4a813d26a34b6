import type { components } from "@backoffice/api-client";
import { KEYS } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { Ban, Check } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** Decisions on a pending prize (money §4). */
export const winnerActions = (
  panels: Panels,
  session: Session,
): RowAction<components["schemas"]["TournamentWinner"]>[] =>
  (
    [
      { id: "approve", label: "Approve", icon: Check, keys: KEYS.approve },
      { id: "reject", label: "Reject", icon: Ban, keys: KEYS.reject },
    ] as const
  ).map((looks) => ({
    ...looks,
    primary: true,
    hidden: ({ status }) => status !== "PENDING",
    reason: () => lacking(session, "payout_tournament_prizes"),
    onSelect: (winner) => panels.open("winner-prize-payout-confirmation", { winner, action: looks.id }),
  }));
