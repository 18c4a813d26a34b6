import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { User } from "lucide-react";
import { transactionActions } from "#entities/transaction/transaction-actions.ts";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

/** Row actions of withdrawals: those of any transaction, and the player's details. */
export const withdrawalActions = (
  panels: Panels,
  session: Session,
): RowAction<components["schemas"]["Withdrawal"]>[] => [
  ...transactionActions(panels, session),
  {
    id: "player",
    label: "Open player",
    icon: User,
    reason: () => lacking(session, "view_players"),
    onSelect: ({ player }) => panels.open("player-details", { player: player.playerCode }),
  },
];
