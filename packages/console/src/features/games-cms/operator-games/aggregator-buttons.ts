import type { PageButton } from "#kit/list/page-buttons.tsx";
import { ALL } from "#kit/scope/scope.ts";
import type { Session } from "#kit/session/session.ts";

/** Preselects the operator in scope, otherwise the user's own. */
const chosen = (opId: string, session: Session): { opId?: string } => {
  const own = opId === ALL ? session.opId : opId;
  return own === null ? {} : { opId: own };
};

/** Bulk switches of games by aggregator. */
export const AGGREGATOR_BUTTONS: readonly PageButton[] = [
  {
    label: "Activate games by aggregator",
    text: "Activate…",
    panel: "activate-games-by-aggregator",
    params: chosen,
    permission: "edit_games_cms",
  },
  {
    label: "Deactivate games by aggregator",
    text: "Deactivate…",
    panel: "deactivate-games-by-aggregator",
    params: chosen,
    permission: "edit_games_cms",
  },
];
