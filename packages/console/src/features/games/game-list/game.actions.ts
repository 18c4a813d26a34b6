import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Play } from "lucide-react";
import { switchActions } from "#entities/game/switch-actions.ts";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { ALL } from "#kit/scope/scope.ts";
import type { Session } from "#kit/session/session.ts";

type Game = components["schemas"]["Game"];

/** What may be done with a game of the catalogue, in its row and on its page. `opId` is whose site it is launched on. */
export const gameActions = (panels: Panels, session: Session, opId: string): RowAction<Game>[] => [
  {
    id: "launch",
    label: "Launch URL",
    icon: Play,
    primary: true,
    reason: ({ hasDemo }) => (hasDemo ? undefined : "This game has no demo."),
    onSelect: ({ gameId, title }) => panels.open("launch-game-url", { gameId, title, ...(opId !== ALL && { opId }) }),
  },
  ...switchActions<Game>(panels, session, () => ALL),
];
