import type { components, listSportFreebets } from "@backoffice/api-client";
import { booleanCell, dateCell, idCell, tagsCell, textCell } from "@backoffice/ui/table";
import { stageName } from "#entities/freebet/freebet-stage.ts";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";

type SportFreebet = components["schemas"]["SportFreebet"];

/** Columns of sport freebets (shell §2.3). */
export const freebetColumns: ColumnsOf<typeof listSportFreebets> = [
  {
    id: "id",
    header: "ID",
    ...idCell<SportFreebet>(({ id }) => id, { keep: 12 }),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 120,
  },
  { id: "name", header: "Name", ...textCell<SportFreebet>(({ name }) => name), sortable: true, width: 180 },
  {
    id: "isEnable",
    header: "Enabled",
    ...booleanCell<SportFreebet>(({ isEnable }) => isEnable),
    sortable: true,
    width: 100,
  },
  {
    id: "betAmount",
    header: "Bet Amount",
    ...amountCell<SportFreebet>(({ freebetData }) => ({
      value: freebetData.betAmount,
      currency: freebetData.currency,
    })),
    sortable: true,
    width: 120,
  },
  {
    id: "betCount",
    header: "Bet Count",
    ...numberCell<SportFreebet>(({ freebetData }) => freebetData.betCount),
    sortable: true,
    width: 105,
  },
  // The wire has epoch seconds (shell §3).
  {
    id: "fromTime",
    header: "From Date",
    ...dateCell<SportFreebet>(({ fromTime }) => fromTime * 1000),
    sortable: true,
    width: 175,
  },
  {
    id: "toTime",
    header: "To Date",
    ...dateCell<SportFreebet>(({ toTime }) => toTime * 1000),
    sortable: true,
    width: 175,
  },
  {
    id: "stage",
    header: "Stage",
    ...textCell<SportFreebet>(({ stage }) => stageName(stage)),
    sortable: true,
    width: 130,
  },
  { id: "disciplines", header: "Disciplines", ...tagsCell<SportFreebet>(({ disciplines }) => disciplines), width: 240 },
  {
    id: "currency",
    header: "Currency",
    ...textCell<SportFreebet>(({ freebetData }) => freebetData.currency),
    width: 90,
    defaultHidden: true,
  },
];
