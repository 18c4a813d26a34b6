import type { components } from "@backoffice/api-client";
import { useMemo } from "react";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordActions } from "#kit/records/record-actions.tsx";
import { useSession } from "#kit/session/session.ts";
import { accountActions, freebetAction, walletActions } from "./player.actions.ts";

type Player = components["schemas"]["Player"];

/** Actions of a player on the page and in the drawer: the frequent ones as buttons. */
export const PlayerButtons = ({ player }: { player: Player }) => {
  const panels = usePanels();
  const session = useSession();
  const [actions, more] = useMemo(() => {
    const wallet = walletActions<Player>(panels, session);
    const isFrequent = ({ id }: { id: string }) => id !== "convert";
    return [
      [...wallet.filter(isFrequent), freebetAction(panels, session)],
      [...wallet.filter((it) => !isFrequent(it)), ...accountActions(panels, session)],
    ];
  }, [panels, session]);
  return (
    <div className="flex flex-wrap gap-2">
      <RecordActions record={player} actions={actions} more={more} />
    </div>
  );
};
