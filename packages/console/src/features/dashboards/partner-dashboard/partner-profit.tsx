import type { components } from "@backoffice/api-client";
import { DataTable, textCell, type Column } from "@backoffice/ui/table";
import { formatPercentage } from "#kit/numbers/format-number.ts";
import { amountCell } from "#entities/money/amount-cell.tsx";

type Line = components["schemas"]["PartnerProfitLine"];

const columns: readonly Column<Line>[] = [
  {
    id: "label",
    header: "Part",
    ...textCell<Line>(({ label }) => label),
    width: 220,
    sticky: "start",
    hideable: false,
  },
  {
    id: "amountInUSD",
    header: "Whole amount",
    ...amountCell<Line>(({ amountInUSD }) => ({ value: amountInUSD, currency: "USD" })),
    amount: false,
    width: 160,
  },
  {
    id: "percentage",
    header: "Partner's share",
    cell: ({ percentage }, { locale }) => formatPercentage(percentage, locale),
    text: ({ percentage }) => String(percentage),
    align: "end",
    width: 130,
  },
  {
    id: "adjustedAmountInUSD",
    header: "Partner's part",
    ...amountCell<Line>(({ adjustedAmountInUSD }) => ({ value: adjustedAmountInUSD, currency: "USD" })),
    width: 160,
  },
];

const READY = { status: "ready" } as const;
const idOf = ({ label }: Line) => label;

/** Parts of a partner's profit, costs with a minus. */
export const PartnerProfit = ({ lines }: { lines: readonly Line[] }) => (
  <DataTable<Line> label="Profit breakdown" rows={lines} columns={columns} rowId={idOf} state={READY} bare />
);
