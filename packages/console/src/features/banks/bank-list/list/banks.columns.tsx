import type { components, listBanks } from "@backoffice/api-client";
import { textCell } from "@backoffice/ui/table";
import { BankStatusBadge } from "#entities/bank/bank-status.tsx";
import { languagesColumn } from "#entities/language/languages.column.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";

type Bank = components["schemas"]["Bank"];

/** Columns of the bank list. */
export const bankColumns: ColumnsOf<typeof listBanks> = [
  {
    id: "key",
    header: "Key",
    cell: (bank) => bank.key,
    text: (bank) => bank.key,
    code: true,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 180,
    skeleton: "id",
  },
  {
    id: "bankName",
    header: "Name",
    ...textCell<Bank>((bank) => bank.bankName.en),
    sortable: true,
    width: 170,
  },
  languagesColumn((bank) => bank.bankName),
  {
    id: "opId",
    header: "Operator",
    ...operatorCell<Bank>(({ opId }) => opId),
    sortable: true,
    width: 170,
  },
  {
    id: "order",
    header: "Order",
    ...numberCell<Bank>(({ order }) => order),
    sortable: true,
    width: 90,
  },
  {
    id: "status",
    header: "Status",
    cell: (bank) => <BankStatusBadge status={bank.status} />,
    text: (bank) => bank.status,
    sortable: true,
    width: 120,
    summary: "status",
    skeleton: "badge",
  },
];
