import { listBets } from "@backoffice/api-client";
import { Ticket } from "lucide-react";
import type { ListFilters } from "#kit/list/state/filters.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { ListPage } from "#kit/list/list-page.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { betActions } from "./bets.actions.ts";
import { betBulk } from "./bets.bulk.ts";
import type { BetFilter } from "./bets.filters.ts";

const bets = rowsOf(listBets, "betId");

type BetTableProps = { columns: ColumnsOf<typeof listBets>; filters: ListFilters<BetFilter> };

/** A list of bets, newest first. */
export const BetTable = (looks: BetTableProps) => (
  <ListPage
    {...looks}
    label="Bets"
    source={bets}
    actions={betActions}
    bulk={betBulk}
    defaultSort={{ id: "createdAt", desc: true }}
    opens={{ panel: "bet-details", param: "bet" }}
    empty={{ icon: Ticket, text: "Bets appear here once players place them." }}
  />
);
