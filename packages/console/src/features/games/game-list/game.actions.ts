import type { components } from "@backoffice/api-client";
import type { RowAction } from "@backoffice/ui/table";
import { Play } from "lucide-react";
import { switchActions } from "#entities/game/switch-actions.ts";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { ALL } from "#kit/scope/scope.ts";
import type { Session } from "#kit/session/session.ts";

type Game = components["schemas"]["Game"];

/** Actions of a catalogue game in its row and on its page. `opId`: operator whose site launches it. */
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
