import type { components } from "@backoffice/api-client";
import { useMemo } from "react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordActions } from "#kit/records/record-actions.tsx";
import { useSession } from "#kit/session/session.ts";
import { accountActions, walletActions } from "./player.actions.ts";

type Player = components["schemas"]["Player"];

/** Actions of a player on the page and in the drawer. */
export const PlayerButtons = ({ player }: { player: Player }) => {
  const panels = usePanels();
  const session = useSession();
  const actions = useMemo(() => walletActions<Player>(panels, session), [panels, session]);
  const more = useMemo(() => accountActions(panels, session), [panels, session]);
  return (
    <div className="flex flex-wrap gap-2">
      <RecordActions record={player} actions={actions} more={more} />
    </div>
  );
};
