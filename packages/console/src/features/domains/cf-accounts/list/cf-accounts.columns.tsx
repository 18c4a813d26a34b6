import type { components, listCfAccounts, listCfAccountsV3 } from "@backoffice/api-client";
import { dateCell, idCell, textCell } from "@backoffice/ui/table";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { refCell } from "#kit/references/ref-cell.tsx";

type Account = components["schemas"]["CfAccount"];
type AccountV3 = components["schemas"]["CfAccountV3"];

/** Columns of both account lists; rows have no keys. */
const shared = [
  {
    id: "cfAccountId",
    header: "Account ID",
    help: "Account ID at Cloudflare.",
    ...idCell<AccountV3>((row) => row.cfAccountId),
    sortable: true,
    width: 170,
  },
  { id: "opId", header: "Operator", ...operatorCell<AccountV3>(({ opId }) => opId), sortable: true, width: 170 },
  { id: "createdAt", header: "Created At", ...dateCell<AccountV3>((row) => row.createdAt), sortable: true, width: 185 },
  { id: "updatedAt", header: "Updated At", ...dateCell<AccountV3>((row) => row.updatedAt), sortable: true, width: 185 },
  {
    id: "partnerId",
    header: "Partner",
    ...refCell<AccountV3>(
      "partner",
      (row) => row.partnerId,
      idCell<AccountV3>((row) => row.partnerId),
    ),
    width: 130,
    defaultHidden: true,
  },
] as const satisfies ColumnsOf<typeof listCfAccountsV3>;

/** Columns of accounts for domains. */
export const cfAccountColumns: ColumnsOf<typeof listCfAccounts> = [
  {
    id: "title",
    header: "Account",
    cell: ({ title }) => <span className="font-semibold">{title}</span>,
    text: ({ title }) => title,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 220,
  },
  {
    id: "cfAccountCode",
    header: "Code",
    help: "Internal name of the account.",
    cell: ({ cfAccountCode }) => <span className="font-mono text-meta">{cfAccountCode}</span>,
    text: ({ cfAccountCode }) => cfAccountCode,
    copyable: true,
    sortable: true,
    width: 170,
  },
  ...shared,
  {
    id: "description",
    header: "Description",
    ...textCell<Account>((row) => row.description),
    width: 260,
    defaultHidden: true,
  },
  { id: "note", header: "Note", ...textCell<Account>((row) => row.note), width: 260, defaultHidden: true },
];

/** Columns of accounts for hostnames. */
export const cfAccountV3Columns: ColumnsOf<typeof listCfAccountsV3> = [
  {
    id: "cfAccountCode",
    header: "Account",
    cell: ({ cfAccountCode }) => <span className="font-mono text-meta font-semibold">{cfAccountCode}</span>,
    text: ({ cfAccountCode }) => cfAccountCode,
    copyable: true,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 220,
  },
  ...shared,
];
