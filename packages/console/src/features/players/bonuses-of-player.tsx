import { listPlayerBonuses } from "@backoffice/api-client";
import { dateCell, textCell } from "@backoffice/ui/table";
import { useMemo } from "react";
import { amountCell } from "#entities/money/amount-cell.tsx";
import type { RowOf } from "#kit/list/call-types.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { rowsOf, type Asked } from "#kit/list/rows/row-source.ts";
import { ALL } from "#kit/scope/scope.ts";
import { choiceWords } from "#kit/words/choice-words.ts";

type Bonus = RowOf<typeof listPlayerBonuses.operation>;

const columns: ColumnsOf<typeof listPlayerBonuses> = [
  { id: "title", header: "Title", ...textCell<Bonus>(({ title }) => title), sortable: true, width: 180 },
  { id: "type", header: "Type", ...textCell<Bonus>(({ type }) => choiceWords(type)), sortable: true, width: 150 },
  {
    id: "bonusAmountInUSD",
    header: "Amount",
    ...amountCell<Bonus>((row) => ({ value: row.bonusAmountInUSD, currency: "USD" })),
    sortable: true,
    width: 120,
  },
  { id: "createdAt", header: "Created", ...dateCell<Bonus>((row) => row.createdAt), sortable: true, width: 175 },
];

/** Of one player, whatever operator is in scope; the call knows no filter of test players. */
const bonusesOf = (playerCode: string) => {
  const all = rowsOf(listPlayerBonuses, "uniqeId", { playerCode, opId: ALL });
  return { ...all, query: ({ isTest: _isTest, ...asked }: Asked) => all.query(asked) };
};

/** The bonuses that a player was given, the latest first; each opens its details. */
export const BonusesOfPlayer = ({ playerCode }: { playerCode: string }) => (
  <ListInPanel
    label="Bonuses"
    source={useMemo(() => bonusesOf(playerCode), [playerCode])}
    columns={columns}
    defaultSort={{ id: "createdAt", desc: true }}
    opens={{ panel: "player-bonus-details", param: "bonus" }}
    empty="The player was given no bonus."
  />
);
