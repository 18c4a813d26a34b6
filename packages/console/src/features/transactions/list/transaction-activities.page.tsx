import { listTransactionActivities, type components } from "@backoffice/api-client";
import { listTransactionActivities as shape } from "@backoffice/api-client/shapes/activities";
import { idCell } from "@backoffice/ui/table";
import { ScrollText } from "lucide-react";
import { changesIn } from "#entities/activity/activity-changes.tsx";
import { activityColumns } from "#entities/activity/activity-columns.tsx";
import { listPage } from "#entities/fields/contract-page.ts";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import { refCell } from "#kit/references/ref-cell.tsx";
import { transactionOf } from "./transaction-of.ts";

type Activity = components["schemas"]["ActivityRow"];

/** `/transactions/transactions-activities`: staff actions on transactions. */
export const TransactionActivitiesPage = listPage({
  read: listTransactionActivities,
  shape,
  label: "Transaction activities",
  key: "uuid",
  columns: activityColumns(
    {
      id: "player",
      header: "Player",
      ...playerLinkCell<Activity>(({ subject }) => ({ playerCode: subject.title })),
      width: 120,
    },
    {
      id: "transaction",
      header: "Transaction",
      ...refCell<Activity>("transaction", transactionOf, idCell(transactionOf)),
      width: 150,
    },
  ),
  more: changesIn("transactions"),
  empty: { icon: ScrollText, text: "Staff actions on transactions appear here." },
});
