import { listCardUsers, type components } from "@backoffice/api-client";
import { AddressTabs } from "@backoffice/ui";
import { text } from "@backoffice/ui/filters";
import { dateCell, textCell } from "@backoffice/ui/table";
import { useMemo } from "react";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { OperatorName } from "#entities/operator/operator-name.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import { useSearchParam } from "#kit/address/use-search-param.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { rowsOf, type ListRequest } from "#kit/list/rows/row-source.ts";
import { defineListFilters } from "#kit/list/state/filters.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";

type Card = components["schemas"]["CardUser"];

/** Page size (shell §9). */
const PAGE = 50;

/** Tabs: address value, wire value, label. */
const STATES = [
  ["active", "ACTIVE", "Active"],
  ["waiting", "WAITING", "Waiting"],
  ["blocked", "BLOCKED", "Blocked"],
] as const;

const filters = defineListFilters<typeof listCardUsers>()(() => ({
  search: text({ label: "Search", placeholder: "Number, holder, bank or player", place: "bar" }),
}));

const columns: ColumnsOf<typeof listCardUsers> = [
  {
    id: "cardNumber",
    header: "Card",
    cell: ({ cardNumber }) => (
      <bdi dir="ltr" className="font-mono text-meta font-semibold">
        {cardNumber}
      </bdi>
    ),
    text: ({ cardNumber }) => cardNumber,
    width: 170,
  },
  { id: "holderName", header: "Holder", ...textCell<Card>((row) => row.holderName), sortable: true, width: 150 },
  { id: "playerCode", header: "Player", ...playerLinkCell<Card>((row) => row), sortable: true, width: 130 },
  { id: "bankName", header: "Bank", ...textCell<Card>((row) => row.bankName), width: 130 },
  {
    id: "depositCount",
    header: "Deposits",
    ...numberCell<Card>((row) => row.depositCount),
    sortable: true,
    width: 100,
  },
  {
    id: "totalInUSD",
    header: "Paid in",
    ...amountCell<Card>(({ totalInUSD }) => ({ value: totalInUSD, currency: "USD" })),
    sortable: true,
    width: 130,
  },
  { id: "lastUsedAt", header: "Last used", ...dateCell<Card>((row) => row.lastUsedAt), sortable: true, width: 185 },
];

/** Cards of the operator's players in one status, whatever the scope. */
const cardsOf = (opId: string, status: Card["status"]) => {
  const all = rowsOf(listCardUsers, "uuid", { opId, status });
  return { ...all, query: ({ includeBrands: _brands, ...request }: ListRequest) => all.query(request) };
};

const Cards = ({ opId, status }: { opId: string; status: Card["status"] }) => (
  <ListInPanel
    label="Cards"
    source={useMemo(() => cardsOf(opId, status), [opId, status])}
    columns={columns}
    filters={filters}
    limit={PAGE}
    defaultSort={{ id: "lastUsedAt", desc: true }}
    opens={{ page: "/players/{playerCode}" }}
    empty="No cards."
  />
);

/** Deposit cards of the operator's players by status (shell §6). */
export const CardUsers = ({ opId }: { opId: string }) => {
  const [tab, setTab] = useSearchParam("cards");
  const [first, ...rest] = STATES.map(([value, status, label]) => ({
    value,
    label,
    content: <Cards opId={opId} status={status} />,
  }));
  return (
    <>
      <p className="mb-2 text-meta text-ink-muted">
        Deposit cards of players of <OperatorName opId={opId} /> across all gateways.
      </p>
      <AddressTabs label="Cards" value={tab} onValueChange={setTab} tabs={[first!, ...rest]} />
    </>
  );
};
