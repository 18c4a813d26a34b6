import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { OfPlayerPanel } from "./of-player-panel.tsx";
import { TransactionHistory } from "./transaction-history.tsx";

/** Cashback withdrawals of a player (shell §2.3, money §7). */
export const CashbackWithdrawalHistory = ({
  params: { player },
  close,
}: DrawerPanelProps<"cashback-withdrawal-history">) => (
  <OfPlayerPanel title="Cashback Withdrawal History" player={player} close={close}>
    {(playerCode) => (
      <TransactionHistory
        playerCode={playerCode}
        type="CASHBACK"
        label="Cashback withdrawals"
        empty="No cashback withdrawals."
      />
    )}
  </OfPlayerPanel>
);
