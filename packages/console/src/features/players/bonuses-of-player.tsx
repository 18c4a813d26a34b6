import { listPlayerBonuses } from "@backoffice/api-client";
import { dateCell, textCell } from "@backoffice/ui/table";
import { useMemo } from "react";
import { amountCell } from "#entities/money/amount-cell.tsx";
import type { RowOf } from "#kit/list/call-types.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { choiceCell } from "#kit/words/choice-cell.ts";
import { rowsOfPlayer } from "#entities/player/rows-of-player.ts";

type Bonus = RowOf<typeof listPlayerBonuses.operation>;

const columns: ColumnsOf<typeof listPlayerBonuses> = [
  { id: "title", header: "Title", ...textCell<Bonus>(({ title }) => title), sortable: true, width: 180 },
  { id: "type", header: "Type", ...choiceCell<Bonus>(({ type }) => type), sortable: true, width: 150 },
  {
    id: "bonusAmountInUSD",
    header: "Amount",
    ...amountCell<Bonus>((row) => ({ value: row.bonusAmountInUSD, currency: "USD" })),
    sortable: true,
    width: 120,
  },
  { id: "createdAt", header: "Created", ...dateCell<Bonus>((row) => row.createdAt), sortable: true, width: 175 },
];

/** Bonuses of a player, newest first; a row opens its details. */
export const BonusesOfPlayer = ({ playerCode }: { playerCode: string }) => (
  <ListInPanel
    label="Bonuses"
    source={useMemo(() => rowsOfPlayer(listPlayerBonuses, "uniqeId", playerCode), [playerCode])}
    columns={columns}
    defaultSort={{ id: "createdAt", desc: true }}
    opens={{ panel: "player-bonus-details", param: "bonus" }}
    empty="No bonuses yet. Freebets are not part of this list."
  />
);
