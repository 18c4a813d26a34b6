import type { Cell } from "@backoffice/ui/table";
import { PlayerLink } from "./player-link.tsx";

type Player = { playerCode: string; username?: string | null; isTest?: boolean };

/** The cell of a player: code and name, marked when it is a test player, with the way to the player's page. */
export const playerLinkCell = <Row,>(get: (row: Row) => Player): Cell<Row> => ({
  cell: (row) => <PlayerLink {...get(row)} inCell />,
  text: (row) => get(row).playerCode,
  shrinks: true,
  beside: [{ word: "name", value: (row) => get(row).username }],
});
