import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Gavel } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

type Bet = components["schemas"]["Bet"];

/** Row actions of the bet lists. */
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
