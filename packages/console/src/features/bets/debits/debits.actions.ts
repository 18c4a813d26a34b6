import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { HandCoins } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";
import { debitState } from "./debit-state.ts";

type BetDebit = components["schemas"]["BetDebit"];

/** Row actions of the debit list. */
export const debitActions = (panels: Panels, session: Session): RowAction<BetDebit>[] => [
  {
    id: "reconcile",
    label: "Reconcile",
    icon: HandCoins,
    primary: true,
    hidden: (debit) => debitState(debit) !== "OPEN",
    reason: () => lacking(session, "reconcile_bet_debits"),
    onSelect: (debit) => panels.open("reconcile-bet-debit", { debit }),
  },
];
