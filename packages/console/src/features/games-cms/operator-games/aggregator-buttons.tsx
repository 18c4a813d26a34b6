import { Button } from "@backoffice/ui";
import { useMemo } from "react";
import { usePublishActions } from "#kit/pages/page-actions.ts";
import { usePanels } from "#kit/panels/panels.ts";
import { ALL, useScope } from "#kit/scope/scope.ts";
import { can, lacking, useSession } from "#kit/session/session.ts";

const VERBS = {
  "activate-games-by-aggregator": "Activate",
  "deactivate-games-by-aggregator": "Deactivate",
} as const;

/** Games by aggregator, all at once; the operator of the address is chosen already. */
export const AggregatorButtons = () => {
  const panels = usePanels();
  const session = useSession();
  const { opId } = useScope();
  const actions = useMemo(() => {
    const own = opId === ALL ? session.opId : opId;
    return (Object.keys(VERBS) as (keyof typeof VERBS)[]).map((id) => ({
      verb: VERBS[id],
      label: `${VERBS[id]} games by aggregator`,
      run: () => panels.open(id, { ...(own !== null && { opId: own }) }),
    }));
  }, [panels, session, opId]);
  usePublishActions(useMemo(() => (can(session, "edit_games_cms") ? actions : []), [session, actions]));
  return actions.map(({ verb, run }) => (
    <Button key={verb} reason={lacking(session, "edit_games_cms")} onClick={run}>
      {verb}…
    </Button>
  ));
};
