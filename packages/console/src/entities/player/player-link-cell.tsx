import { DASH } from "@backoffice/ui";
import type { Cell } from "@backoffice/ui/table";
import { PlayerLink } from "./player-link.tsx";

type Player = { playerCode: string; username?: string | null; isTest?: boolean };

/** Cell of a player: name and code, marked if it is a test player, linked to the player's page. */
export const playerLinkCell = <Row,>(get: (row: Row) => Player | null | undefined): Cell<Row> => ({
  cell: (row) => {
    const player = get(row);
    return player ? <PlayerLink {...player} inCell /> : DASH;
  },
  text: (row) => get(row)?.playerCode ?? "",
  spoken: (row) => get(row)?.username ?? undefined,
  tag: (row) => (get(row)?.isTest ? "Test" : undefined),
  summary: "identity",
  shrinks: true,
  beside: [{ word: "name", value: (row) => get(row)?.username }],
});
