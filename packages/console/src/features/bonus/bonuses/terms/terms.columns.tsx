import type { components } from "@backoffice/api-client";
import { dateCell, textCell, type Cell } from "@backoffice/ui/table";
import { amountCell } from "#entities/money/amount-cell.tsx";
import type { ListColumn } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { choiceCell } from "#kit/words/choice-cell.ts";

type Row = components["schemas"]["Bonus"] | components["schemas"]["BonusRelease"];

/** Hides a column until the user turns it on. */
export const hidden = <Column extends object>(column: Column) => ({ ...column, defaultHidden: true as const });

/** The name column, which identifies the row. */
export const nameOf = <Of extends { title: string }>(): Cell<Of> => ({
  ...textCell<Of>(({ title }) => title),
  cell: ({ title }) => (
    <bdi className="truncate font-semibold" title={title}>
      {title}
    </bdi>
  ),
});

/** Columns of prize and period. */
export const claimable = <Of extends Row>() =>
  [
    { id: "prizeType", header: "Prize", ...choiceCell<Of>(({ prizeType }) => prizeType), width: 125 },
    {
      id: "bonusAmountInUSD",
      header: "Amount",
      help: "Amount per player, or the maximum when it is a percentage of the deposit.",
      ...amountCell<Of>(({ bonusAmountInUSD }) => ({ value: bonusAmountInUSD, currency: "USD" })),
      sortable: true,
      width: 120,
    },
    {
      id: "bonusPercentage",
      header: "Share, %",
      help: "Percentage of the deposit.",
      ...numberCell<Of>(({ bonusPercentage }) => bonusPercentage),
      width: 90,
    },
    {
      id: "wagerRequirement",
      header: "Wagering",
      help: "Multiples of the bonus to stake before withdrawal.",
      ...numberCell<Of>(({ wagerRequirement }) => wagerRequirement),
      width: 80,
    },
    {
      id: "startTime",
      header: "Starts",
      ...dateCell<Of>(({ startTime }) => startTime),
      sortable: true,
      width: 175,
    },
    { id: "endTime", header: "Ends", ...dateCell<Of>(({ endTime }) => endTime), sortable: true, width: 175 },
  ] as const satisfies readonly ListColumn<Of, "bonusAmountInUSD" | "startTime" | "endTime">[];
