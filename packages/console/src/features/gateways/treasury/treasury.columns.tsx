import type { components, listTreasuries } from "@backoffice/api-client";
import { Badge } from "@backoffice/ui";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { PageLink } from "#kit/address/page-link.tsx";
import type { ColumnLooks, ColumnsOf, ListColumn } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";

type Treasury = components["schemas"]["Treasury"];

/** A column of both tables; only the list is sortable. */
const column = <const Id extends string>(it: ColumnLooks<Treasury> & { id: Id }) => it;

const amount = (name: "openingBalance" | "paidIn" | "paidOut" | "balance" | "waiting") =>
  amountCell<Treasury>((row) => ({ value: row[name], currency: row.currency }));

/** Whether the balance covers pending withdrawals. */
const state = ({ isLow }: Treasury) => (isLow ? "Too low" : "Covered");

const currency = column({
  id: "currency",
  header: "Currency",
  cell: (row) => row.currency,
  code: true,
  text: (row) => row.currency,
  width: 100,
});

const openingBalance = column({
  id: "openingBalance",
  header: "Funded",
  help: "Funded by the operator.",
  ...amount("openingBalance"),
  width: 150,
});
const paidIn = column({
  id: "paidIn",
  header: "Paid in",
  help: "Confirmed deposits.",
  ...amount("paidIn"),
  width: 150,
});
const paidOut = column({
  id: "paidOut",
  header: "Paid out",
  help: "Confirmed withdrawals.",
  ...amount("paidOut"),
  width: 150,
});
const balance = column({
  id: "balance",
  header: "Balance",
  help: "Funded plus deposits minus withdrawals.",
  ...amount("balance"),
  width: 160,
});
const balanceInUSD = column({
  id: "balanceInUSD",
  header: "In USD",
  help: "At the current exchange rate.",
  ...amountCell<Treasury>((row) => ({ value: row.balanceInUSD, currency: "USD" })),
  width: 150,
});
const waiting = column({
  id: "waiting",
  header: "Waiting",
  help: "Pending and in-progress withdrawals.",
  ...amount("waiting"),
  width: 150,
});
const waitingCount = column({
  id: "waitingCount",
  header: "Withdrawals",
  help: "Pending count.",
  ...numberCell<Treasury>((row) => row.waitingCount),
  width: 120,
});
const isLow = column({
  id: "isLow",
  header: "State",
  help: "Whether the balance covers pending withdrawals.",
  cell: (row) => <Badge tone={row.isLow ? "stop" : "normal"}>{state(row)}</Badge>,
  text: state,
  width: 110,
  summary: "status",
  skeleton: "badge",
});

/** Columns of all treasuries, linked to their operator's account. */
export const treasuryColumns: ColumnsOf<typeof listTreasuries> = [
  {
    id: "opTitle",
    header: "Operator",
    cell: ({ opId, opTitle }) => (
      <span className="font-semibold">
        <PageLink to="/treasury-account" query={{ opId }} permission="view_treasuries">
          {opTitle}
        </PageLink>
      </span>
    ),
    text: ({ opTitle }) => opTitle,
    beside: [{ word: "ID", value: ({ opId }) => opId }],
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 170,
  },
  { ...currency, sortable: true },
  { ...balance, sortable: true },
  { ...balanceInUSD, sortable: true },
  { ...waiting, sortable: true },
  { ...waitingCount, sortable: true },
  isLow,
  { ...openingBalance, defaultHidden: true },
  { ...paidIn, defaultHidden: true },
  { ...paidOut, defaultHidden: true },
];

/** Columns of one operator's account. */
export const accountColumns = [
  currency,
  balance,
  balanceInUSD,
  waiting,
  waitingCount,
  isLow,
  openingBalance,
  paidIn,
  paidOut,
] satisfies readonly ListColumn<Treasury>[];
