import { listBets, type components } from "@backoffice/api-client";
import type { Column } from "@backoffice/ui/table";
import { Ticket } from "lucide-react";
import { useMemo } from "react";
import type { ListFilters } from "#kit/list/filters.ts";
import { ListView } from "#kit/list/list-view.tsx";
import { usePanels } from "#kit/panels/panels.ts";
import { rowsOf } from "#kit/list/row-source.ts";
import { useSession } from "#kit/session/session.ts";
import { useList } from "#kit/list/use-list.ts";
import { betActions } from "./bets.actions.ts";

const bets = rowsOf(listBets, (bet) => bet.betId);

type BetTableProps = { columns: readonly Column<components["schemas"]["Bet"]>[]; filters: ListFilters };

/** A list of bets, the latest first. */
export const BetTable = ({ columns, filters }: BetTableProps) => {
  const panels = usePanels();
  const session = useSession();
  const list = useList(bets, { filters, columns, defaultSort: { id: "createdAt", desc: true } });
  const actions = useMemo(() => betActions(panels, session), [panels, session]);
  return (
    <ListView
      label="Bets"
      list={list}
      columns={columns}
      opens={{ panel: "bet-details", param: "bet" }}
      actions={actions}
      empty={{ icon: Ticket, title: "No bets yet", text: "A bet appears here as soon as a player places one." }}
    />
  );
};
