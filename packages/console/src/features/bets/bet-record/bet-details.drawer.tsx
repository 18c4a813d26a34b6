import { useShowBet, type components } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import { useLocation } from "react-router";
import { AppLink } from "#kit/address/app-link.tsx";
import { BetStatusBadge } from "#entities/bet/bet-status-badge.tsx";
import type { DrawerPanelProps } from "#kit/panels/define-panels.ts";
import { keptSearch } from "#kit/address/kept-search.ts";
import { PanelFoot, PanelHead } from "#kit/panels/panel-frame.tsx";
import { Missing, Record } from "#kit/records/record-states.tsx";
import { BetRecord } from "./bet-record.tsx";
import { SettleButton } from "./settle-button.tsx";

const Loaded = ({ bet }: { bet: components["schemas"]["BetDetails"] }) => {
  const { search } = useLocation();
  return (
    <>
      <PanelHead
        title="Bet Details"
        subtitle={`${bet.betId} · ${bet.player.playerCode} · ${bet.title}`}
        status={<BetStatusBadge status={bet.status} />}
      />
      <BetRecord bet={bet} level={3} />
      <PanelFoot>
        <Button asChild>
          <AppLink to={`/bets/${encodeURIComponent(bet.betId)}` + keptSearch(search)}>Open the page</AppLink>
        </Button>
        <div className="flex-1" />
        <SettleButton bet={bet} />
      </PanelFoot>
    </>
  );
};

const Shown = ({ betId, close }: { betId: string; close: () => void }) => (
  <Record noun="bet" query={useShowBet({ body: { betId } }, { staleTime: 0 })} close={close}>
    {(bet) => <Loaded bet={bet} />}
  </Record>
);

/** A bet, with the previous and the next one, and the way to its page (shell §2.3). */
export const BetDetailsDrawer = ({ params, close }: DrawerPanelProps<"bet-details">) =>
  params.bet ? <Shown betId={params.bet} close={close} /> : <Missing noun="bet" close={close} />;
