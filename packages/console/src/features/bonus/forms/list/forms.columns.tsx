import type { components, listBonusForms } from "@backoffice/api-client";
import { dateCell, idCell, statusCell, textCell } from "@backoffice/ui/table";
import { BONUS_STATUS } from "#entities/bonus/bonus-words.ts";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { choiceCell } from "#kit/words/choice-cell.ts";

type Form = components["schemas"]["BonusForm"];

/** Columns of the form list. */
export const formColumns: ColumnsOf<typeof listBonusForms> = [
  {
    id: "title",
    header: "Name",
    ...textCell<Form>(({ title }) => title),
    cell: ({ title }) => <bdi className="truncate font-semibold">{title}</bdi>,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 200,
  },
  {
    id: "status",
    header: "Status",
    ...statusCell<Form, Form["status"]>(({ status }) => status, BONUS_STATUS),
    sortable: true,
    width: 100,
  },
  {
    id: "pendingCount",
    header: "Pending",
    help: "Undecided requests.",
    ...numberCell<Form>(({ pendingCount }) => pendingCount),
    sortable: true,
    width: 95,
  },
  {
    id: "requestsCount",
    header: "Requests",
    ...numberCell<Form>(({ requestsCount }) => requestsCount),
    sortable: true,
    width: 100,
  },
  {
    id: "bonusAmountInUSD",
    header: "Default amount",
    ...amountCell<Form>(({ bonusAmountInUSD }) => ({ value: bonusAmountInUSD, currency: "USD" })),
    sortable: true,
    width: 130,
  },
  { id: "prizeType", header: "Prize", ...choiceCell<Form>(({ prizeType }) => prizeType), width: 125 },
  {
    id: "fields",
    header: "Questions",
    ...numberCell<Form>(({ fields }) => fields.length),
    width: 95,
  },
  { id: "opTitle", header: "Operator", ...operatorCell<Form>(({ opId }) => opId), sortable: true, width: 150 },
  { id: "uniqeId", header: "ID", ...idCell<Form>(({ uniqeId }) => uniqeId), width: 105 },
  {
    id: "createdAt",
    header: "Created",
    ...dateCell<Form>(({ createdAt }) => createdAt),
    sortable: true,
    width: 175,
  },
  {
    id: "createdBy",
    header: "Created by",
    ...textCell<Form>(({ createdBy }) => createdBy),
    width: 130,
    defaultHidden: true,
  },
];
