import type { components } from "@backoffice/api-client";
import { useMemo } from "react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordActions } from "#kit/records/record-actions.tsx";
import { useSession } from "#kit/session/session.ts";
import { accountActions, walletActions } from "./player.actions.ts";

type Player = components["schemas"]["Player"];

const Buttons = ({ player }: { player: Player }) => {
  const panels = usePanels();
  const session = useSession();
  const actions = useMemo(() => walletActions<Player>(panels, session), [panels, session]);
  const more = useMemo(() => accountActions(panels, session), [panels, session]);
  return (
    <div className="mb-3 flex flex-wrap justify-end gap-2">
      <RecordActions record={player} actions={actions} more={more} />
    </div>
  );
};

/** Above the record of a player, on its page and in its drawer. */
export const playerButtons = (player: Player) => <Buttons player={player} />;
