import { showBet } from "@backoffice/api-client";
import { BetStatusBadge } from "#entities/bet/bet-status-badge.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { BetFacts } from "./bet-facts.tsx";
import { betFigures } from "./bet-figures.tsx";

/** Details of a bet, with Settle while it is open (shell §2.3). */
export const BetDetailsDrawer = ({ params: { bet: betId }, close }: DrawerPanelProps<"bet-details">) => {
  const panels = usePanels();
  const session = useSession();
  return (
    <RecordPanel
      noun="bet"
      read={showBet}
      input={betId && { body: { betId } }}
      close={close}
      head={(bet) => ({
        title: "Bet Details",
        subtitle: `${bet.betId} · ${bet.player.playerCode} · ${bet.title}`,
        status: <BetStatusBadge status={bet.status} />,
        figures: betFigures(bet),
      })}
      page={(bet) => `/bets/${encodeURIComponent(bet.betId)}`}
      actions={(bet) => [
        bet.status === "OPEN" && {
          label: "Settle…",
          primary: true,
          reason: lacking(session, "settle_bets"),
          onClick: () => panels.open("settle-open-bet", { bet }),
        },
      ]}
    >
      {(bet) => <BetFacts bet={bet} level={3} />}
    </RecordPanel>
  );
};
