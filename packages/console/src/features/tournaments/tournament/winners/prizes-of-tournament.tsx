import { listTournamentWinners } from "@backoffice/api-client";
import { useMemo } from "react";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { winnerActions } from "./winners.actions.ts";
import { winnerColumns } from "./winners.columns.tsx";

type PrizesProps = {
  tournamentId: string;
  /** Only pending prizes. */
  waiting?: boolean;
  label: string;
  empty: string;
};

const COLUMNS = winnerColumns.filter(({ id }) => id !== "tournamentTitle" && id !== "opTitle");

/** Winners of a tournament, best rank first, with the decisions on their prizes. */
export const PrizesOfTournament = ({ tournamentId, waiting = false, label, empty }: PrizesProps) => (
  <ListInPanel
    label={label}
    source={useMemo(
      () => rowsOf(listTournamentWinners, "winnerId", { tournamentId, ...(waiting && { status: "PENDING" as const }) }),
      [tournamentId, waiting],
    )}
    columns={COLUMNS}
    defaultSort={{ id: "rank", desc: false }}
    actions={winnerActions}
    opens={{ page: "/tournament/winners/{winnerId}" }}
    empty={empty}
  />
);
