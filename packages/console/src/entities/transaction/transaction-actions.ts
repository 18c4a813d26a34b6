import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import type { Panels } from "#kit/panels/definition/panels.ts";
import type { Session } from "#kit/session/session.ts";
import { deleteActions } from "./actions/delete-actions.ts";
import { depositActions } from "./actions/deposit-actions.ts";
import { payoutActions } from "./actions/payout-actions.ts";
import { withdrawActions } from "./actions/withdraw-actions.ts";

/** The actions that decide about a transaction. */
export const DECISION_ACTIONS: ReadonlySet<string> = new Set([
  "verify",
  "approve",
  "reject",
  "approve-payout",
  "reject-payout",
]);

/**
 * Actions of a transaction in lists, its drawer and its page. Each kind of transaction has a file in
 * `actions/`, which opens panels by id, so that features stay independent.
 */
export const transactionActions = (
  panels: Panels,
  session: Session,
): RowAction<components["schemas"]["Transaction"]>[] => [
  ...depositActions(panels, session),
  ...withdrawActions(panels, session),
  ...payoutActions(panels, session),
  ...deleteActions(panels, session),
];
