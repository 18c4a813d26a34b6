import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { OfPlayerPanel } from "./of-player-panel.tsx";
import { TransactionHistory } from "./transaction-history.tsx";

/** The cashback that a player has withdrawn (shell §2.3, money §7). */
const CashbackWithdrawalHistory = ({ params: { player }, close }: DrawerPanelProps<"cashback-withdrawal-history">) => (
  <OfPlayerPanel title="Cashback Withdrawal History" player={player} close={close}>
    {(playerCode) => (
      <TransactionHistory
        playerCode={playerCode}
        type="CASHBACK"
        label="Cashback withdrawals"
        empty="The player has withdrawn no cashback."
      />
    )}
  </OfPlayerPanel>
);

export default CashbackWithdrawalHistory;
