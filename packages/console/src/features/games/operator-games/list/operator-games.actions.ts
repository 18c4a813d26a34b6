import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Pencil, Play } from "lucide-react";
import { operatorGameKey } from "#entities/game/operator-game-key.ts";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { lacking, type Session } from "#kit/session/session.ts";

type OperatorGame = components["schemas"]["OperatorGame"];

/** Row actions of operator games. */
export const operatorGameActions = (panels: Panels, session: Session): RowAction<OperatorGame>[] => [
  {
    id: "edit",
    label: "Edit",
    icon: Pencil,
    primary: true,
    reason: () => lacking(session, "edit_operator_games"),
    onSelect: (game) => panels.open("game-details", { game: operatorGameKey(game) }),
  },
  {
    id: "launch",
    label: "Launch URL",
    icon: Play,
    onSelect: ({ gameId, title, opId }) => panels.open("launch-game-url", { gameId, title, opId }),
  },
];
