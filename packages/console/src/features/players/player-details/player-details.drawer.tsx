import { useGetPlayer } from "@backoffice/api-client";
import { getPlayer } from "@backoffice/api-client/shapes/players";
import { Button } from "@backoffice/ui";
import { useLocation } from "react-router";
import { AppLink } from "#kit/address/app-link.tsx";
import type { DrawerPanelProps } from "#kit/panels/define-panels.ts";
import { keptSearch } from "#kit/address/kept-search.ts";
import { PanelFoot, PanelHead } from "#kit/panels/panel-frame.tsx";
import { ContractRecord } from "#kit/contract/record/contract-record.tsx";
import { Missing, Record } from "#kit/records/record-states.tsx";

const Shown = ({ playerCode, close }: { playerCode: string; close: () => void }) => {
  const { search } = useLocation();
  return (
    <Record noun="player" query={useGetPlayer({ body: { playerCode } })} close={close}>
      {(player) => (
        <>
          <PanelHead title={player.username ?? player.playerCode} subtitle={`Player ${player.playerCode}`} />
          <ContractRecord fields={getPlayer.fields} record={player} heading={3} />
          <PanelFoot>
            <Button asChild>
              <AppLink to={`/players/${encodeURIComponent(player.playerCode)}${keptSearch(search)}`}>
                Open the page
              </AppLink>
            </Button>
          </PanelFoot>
        </>
      )}
    </Record>
  );
};

/** A player at a glance, over whatever page is open, with the way to its own page (shell §2.3, §6). */
const PlayerDetailsDrawer = ({ params, close }: DrawerPanelProps<"player-details">) =>
  params.player ? <Shown playerCode={params.player} close={close} /> : <Missing noun="player" close={close} />;

export default PlayerDetailsDrawer;
