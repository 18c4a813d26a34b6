import { listTransactionActivities, type components } from "@backoffice/api-client";
import { listTransactionActivities as shape } from "@backoffice/api-client/shapes/activities";
import { dateCell, idCell, textCell } from "@backoffice/ui/table";
import { ScrollText } from "lucide-react";
import { listPage } from "#entities/fields/list-page.ts";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import { refCell } from "#kit/references/ref-cell.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";
import { transactionOf } from "./transaction-of.ts";

type Activity = components["schemas"]["ActivityRow"];

/** `/transactions/transactions-activities`: what staff did about transactions, and whose they are. */
export const TransactionActivitiesPage = listPage({
  read: listTransactionActivities,
  shape,
  label: "Transaction activities",
  key: "uuid",
  columns: [
    {
      id: "timestamp",
      header: "When",
      ...dateCell<Activity>(({ timestamp }) => timestamp),
      align: "start",
      sortable: true,
      hideable: false,
      sticky: "start",
      width: 170,
    },
    { id: "message", header: "What", ...textCell<Activity>(({ message }) => message), width: 300 },
    {
      id: "user",
      header: "Who",
      ...textCell<Activity>(({ user }) => user.nickname ?? user.email),
      sortable: true,
      width: 140,
    },
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
    {
      id: "subtype",
      header: "Action",
      ...textCell<Activity>(({ subtype }) => choiceWords(subtype)),
      sortable: true,
      width: 170,
    },
    { id: "opId", header: "Operator", ...operatorCell<Activity>(({ opId }) => opId), sortable: true, width: 150 },
    {
      id: "role",
      header: "Role",
      ...textCell<Activity>(({ user }) => choiceWords(user.role)),
      width: 140,
      defaultHidden: true,
    },
    { id: "env", header: "Environment", ...textCell<Activity>(({ env }) => env), width: 110, defaultHidden: true },
  ],
  empty: { icon: ScrollText, text: "What staff do about transactions appears here." },
});
