import { listBonusTransactions, showBonusSummary, topUpBonusWallet } from "@backoffice/api-client";
import { useNavigate } from "react-router";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { lacking, useSession } from "#kit/session/session.ts";
import { bonusFacts } from "./summary-facts.tsx";

/** A player's bonus balance, with links to its transactions and to the top-up (money §2, §3). */
export const PlayerWalletBonusDrawer = ({
  params: { player: playerCode, operator: opId, parent },
  close,
}: DrawerPanelProps<"player-wallet-bonus">) => {
  const panels = usePanels();
  const session = useSession();
  const navigate = useNavigate();
  return (
    <RecordPanel
      noun="bonus summary"
      read={showBonusSummary}
      input={playerCode && opId && { body: { opId, playerCode, parentOpId: parent ?? null } }}
      close={close}
      json={false}
      head={(summary) => ({ title: "Bonus", subtitle: `Player ${playerCode}`, figures: bonusFacts(summary) })}
      page={() => `/players/${encodeURIComponent(playerCode ?? "")}`}
      actions={() =>
        playerCode
          ? [
              {
                label: "Transactions",
                reason: lacking(session, listBonusTransactions.operation.permission),
                onClick: () => void navigate(`/bonus/transactions?playerCode=${encodeURIComponent(playerCode)}`),
              },
              {
                label: "Top up bonus",
                primary: true,
                reason: lacking(session, topUpBonusWallet.operation.permission),
                onClick: () => panels.open("topup-player-bonus", { player: { playerCode } }),
              },
            ]
          : []
      }
    >
      {() => null}
    </RecordPanel>
  );
};
