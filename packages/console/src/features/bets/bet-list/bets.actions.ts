import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Gavel } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

type Bet = components["schemas"]["Bet"];

/** What may be done with a row of a list of bets. */
export const betActions = (panels: Panels, session: Session): RowAction<Bet>[] => [
  {
    id: "settle",
    label: "Settle",
    icon: Gavel,
    primary: true,
    hidden: ({ status }) => status !== "OPEN",
    reason: () => lacking(session, "settle_bets"),
    onSelect: (bet) => panels.open("settle-open-bet", { bet }),
  },
];
